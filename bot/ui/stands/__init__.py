"""Where messages stand in Discord, and how they are brought up to date."""
