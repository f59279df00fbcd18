"""OpenSpiel, in its own environment: its IS-MCTS in C++ on hearts, and random moves of its card games from Python."""

import json
import random
import sys
from time import process_time

sys.path.pop(0)  # this folder, whose files are called like the packages
import pyspiel

SIMULATIONS, SEARCHES = 1000, 8


def searched() -> float:
    game = pyspiel.load_game("hearts")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        1, evaluator, 2.0, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )
    state, spent, searches = game.new_initial_state(), 0.0, 0
    while searches < SEARCHES:
        if state.is_chance_node():
            state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
            continue
        start = process_time()
        action = bot.step(state)
        spent += process_time() - start
        searches += 1
        state.apply_action(action)
    return SIMULATIONS * SEARCHES / spent


def random_moves(name: str) -> float:
    game, moves, start = pyspiel.load_game(name), 0, process_time()
    while process_time() - start < 1:
        state = game.new_initial_state()
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
    return moves / (process_time() - start)


rows = [{"what": "OpenSpiel IS-MCTS in C++, hearts, iterations a second", "value": round(searched())}]
rows += [
    {"what": f"OpenSpiel {name}, random moves a second", "value": round(random_moves(name))}
    for name in ("hearts", "gin_rummy")
]
print(json.dumps({"figures": rows}))
