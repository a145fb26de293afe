"""The pictures of Port Royal."""
