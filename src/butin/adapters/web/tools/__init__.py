"""What makes the page's types from ours."""
