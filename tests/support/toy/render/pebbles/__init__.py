"""The pictures of Pebbles: numbers on a plain ground."""
