"""The pictures of Order of the Gilded Compass."""
