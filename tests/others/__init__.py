"""Small games that no page knows, each a package: dice with a secret card, and a grid. Roles are all that they say."""
