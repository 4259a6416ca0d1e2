"""Records what Yoga and Chromium make of trees: record_flexbox.py yoga|chromium|differences OUT."""
import datetime
import importlib.metadata
import json
import platform
import sys

import chromium
from flexbox_differences import DIFFERENCES
from flexbox_trees import cases
from yoga import Yoga

BLOCKS = "a rule: half an em for a character, 1.2 em rounded up for a line, baseline at 0.8 em"
YOGA = "Yoga 3.2.1 in the wheel pyyoga " + importlib.metadata.version("pyyoga")


def recorded_by_yoga(trees):
    yoga = Yoga()
    for case in trees:
        case["boxes"] = yoga.boxes(case)
    return YOGA, BLOCKS


def recorded_by_both():
    """The differences: `boxes` are Yoga's, `browser` those of Chromium."""
    trees = [{"w": 320, "h": 300, "scale": 1, "title": title, "tree": tree} for title, tree in DIFFERENCES]
    version, fonts = chromium.record(trees)
    for case in trees:
        case["browser"] = case.pop("boxes")
    recorded_by_yoga(trees)
    alike = [case["title"] for case in trees if case["boxes"] == case["browser"]]
    if alike:
        raise SystemExit("record: both agree: " + "; ".join(alike))
    return trees, YOGA + "; " + version, BLOCKS + "; " + fonts


def main():
    subject, out = sys.argv[1], sys.argv[2]
    if subject == "differences":
        trees, engine, fonts = recorded_by_both()
    elif subject == "yoga":
        trees = list(cases(600))
        engine, fonts = recorded_by_yoga(trees)
    else:
        trees = list(cases(400, is_web=True))
        engine, fonts = chromium.record(trees)
    provenance = {
        "engine": engine,
        "rules": "React Native's: Yoga with every erratum, CSS with Yoga's defaults",
        "fonts": fonts,
        "machine": platform.system() + " " + platform.machine(),
        "date": datetime.date.today().isoformat(),
        "command": "Scripts/oracles/record flexbox " + subject,
    }
    with open(out, "w") as file:
        file.write('{"provenance":' + json.dumps(provenance) + ',"cases":[\n')
        file.write(",\n".join(json.dumps(case, separators=(",", ":")) for case in trees))
        file.write("\n]}\n")


main()
