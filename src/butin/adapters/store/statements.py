"""What is said to PostgreSQL. A batch of entries is one statement, so it is kept as a whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from butin.room.ports import Row

VERSIONS = """
    SELECT pg_advisory_xact_lock({lock});
    CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL);
    INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT FROM schema_version);
"""

# First entries, with their tables.
OPEN = """
    WITH batch AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::bigint[], $8::text[],
            $9::int[], $10::text[], $11::int[], $12::int[], $13::text[], $14::text[]
        ) AS b ("table", n, entry, phase, free, due, touched, keeper, played, game, seats, public, "join", watch)
    ), kept AS (
        INSERT INTO entries SELECT "table", n, entry FROM batch ORDER BY 1 ON CONFLICT DO NOTHING RETURNING "table", n
    ), listed AS (
        INSERT INTO tables (id, game, phase, public, free, seats, due, touched, "join", watch, keeper, played)
        SELECT "table", game, phase, public, free, seats, due, touched, "join", watch, keeper, played
        FROM batch JOIN kept USING ("table", n)
    )
    SELECT * FROM kept
"""

# Each entry only if the one before it is there and its own place is empty. Tables are locked in one order for all,
# so that two servers never wait for each other, and one that is being removed gets no more entries.
APPEND = """
    WITH batch AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::bigint[], $8::text[],
            $9::int[], $10::text[], $11::int[]
        ) WITH ORDINALITY AS b ("table", n, entry, phase, free, due, touched, keeper, played, game, seats, place)
    ), held AS (
        SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE
    ), kept AS (
        INSERT INTO entries
        SELECT batch."table", batch.n, batch.entry FROM batch JOIN held ON held.id = batch."table"
        WHERE EXISTS (SELECT FROM entries e WHERE e."table" = batch."table" AND e.n = batch.n - 1)
        ORDER BY 1, 2, batch.place
        ON CONFLICT DO NOTHING RETURNING "table", n
    ), listed AS (
        UPDATE tables SET
            phase = batch.phase, free = batch.free, due = batch.due, touched = batch.touched, keeper = batch.keeper,
            played = batch.played, game = batch.game, seats = batch.seats
        FROM batch JOIN kept USING ("table", n) WHERE tables.id = batch."table"
    )
    SELECT * FROM kept
"""
THERE = 'SELECT "table", n, entry FROM entries JOIN unnest($1::text[], $2::int[]) AS b ("table", n) USING ("table", n)'

READ = 'SELECT entry FROM entries WHERE "table" = $1 AND n > $2 ORDER BY n'
FIND = """
    SELECT id, 'join' FROM tables WHERE "join" = $1
    UNION ALL SELECT id, 'watch' FROM tables WHERE watch = $1
    UNION ALL SELECT id, 'code' FROM tables WHERE code = $1 AND code <> '' AND touched > $2
"""
LENT = """
    SELECT coalesce((SELECT code FROM tables WHERE id = $1 AND touched > $2), ''),
        (SELECT count(*) FROM tables WHERE code <> '' AND touched > $2)
"""

# The own row is held before any other, and rows that somebody else holds are passed over: nobody waits in a circle.
HOLD = "SELECT FROM tables WHERE id = $1 FOR NO KEY UPDATE"
END_CODES = """
    UPDATE tables SET code = '' WHERE id IN (
        SELECT id FROM tables WHERE code <> '' AND touched <= $1 FOR NO KEY UPDATE SKIP LOCKED
    )
"""
LEND = """
    UPDATE tables SET code = $1, touched = greatest(touched, $4) WHERE id = $3 AND code = $2 RETURNING id
"""
WAITING = """
    SELECT id, game, free, seats, touched FROM tables
    WHERE public = 1 AND free > 0 AND ($1 = '' OR game = $1) ORDER BY touched DESC LIMIT 2000
"""
DUE = """
    (SELECT id, keeper FROM tables WHERE due > 0 AND due <= $1 ORDER BY due LIMIT 1000)
    UNION ALL
    (SELECT id, keeper FROM tables WHERE keeper <> '' AND keeper <> ALL ($2::text[]) ORDER BY keeper LIMIT 100)
"""
UNTOUCHED = "SELECT id FROM tables WHERE touched < $1 LIMIT 100"
UNPLAYED = "SELECT id FROM tables WHERE touched < $1 AND played = 0 AND keeper = '' LIMIT 100"
LATEST = """
    SELECT id, coalesce((SELECT max(n) FROM entries WHERE "table" = id), 0) FROM unnest($1::text[]) AS asked (id)
"""
REMOVE = "DELETE FROM tables WHERE id = $1 RETURNING id"
REMOVE_UNPLAYED = "DELETE FROM tables WHERE id = $1 AND played = 0 AND keeper = '' RETURNING id"
REMOVE_ENTRIES = 'DELETE FROM entries WHERE "table" = $1'

# The database's own clock, because those of the servers differ.
BEAT = """
    WITH clock AS (
        SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now
    ), me AS (
        INSERT INTO servers SELECT $1, now FROM clock ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
    ), forgotten AS (
        DELETE FROM servers USING clock WHERE seen < now - 3600000 AND id <> $1
    )
    SELECT id FROM servers, clock WHERE seen > now - $2::bigint AND id <> $1 UNION ALL SELECT $1
"""
GOODBYE = "DELETE FROM servers WHERE id = $1"


def batches(rows: Sequence[Row], texts: list[str]) -> Iterator[tuple[str, tuple[list[Any], ...]]]:
    """The statements for a batch: one for new tables, one for all others."""
    first = [_row(row, text) for row, text in zip(rows, texts, strict=True) if row.n == 1]
    later = [_row(row, text) for row, text in zip(rows, texts, strict=True) if row.n > 1]
    for statement, batch in ((OPEN, first), (APPEND, later)):
        if batch:
            yield statement, tuple(list(column) for column in zip(*batch, strict=True))


def _row(row: Row, text: str) -> tuple[Any, ...]:
    said = row.listing
    assert said is not None, "others write there, too: each entry says it"
    names = ("phase", "free", "due", "touched", "keeper", "played", "game", "seats")
    changing = [said[name] for name in names]
    if row.n > 1:
        return (row.table, row.n, text, *changing)
    links = (said["tokens"]["join"], said["tokens"]["watch"])
    return (row.table, row.n, text, *changing, int(said["public"]), *links)
