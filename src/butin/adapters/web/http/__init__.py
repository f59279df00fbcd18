"""HTTP: every route, what it answers, and the page."""
