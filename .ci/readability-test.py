"""Measures the texts of the lessons, see readability-test.

Usage: readability-test.py FILE..., Fluent files with the messages of lessons and their tasks.
"""

import re
import sys
from collections import defaultdict

import textstat

MAX_AVERAGE = 15
MAX_WORDS = 25
MAX_GRADE = 5


def messages(text):
    """Yields the key, the attribute and the text of each message; the attribute of a message itself is empty."""
    key = ""
    for line in text.splitlines():
        if found := re.match(r"([a-z][a-z0-9-]*) = (.*)", line):
            key = found[1]
            yield key, "", found[2]
        elif found := re.match(r"    \.([a-z0-9-]+) = (.*)", line):
            yield key, found[1], found[2]


def lessons(files):
    """Returns the texts of each lesson. A lesson is a message with a goal; what is fixed belongs to none."""
    found = [message for file in files for message in messages(open(file, encoding="utf-8").read())]
    names = {key for key, attribute, _ in found if attribute == "goal"}
    texts = defaultdict(list)
    for key, attribute, text in found:
        owners = [name for name in names if key == name or key.startswith(name + "-")]
        is_title = key in names and not attribute
        if owners and not is_title:
            # A puzzle to be typed is one word.
            texts[max(owners, key=len)].append(re.sub(r"`[^`]*`", "line", text))
    return texts


def sentences(text):
    """Splits a text at the ends of sentences, which may be within quotation marks."""
    return [part for part in re.split(r"(?<=[.!?:])”?\s+|(?<=[.!?]”)\s+", text) if part]


def main():
    texts = lessons(sys.argv[1:])
    assert len(texts) > 20, f"only {len(texts)} lessons"
    is_fine = True
    for name, parts in texts.items():
        every = [(len(re.findall(r"[\w'’-]+", part)), part) for text in parts for part in sentences(text)]
        average = sum(words for words, _ in every) / len(every)
        longest, sentence = max(every)
        grade = textstat.flesch_kincaid_grade(" ".join(parts))
        print(f"{name:12} {average:5.1f} words, at most {longest:2}, grade {grade:4.1f}")
        if average > MAX_AVERAGE or longest > MAX_WORDS or grade > MAX_GRADE:
            print(f"  too hard: {sentence}", file=sys.stderr)
            is_fine = False
    sys.exit(0 if is_fine else 1)


main()
