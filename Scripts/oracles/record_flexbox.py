"""Records what Yoga and Chromium make of the trees in flexbox_trees.py: record_flexbox.py yoga|chromium OUT."""
import datetime
import importlib.metadata
import json
import platform
import sys

from flexbox_trees import cases

COUNTS = {"yoga": 600, "chromium": 300}


def main():
    engine, out = sys.argv[1], sys.argv[2]
    trees = list(cases(COUNTS[engine], is_web=engine == "chromium"))
    if engine == "yoga":
        from yoga import Yoga

        yoga = Yoga()
        for case in trees:
            case["boxes"] = yoga.boxes(case)
        version = "Yoga in the wheel pyyoga " + importlib.metadata.version("pyyoga")
        fonts = "a rule: half an em for a character, 1.2 em rounded up for a line, baseline at 0.8 em"
    else:
        from chromium import record

        version, fonts = record(trees)
    provenance = {
        "engine": version,
        "errata": "all, as React Native sets" if engine == "yoga" else "none: CSS with React Native's defaults",
        "fonts": fonts,
        "machine": platform.system() + " " + platform.machine(),
        "date": datetime.date.today().isoformat(),
        "command": "Scripts/oracles/record flexbox " + engine,
    }
    with open(out, "w") as file:
        file.write('{"provenance":' + json.dumps(provenance) + ',"cases":[\n')
        file.write(",\n".join(json.dumps(case, separators=(",", ":")) for case in trees))
        file.write("\n]}\n")


main()
