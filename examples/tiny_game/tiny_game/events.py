"""What Tiny tells: every kind of event with its values."""

from butin.core.events import NUMBERS, SEAT, SEATS, Kinds, number

EVENTS: Kinds = {
    "dealt": {"seat": SEAT, "cards": NUMBERS},
    "laid": {"seat": SEAT, "card": number(1, 12)},
    "coin": {"seat": SEAT},
    "ended": {"winners": SEATS},
}
