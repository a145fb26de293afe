"""Commands and buttons, one module per area; every module here with a `setup` function is loaded."""
