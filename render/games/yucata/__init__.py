"""The pictures of Yucata': the causeway to the sun temple."""
