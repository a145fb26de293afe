"""From a custom id to a reply: who asks, within what bounds, which handler, how it is answered."""
