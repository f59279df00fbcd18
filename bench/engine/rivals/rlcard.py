"""RLCard, in its own environment: random moves a second of gin rummy."""

import json
import sys
from time import process_time

sys.path.pop(0)  # this folder, whose files are called like the packages
import rlcard
from rlcard.agents import RandomAgent

env = rlcard.make("gin-rummy")
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
moves, start = 0, process_time()
while process_time() - start < 1:
    trajectories, _ = env.run(is_training=False)
    moves += sum(len(one) // 2 for one in trajectories)
value = round(moves / (process_time() - start))
print(json.dumps({"figures": [{"what": "RLCard gin rummy, random moves a second", "value": value}]}))
