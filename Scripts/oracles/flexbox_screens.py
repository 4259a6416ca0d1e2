"""Makes screens of 25 boxes whose layout is timed: flexbox_screens.py COUNT writes them as JSON.

A list of four rows: a picture, a title above a line of details, an amount. Each at twelve text sizes.
"""
import json
import random
import sys

from flexbox_trees import WORDS

SIZES = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]


def screen(seed, size):
    chooser = random.Random(seed)

    def text(count, share):
        words = " ".join(chooser.choice(WORDS) for _ in range(count))
        return {"s": {}, "t": words, "z": round(size * share)}

    rows = []
    for _ in range(4):
        column = {"s": {"flexGrow": 1, "flexShrink": 1, "flexBasis": 0, "rowGap": 2}, "c": [text(3, 1), text(5, 0.75)]}
        amount = {"s": {}, "t": f"£{chooser.randint(1, 99999) / 100}", "z": size}
        style = {"flexDirection": "row", "alignItems": "center", "padding": 16, "columnGap": 12}
        rows.append({"s": style, "c": [{"s": {"width": 40, "height": 40}}, column, amount]})
    return {"s": {}, "c": rows}


def screens(count):
    return [
        {"w": 375, "h": None, "scale": 2, "tree": screen(seed, size)} for seed in range(count) for size in SIZES
    ]


if __name__ == "__main__":
    cases = [dict(case, boxes=[]) for case in screens(int(sys.argv[1]))]
    json.dump({"provenance": {}, "cases": cases}, sys.stdout)
