"""PettingZoo, in its own environment: random moves a second of a small card game."""

import json
import random
import sys
from time import process_time

sys.path.pop(0)  # this folder, whose files are called like the packages
from pettingzoo.classic import leduc_holdem_v4

env = leduc_holdem_v4.env()
moves, start = 0, process_time()
while process_time() - start < 1:
    env.reset(seed=moves)
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = [action for action, open_ in enumerate(seen["action_mask"]) if open_]
        env.step(random.choice(legal))
        moves += 1
value = round(moves / (process_time() - start))
print(json.dumps({"figures": [{"what": "PettingZoo Leduc hold'em, random moves a second", "value": value}]}))
