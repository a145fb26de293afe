"""What several tests use: games with their variants, positions, builders."""
