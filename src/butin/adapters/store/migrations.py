"""The schema, step by step. A step that was released is never changed; new steps run on existing files too."""

from __future__ import annotations

STEPS = [
    """
    CREATE TABLE entries (
        "table" TEXT NOT NULL,
        n INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY ("table", n)
    );
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        phase TEXT NOT NULL,
        public INTEGER NOT NULL,
        free INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        due BIGINT NOT NULL,
        touched BIGINT NOT NULL,
        "join" TEXT NOT NULL UNIQUE,
        watch TEXT NOT NULL UNIQUE
    );
    CREATE INDEX tables_due ON tables (due) WHERE due > 0;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE INDEX tables_waiting ON tables (game, touched) WHERE public = 1 AND free > 0;
    """,
    """
    ALTER TABLE tables ADD COLUMN keeper TEXT NOT NULL DEFAULT '';
    CREATE INDEX tables_keeper ON tables (keeper) WHERE keeper <> '';
    CREATE TABLE servers (id TEXT PRIMARY KEY, seen BIGINT NOT NULL);
    """,
    """
    ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET played = 1 WHERE EXISTS (
        SELECT 1 FROM entries WHERE entries."table" = tables.id AND entry LIKE '%"kind":"moved"%'
    );
    UPDATE tables SET free = 0 WHERE keeper = '';
    """,
    """
    ALTER TABLE tables ADD COLUMN code TEXT NOT NULL DEFAULT '';
    CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '';
    """,
]


def script(version: int) -> str:
    """All that a file of that schema needs, as one transaction of SQLite."""
    return f"BEGIN; {''.join(STEPS[version:])} PRAGMA user_version = {len(STEPS)}; COMMIT;"
