"""One folder per game; a folder's presence registers its pictures (see `render.registry`)."""
