"""The pictures of Waters of Nereus."""
