"""Yoga itself, from C, as React Native sets it up: records the boxes of trees.

The wheel `pyyoga` brings the library; its C functions are called directly, because the Python side
knows no baselines. Texts are measured by a rule: a character is half as wide as the size, a line 1.2
times as high, rounded up; lines break at spaces, and inside a word that is wider than the line.
"""
import ctypes
import glob
import math
import struct
import sys

EVERY_ERRATUM = 2147483647
ENUMS = {
    "flexDirection": ["column", "column-reverse", "row", "row-reverse"],
    "justifyContent": ["flex-start", "center", "flex-end", "space-between", "space-around", "space-evenly"],
    "align": ["auto", "flex-start", "center", "flex-end", "stretch", "baseline", "space-between", "space-around", "space-evenly"],
    "flexWrap": ["nowrap", "wrap", "wrap-reverse"],
    "overflow": ["visible", "hidden", "scroll"],
    "direction": ["inherit", "ltr", "rtl"],
    "display": ["flex", "none"],
    "position": ["static", "relative", "absolute"],
}
EDGES = {"Left": 0, "Top": 1, "Right": 2, "Bottom": 3, "Start": 4, "End": 5, "": 8}
MEASURE = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_float, ctypes.c_int, ctypes.c_float, ctypes.c_int)
BASELINE = ctypes.CFUNCTYPE(ctypes.c_float, ctypes.c_void_p, ctypes.c_float, ctypes.c_float)


def library_path():
    return glob.glob(sys.prefix + "/lib/python3*/site-packages/pyyoga/_pyyoga*.so")[0]


def lines(text, size, width):
    """The widths of the lines of a text."""
    advance = size / 2
    room = width + 0.001
    result, line = [], ""
    for word in text.split(" "):
        if line and (len(line) + 1 + len(word)) * advance <= room:
            line += " " + word
            continue
        if line:
            result.append(len(line))
        most = max(1, math.floor(room / advance)) if math.isfinite(room) else len(word)
        while len(word) > most:
            result.append(most)
            word = word[most:]
        line = word
    result.append(len(line))
    return [n * advance for n in result]


class Yoga:
    def __init__(self):
        self.c = ctypes.CDLL(library_path())
        for name in ("YGNodeNewWithConfig", "YGNodeNew", "YGConfigNew"):
            getattr(self.c, name).restype = ctypes.c_void_p
        for name in ("Left", "Top", "Width", "Height"):
            getattr(self.c, "YGNodeLayoutGet" + name).restype = ctypes.c_float
        self.config = ctypes.c_void_p(self.c.YGConfigNew())
        self.c.YGConfigSetErrata(self.config, EVERY_ERRATUM)

    def boxes(self, case):
        """The boxes of all nodes in the window, each before its children."""
        self.scale = case["scale"]
        self.c.YGConfigSetPointScaleFactor(self.config, ctypes.c_float(case["scale"]))
        self.keep = []
        root = self.new()
        self.c.YGNodeStyleSetWidth(root, ctypes.c_float(case["w"]))
        if case["h"] is not None:
            self.c.YGNodeStyleSetHeight(root, ctypes.c_float(case["h"]))
        nodes = []
        self.c.YGNodeInsertChild(root, self.build(case["tree"], nodes), ctypes.c_size_t(0))
        nan = ctypes.c_float(float("nan"))
        height = nan if case["h"] is None else ctypes.c_float(case["h"])
        self.c.YGNodeCalculateLayout(root, ctypes.c_float(case["w"]), height, 1)
        boxes = []
        self.collect(nodes[0], 0, 0, boxes)
        self.c.YGNodeFreeRecursive(root)
        return boxes

    def new(self):
        return ctypes.c_void_p(self.c.YGNodeNewWithConfig(self.config))

    def collect(self, entry, x, y, boxes):
        node, children = entry
        get = lambda name: getattr(self.c, "YGNodeLayoutGet" + name)(node)
        x, y = x + get("Left"), y + get("Top")
        box = [round(v, 3) for v in (x, y, get("Width"), get("Height"))]
        # Yoga has no number for what is not shown in a box that wraps backwards.
        boxes.append([] if any(map(math.isnan, box)) else box)
        for child in children:
            self.collect(child, x, y, boxes)

    def build(self, tree, nodes):
        node = self.new()
        children = []
        nodes.append((node, children))
        for name, value in tree["s"].items():
            self.style(node, name, value)
        if "t" in tree:
            self.measure(node, tree)
        for index, child in enumerate(tree.get("c", [])):
            self.c.YGNodeInsertChild(node, self.build(child, children), ctypes.c_size_t(index))
        return node

    def measure(self, node, tree):
        text, size = tree["t"], tree["z"]
        height = math.ceil(1.2 * size)
        up = lambda v: math.ceil(v * self.scale - 1e-4) / self.scale

        def answer(_, width, width_mode, most, height_mode):
            widths = lines(text, size, math.inf if width_mode == 0 else width)
            w, h = up(max(widths)), up(len(widths) * height)
            if width_mode:
                w = width if width_mode == 1 else min(w, width)
            if height_mode:
                h = most if height_mode == 1 else min(h, most)
            return struct.unpack("d", struct.pack("ff", w, h))[0]

        def baseline(_, width, __):
            # Padding and border above count: the baseline is that of the node's box.
            top = self.c.YGNodeLayoutGetPadding
            top.restype = self.c.YGNodeLayoutGetBorder.restype = ctypes.c_float
            return (height - size) / 2 + 0.8 * size + top(node, 1) + self.c.YGNodeLayoutGetBorder(node, 1)

        functions = (MEASURE(answer), BASELINE(baseline))
        self.keep.append(functions)
        self.c.YGNodeSetMeasureFunc(node, functions[0])
        self.c.YGNodeSetBaselineFunc(node, functions[1])

    def style(self, node, name, value):
        if name == "borderWidth":
            self.c.YGNodeStyleSetBorder(node, 8, ctypes.c_float(value))
        elif name in ("left", "top", "right", "bottom", "start", "end"):
            self.length("Position", value, node, EDGES[name.capitalize()])
        elif name.startswith(("margin", "padding")):
            base = "margin" if name.startswith("margin") else "padding"
            self.length(base.capitalize(), value, node, EDGES[name[len(base):]])
        elif name in ("rowGap", "columnGap"):
            self.c.YGNodeStyleSetGap(node, 0 if name == "columnGap" else 1, ctypes.c_float(value))
        elif name == "position":
            self.c.YGNodeStyleSetPositionType(node, ENUMS["position"].index(value))
        elif name in ("flexGrow", "flexShrink", "aspectRatio"):
            getattr(self.c, "YGNodeStyleSet" + name[0].upper() + name[1:])(node, ctypes.c_float(value))
        elif isinstance(value, str) and (name in ENUMS or name.startswith("align")):
            kind = ENUMS["align" if name.startswith("align") else name]
            getattr(self.c, "YGNodeStyleSet" + name[0].upper() + name[1:])(node, kind.index(value))
        else:
            self.length(name[0].upper() + name[1:], value, node)

    def length(self, name, value, *arguments):
        set_ = lambda suffix: getattr(self.c, "YGNodeStyleSet" + name + suffix)
        if value == "auto":
            set_("Auto")(*arguments)
        elif isinstance(value, str):
            set_("Percent")(*arguments, ctypes.c_float(float(value[:-1])))
        else:
            set_("")(*arguments, ctypes.c_float(value))
