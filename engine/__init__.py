"""The rules of every game: pure functions over plain state.

Nothing here reads a clock, a file outside the package, a socket or the operating system's randomness.
"""
