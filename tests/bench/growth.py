# SPDX-License-Identifier: GPL-3.0-or-later
"""The same requests to a company that began yesterday and to one with years behind it, in turn."""
import statistics

from rounds import counted, run_wrk

LIMIT = 1.3  # times as long as in the young company
CONNECTIONS = 8


def measure_growth(young, old, operation, options):
    """How much longer a request takes the older company: of each round, and of their median."""
    rounds = []
    for number in range(options.rounds):
        pair = [(young, []), (old, [])]
        for server, figures in pair[::-1 if number % 2 else 1]:
            figures.append(counted(server, operation, run_wrk, operation.lua(server), CONNECTIONS, options.seconds)["perSecond"])
        rounds.append([figures[0] for _, figures in pair])
    ratios = [round(before / after, 3) for before, after in rounds]
    ratio = round(statistics.median(ratios), 2)
    return {"connections": CONNECTIONS, "orders": [young.orders, old.orders], "ratio": ratio, "limit": LIMIT, "holds": ratio <= LIMIT,
            "ratios": ratios, "perSecond": [round(statistics.median(each)) for each in zip(*rounds)]}


def growth_line(name, figures):
    young, old = figures["orders"]
    verdict = f"limit {figures['limit']}" + ("" if figures["holds"] else ", above")
    return (f"{name:7} c={figures['connections']:<3} {young} orders {figures['perSecond'][0]}/s, {old} orders "
            f"{figures['perSecond'][1]}/s: {figures['ratio']:.2f} times as long "
            f"[{min(figures['ratios']):.2f} to {max(figures['ratios']):.2f}] ({verdict})")
