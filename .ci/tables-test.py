"""Random tables go through `--keep`, and come out cell by cell as Python reads them."""

import csv
import io
import json
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pandas

PROGRAM = sys.argv[1]
TABLES = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
PUZZLE = "46.1.....82.5.........9.5..29.3......1..4..8......2.96..6.2.........1.29.....3.75"
OURS = {
    ("solve", "--csv"): ["puzzle", "solution"],
    ("solve", "--csv=solution"): ["solution"],
    ("check", "--csv=valid,puzzle"): ["valid", "puzzle"],
    ("convert", "--csv"): "puzzle played name author description comment date source level url".split(),
}
ALL = {
    "solve": ["puzzle", "solution"],
    "check": "puzzle valid solutions minimal solved reason".split(),
    "convert": OURS["convert", "--csv"],
}
NAMES = ["id", "note", "note", "note_2", "solution", "level", "Name", "", " ", "a b", "é", "x,y", "#", "input_solution", "two\nlines"]
CELLS = ["", " ", "a", " a ", "0", "1.5", "#", "# a", '"', 'a"b', '""', "a,b", "a;b", "a|b", "a\tb", "two\nlines", "three\r\n\r\nlines", "Übung", "José", "none", "'"]
WIDE = ["数独", "Ω", "🦉"]


def told_apart(names):
    """The rules for names: none is empty, none comes twice, and what is in the table keeps its name."""
    found = []
    for index, name in enumerate(names):
        name = name or f"column_{index + 1}"
        number, own = 2, name
        while own in found or own != name and own in names:
            own, number = f"{name}_{number}", number + 1
        found.append(own)
    return found


def renamed(name, ours, names):
    if name not in ours:
        return name
    own, number = f"input_{name}", 2
    while own in names:
        own, number = f"input_{name}_{number}", number + 1
    return own


def table(random):
    encoding = random.choice(["utf-8", "utf-8", "utf-8-sig", "utf-16", "cp1252"])
    cells = CELLS + (WIDE if encoding.startswith("utf") else [])
    columns = random.randrange(1, 7)
    place = random.randrange(columns + 1)
    has_header = random.random() < 0.7
    names = [random.choice(NAMES) for _ in range(columns)]
    names.insert(place, random.choice(["puzzle", "Quizzes", "grid", "target" if has_header else "puzzle"]))
    if names[0].startswith("#") and names[place] == "target":
        # It would look like a comment above a table without a header.
        names[0] = "id"
    rows = []
    for _ in range(random.randrange(1, 8)):
        row = [random.choice(cells) for _ in range(columns)]
        row.insert(place, PUZZLE)
        if random.random() < 0.2 and len(row) > place + 1:
            del row[random.randrange(place + 1, len(row)) :]
        rows.append(row)
    if names[place] == "target":
        # A line of words above a line of 81 digits is a title.
        rows[0] += [""] * (columns + 1 - len(rows[0]))
    if not has_header:
        # The first row determines the number of columns, and a row that begins with # is a comment.
        rows[0] += [""] * (columns + 1 - len(rows[0]))
        for row in rows:
            row[0] = row[0] if not row[0].startswith("#") else "c" + row[0]
    text = io.StringIO()
    style = {"delimiter": random.choice(",;\t|"), "lineterminator": random.choice(["\n", "\r\n"])}
    style["quoting"] = random.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL])
    csv.writer(text, **style).writerows(([names] if has_header else []) + rows)
    text = text.getvalue()
    if random.random() < 0.2:
        text = text.rstrip("\r\n")
    # Python reads the same table.
    read = list(csv.reader(io.StringIO(text, newline=""), delimiter=style["delimiter"]))
    assert read == ([names] if has_header else []) + rows, (read, names, rows)
    return names if has_header else [""] * (columns + 1), place, rows, text.encode(encoding), encoding, style


def run(arguments, given):
    ran = subprocess.run([PROGRAM, *arguments], input=given, capture_output=True)
    assert ran.returncode == 0, (arguments, given, ran.stderr.decode())
    return ran.stdout.decode()


def check(number):
    source = random.Random(number)
    names, place, rows, given, encoding, style = table(source)
    (command, option), ours = source.choice(list(OURS.items()))
    said = ["--encoding", "cp1252"] if encoding == "cp1252" else []
    expected = told_apart(names)
    kept = [column for column in range(len(names)) if column != place or "puzzle" not in ours]
    header = ours + [renamed(expected[column], ours, expected) for column in kept]
    cells = [[(row[column] if column < len(row) else "") for column in kept] for row in rows]

    out = run([command, option, "--keep", *said], given)
    read = list(csv.reader(io.StringIO(out, newline="")))
    assert read[0] == header, (number, read[0], header, given)
    assert [row[len(ours) :] for row in read[1:]] == cells, (number, given, out)
    # pandas finds the same, and so does another command.
    frame = pandas.read_csv(io.StringIO(out, newline=""), dtype=str, keep_default_na=False, na_filter=False)
    assert frame.iloc[:, len(ours) :].values.tolist() == cells, (number, given, out)
    if "puzzle" in header or len(kept) == len(names):
        again = run(["convert", "--csv=source", "--keep"], out.encode())
        again = list(csv.reader(io.StringIO(again, newline="")))
        assert [row[1:] for row in again[1:]] == [row for row in read[1:]], (number, given, again)

    objects = [json.loads(line) for line in run([command, "--json", "--keep", *said], given).splitlines()]
    for row, found in zip(rows, objects, strict=True):
        for column, name in enumerate(expected):
            if column != place:
                value = found.get(renamed(name, ALL[command], expected))
                assert value == (row[column] if column < len(row) else ""), (number, name, found)


with ThreadPoolExecutor(4) as pool:
    list(pool.map(check, range(TABLES)))
print(f"{TABLES} tables came out as they went in")
