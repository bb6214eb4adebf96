"""New boards have one solution: each is read from our own form, without the program, and its solutions are counted by CP-SAT."""

import json
import re
import subprocess
import sys
import time

from ortools.sat.python import cp_model

PLAIN = ["4", "6", "8", "9", "12"]
RULES = ["killer", "jigsaw", "x", "windoku", "anti-knight"]
MIXED = [f"{one}+{other}" for at, one in enumerate(RULES) for other in RULES[at + 1 :]]


def cells(text):
    return [(int(row) - 1, int(column) - 1) for row, column in re.findall(r"r(\d+)c(\d+)", text)]


def read(text):
    """The houses, the cages with their sums, whether knights' moves differ, and the givens."""
    side = int(re.search(r"\bside: (\d+)", text)[1])
    lines = range(side)
    houses = [[(row, column) for column in lines] for row in lines]
    houses += [[(row, column) for row in lines] for column in lines]
    if "regions: Boxes" in text:
        height = max(size for size in lines if size and side % size == 0 and size * size <= side)
        width = side // height
        houses += [
            [(top + row, left + column) for row in range(height) for column in range(width)]
            for top in range(0, side, height)
            for left in range(0, side, width)
        ]
    else:
        rows = re.findall(r'"(\w+)"', re.search(r"regions: Map\(\[(.*?)\]\)", text, re.S)[1])
        for letter in sorted(set("".join(rows))):
            houses.append([(row, column) for row in lines for column in lines if rows[row][column] == letter])
    sums = []
    known = r'\(\s*kind: (\w+),\s*cells: "([^"]*)",\s*(?:sum: (\d+),\s*)?\)'
    for _, names, total in re.findall(known, text):
        houses.append(cells(names))
        if total:
            sums.append((cells(names), int(total)))
    knights = "Everywhere(Knight)" in text
    assert knights == ("relations" in text) and "allowed" not in text and " sums:" not in text
    givens = re.search(r"givens: \[(.*?)\]", text, re.S)
    rows = [row.split() for row in re.findall(r'"([^"]*)"', givens[1])] if givens else []
    return side, houses, sums, knights, {
        (row, column): int(value) for row, line in enumerate(rows) for column, value in enumerate(line) if value != "."
    }


def model_of(text):
    side, houses, sums, knights, givens = read(text)
    model = cp_model.CpModel()
    value = {
        (row, column): model.new_int_var(1, side, f"r{row}c{column}") for row in range(side) for column in range(side)
    }
    for house in houses:
        model.add_all_different([value[cell] for cell in house])
    for cage, total in sums:
        model.add(sum(value[cell] for cell in cage) == total)
    if knights:
        for row, column in value:
            for other in [(row + 1, column + 2), (row + 1, column - 2), (row + 2, column + 1), (row + 2, column - 1)]:
                if other in value:
                    model.add(value[row, column] != value[other])
    for cell, given in givens.items():
        model.add(value[cell] == given)
    return model, value


def check(kind, record):
    """Why the puzzle is wrong; None if it is right."""
    model, value = model_of(record["puzzle"])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 2
    # Check that the given solution is right, and search for another one.
    told = record["solution"]
    told = [int(digit) for digit in told] if isinstance(told, str) else told
    for (cell, variable), digit in zip(value.items(), told):
        model.add_hint(variable, digit)
    fixed = model.clone()
    for index, digit in enumerate(told):
        fixed.add(fixed.get_int_var_from_proto_index(index) == digit)
    if solver.solve(fixed) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return "the solution breaks a rule"
    differs = []
    for index, (variable, digit) in enumerate(zip(value.values(), told)):
        same = model.new_bool_var(f"same{index}")
        model.add(variable == digit).only_enforce_if(same)
        model.add(variable != digit).only_enforce_if(same.negated())
        differs.append(same.negated())
    model.add_bool_or(differs)
    status = solver.solve(model)
    return None if status == cp_model.INFEASIBLE else f"another solution: {solver.status_name(status)}"


def main():
    program = sys.argv[1]
    counts = [int(count) for count in sys.argv[2:]] + [10_000, 300, 20][len(sys.argv) - 2 :]
    small = PLAIN + RULES + MIXED
    each = -(-counts[0] // len(small))
    wanted = [(kind, each) for kind in small] + [("16", counts[1]), ("25", counts[2])]
    wrong = 0
    for kind, count in wanted:
        if not count:
            continue
        start = time.monotonic()
        command = [program, "generate", "--board", kind, "--seed", "2026", "-n", str(count), "--json"]
        made = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
        took = (time.monotonic() - start) / count
        if len(made) != count:
            sys.exit(f"FAILED: {kind}: {len(made)} boards in place of {count}")
        reasons = [(record["seed"], check(kind, record)) for record in map(json.loads, made)]
        for seed, reason in reasons:
            if reason:
                wrong += 1
                print(f"FAILED: {kind}, seed {seed}: {reason}", file=sys.stderr)
        print(f"ok: {count} of {kind}, {took:.3f} s each to make", flush=True)
    if wrong:
        sys.exit(f"{wrong} boards are wrong")


main()
