"""One module for each page, card or form that people see."""
