"""The phases of a turn: discover, trade and hire; and the expeditions that fit into both."""
