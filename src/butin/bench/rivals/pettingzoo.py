"""PettingZoo, in its own environment: random moves a second of a card game."""

import json
import random
import sys
from time import process_time

sys.path.pop(0)  # this folder, whose files are called like the packages
from pettingzoo.classic import gin_rummy_v4

env = gin_rummy_v4.env()
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
print(json.dumps({"figures": [{"what": "PettingZoo gin rummy, random moves a second", "value": value}]}))
