"""What a liar gains: press by press, until it is found out, and after that. It races with a fibre, a wifi and a 4g."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from statistics import fmean, median

from bench.race.cheats import Cheat
from bench.race.course import NO_FAULT, Fault, Player, run, seated
from bench.race.lines import FIBRE, MOBILE, WIFI, Net, noise
from bench.race.tally import quantile
from kit.parallel import spread

AT = [1, 5, 10, 20, 40]  # presses
PRESSES = 42
LONGEST = 10 * PRESSES  # races of a match: who is always too late presses in vain
NEVER = 999
ENOUGH = 100  # presses


@dataclass(frozen=True)
class Trial:
    """A cheat on a line, for some matches."""

    net: Net
    cheat: Cheat
    matches: int
    seed: str
    fault: Fault = NO_FAULT


@dataclass
class Spoils:
    """What it got out of it."""

    net: str = ""
    cheat: str = ""
    races: int = 0
    wins: int = 0
    presses: int = 0
    strikes: int = 0
    gains: list[list[float]] = field(default_factory=lambda: [[] for _ in range(PRESSES)])  # ms, press by press
    flagged: list[int] = field(default_factory=list)  # at which press
    before: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)

    def gain(self, press: int) -> float:
        """At about this press."""
        near = self.gains[:1] if press == 1 else self.gains[press - 3 : press + 2]
        return fmean([gain for gains in near for gain in gains] or [0.0])

    @property
    def within_20(self) -> float:
        """Per cent of the matches in which it was found out by then."""
        return 100.0 * sum(press <= 20 for press in self.flagged) / len(self.flagged)

    @property
    def gain_after(self) -> float:
        """Once flagged; where that hardly ever happens, there is nothing to be told."""
        return fmean(self.after) if len(self.after) >= ENOUGH else 0.0

    def row(self) -> dict[str, object]:
        found = median(self.flagged)
        return {
            "line": self.net,
            "cheat": self.cheat,
            "share_%": round(100.0 * self.wins / self.races, 1),
            **{f"gain_at_{press}": round(self.gain(press), 1) for press in AT},
            "p95_unflagged": round(quantile(self.before, 0.95), 1),
            "strikes_%": round(100.0 * self.strikes / max(1, self.presses), 1),
            "flagged_at": "never" if found >= NEVER else int(found),
            "within_20_%": round(self.within_20),
            "gain_flagged": round(self.gain_after, 1) if len(self.after) >= ENOUGH else "",
        }


def tried(trial: Trial) -> Spoils:
    chance = Random(trial.seed)  # noqa: S311
    pool = noise(chance)
    spoils = Spoils(trial.net.name, trial.cheat.name)
    for _ in range(trial.matches):
        players = seated([trial.net, FIBRE, WIFI, MOBILE], chance, pool)
        players[0].cheat = trial.cheat
        spoils.flagged.append(_match(spoils, players, chance, pool, trial.fault))
    return spoils


def all_tried(trials: list[Trial]) -> list[Spoils]:
    return spread(tried, trials)


def _match(spoils: Spoils, players: list[Player], chance: Random, pool: list[float], fault: Fault) -> int:
    """Until it has pressed so often; the press at which it was flagged."""
    press, flagged = 0, NEVER
    for _ in range(LONGEST):
        if press == PRESSES:
            break
        before = players[0].habit
        ran = run(players, chance, pool, fault)
        spoils.races += 1
        spoils.wins += ran.winner == 0
        mine = [one for one in ran.race.decided if one.seat == 0]
        if not mine:
            continue
        gain = ran.presses[0].truth - mine[0].measured
        spoils.gains[press].append(gain)
        press += 1
        after = players[0].habit
        spoils.presses += 1
        spoils.strikes += bool(after.strikes and after.strikes[-1])
        (spoils.after if before.flagged else spoils.before).append(gain)
        if after.flagged and not before.flagged:
            flagged = press
    return flagged
