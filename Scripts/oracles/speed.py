"""Times Yoga and Chromium on trees: speed.py TREES.json prints microseconds for one layout of one tree.

Yoga's nodes exist already and only its texts have changed. Chromium builds its elements, lays them out
and answers with all boxes.
"""
import ctypes
import json
import math
import pathlib
import subprocess
import sys
import tempfile

import chromium
from yoga import Yoga

ROUNDS = 5


class Text(ctypes.Structure):
    _fields_ = [
        ("count", ctypes.c_int), ("lineHeight", ctypes.c_int), ("size", ctypes.c_float),
        ("scale", ctypes.c_float), ("words", ctypes.c_int * 32),
    ]


class TimedYoga(Yoga):
    """Yoga with a measure function in C, so that no time is Python's."""

    def __init__(self):
        super().__init__()
        folder = pathlib.Path(tempfile.mkdtemp())
        source = pathlib.Path(__file__).with_name("yoga_speed.c")
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", source, "-o", folder / "speed.so", "-lm"], check=True)
        self.speed = ctypes.CDLL(str(folder / "speed.so"))
        self.speed.seconds.restype = ctypes.c_double
        self.texts = []

    def measure(self, node, tree):
        words = [len(word) for word in tree["t"].split(" ")]
        text = Text(len(words), math.ceil(1.2 * tree["z"]), tree["z"], self.scale, (ctypes.c_int * 32)(*words))
        self.keep.append(text)
        self.texts.append(node)
        self.c.YGNodeSetContext(node, ctypes.byref(text))
        self.c.YGNodeSetMeasureFunc(node, self.speed.measureNode)

    def seconds(self, case, rounds):
        self.scale, self.keep, self.texts = case["scale"], [], []
        self.c.YGConfigSetPointScaleFactor(self.config, ctypes.c_float(self.scale))
        root = self.build(case["tree"], [])
        nodes = (ctypes.c_void_p * len(self.texts))(*[node.value for node in self.texts])
        result = self.speed.seconds(
            root, nodes, len(self.texts), ctypes.c_float(case["w"]), rounds, self.c.YGNodeGetContext,
            self.c.YGNodeMarkDirty, self.c.YGNodeCalculateLayout)
        self.c.YGNodeFreeRecursive(root)
        return result


def yoga_time(cases):
    yoga = TimedYoga()
    times = [sum(yoga.seconds(case, 20) for case in cases) / len(cases) for _ in range(ROUNDS)]
    return min(times) * 1e6


def chromium_time(cases):
    timed = "(() => { const times = []; for (let round = 0; round < %d; round++) {" % ROUNDS
    timed += " const start = performance.now(); CASES.map(record);"
    timed += " times.push(performance.now() - start) } return times })()"
    page = chromium.PAGE.replace("CASES.map(record)", timed, 1).replace("FONT", chromium.font("Roboto"))
    # The page's clock does not run while time is virtual.
    flags = [flag for flag in chromium.FLAGS if "virtual-time" not in flag] + ["--timeout=60000"]
    return min(chromium.run(page.replace("CASES", json.dumps(cases)), flags=flags)) / len(cases) * 1000


def main():
    cases = json.load(open(sys.argv[1]))["cases"]
    print("yoga", round(yoga_time(cases), 3))
    print("chromium", round(chromium_time(cases), 3))


main()
