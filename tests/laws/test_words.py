"""One idea a word: a public name stands in one file, or it is said here why it stands in more."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SRC = Path(__file__).parents[2] / "src/butin"
MOST = 0.10  # of all public functions and classes; methods are called by what they belong to
# what is said is described by the name of what it is about
DESCRIPTIONS = ["room/entries.py", "room/fields.py", "room/wishes.py", "room/telling/messages.py"]

VERB = "a verb of the command line, and what it does"
SIDE = "the server's half, and that of a program which joins"
WISH = "what is wished for has the name of the wish"
KIND = "what an entry does has the name of its kind"
PLAINLY = "built once more, plainly, to compare"
TWICE = {
    "Page": "what a browser loads, and who looks at a table in tests",
    "Played": "a match that counts for a size, and a move in a journal",
    "Question": "to the people at a table, and to those who look back",
    "Reader": "of HTTP, and of JSON",
    "Screen": "a television, and a terminal",
    "Seat": SIDE,
    "Socket": "a port, and what is behind it",
    "Thought": "of a search, and of a bot at a table",
    "Update": "of a seat, and of the whole table",
    "answer": f"to a question: {WISH}; what a walk comes to, for asyncio; and for those who look back",
    "answered": f"{KIND}; and what a server says to a program",
    "by_seat": "read, and written",
    "checked": "a wish for a table, and a copy of a file",
    "choose": "a move, and which form of the sources runs",
    "close": f"{WISH}; and the window of a race",
    "count": "many games between bots, and a number on a table",
    "digest": "what is kept of a secret, in the simulated room too; and of the sources",
    "games": "of the library, of the command that lists them, and of what a shell suggests",
    "known": "what a seat may know, and what scenarios may name",
    "listed": "a list as it is read: a position's, and a scenario's",
    "named": f"{KIND}; and a word as it is read",
    "options": "that a command takes, and that a shell suggests",
    "play": VERB,
    "replay": f"{VERB}; and the race of a log",
    "run": "a scenario, with its texts or without, and a command",
    "say": f"{WISH}; and in a terminal",
    "serve": VERB,
    "settle": "options, and a race",
    "think": "in the pool, and at a race",
    "verify": VERB,
    "views": PLAINLY,
    "write": "JSON for the wire, for the laws, and the log of a race",
}

DEFINED = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def homes(sources: dict[str, str]) -> dict[str, list[str]]:
    """In which files each public function and class stands; `main` is what a file does when it is run."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, text in sources.items():
        for node in ast.parse(text).body:
            if isinstance(node, DEFINED) and not node.name.startswith("_") and node.name != "main":
                found[node.name].append(path)
    return found


def homonyms(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: files for name, files in sorted(found.items()) if len(set(files)) > 1}


def ours() -> dict[str, str]:
    """All but the games: each has the words of its rules."""
    paths = {path.relative_to(SRC).as_posix(): path for path in sorted(SRC.rglob("*.py"))}
    return {
        name: path.read_text("utf-8")
        for name, path in paths.items()
        if not name.startswith("games/") and name not in DESCRIPTIONS
    }


def test_a_name_that_stands_in_two_files_has_a_reason() -> None:
    twice = homonyms(homes(ours()))
    new = {name: files for name, files in twice.items() if name not in TWICE}
    assert not new, "find another word, or say in TWICE why this one has two ideas"
    assert sorted(TWICE) == sorted(twice), "what stands in one file needs no reason"


def test_few_names_stand_in_two_files() -> None:
    found = homes(ours())
    twice, all_of_them = (sum(map(len, names.values())) for names in (homonyms(found), found))
    share = twice / all_of_them
    assert share <= MOST, f"{share:.1%} of {all_of_them}"


def test_a_homonym_is_found() -> None:
    found = homes(
        {
            "room/one.py": "def sit(): ...\ndef main(): ...\nclass Chair:\n def hear(self): ...\ndef _own(): ...",
            "room/other.py": "class sit: ...\ndef main(): ...\nclass Table:\n def hear(self): ...\ndef _own(): ...",
        }
    )
    assert homonyms(found) == {"sit": ["room/one.py", "room/other.py"]}
    assert sum(map(len, found.values())) == 4
