"""Makes trees of flexible boxes: the same ones for the same seed.

A node is a dictionary: `s` its style in the names of React Native, `t` a text with its size `z`, `c`
children. Lengths are numbers in points, shares are strings with a percent sign, or "auto".
"""
import random

WORDS = "account balance transfer monthly statement direct debit savings card payment details settings".split()
ALIGNS = ["flex-start", "center", "flex-end", "stretch", "baseline"]
JUSTIFIES = ["flex-start", "center", "flex-end", "space-between", "space-around", "space-evenly"]
CONTENTS = ["flex-start", "center", "flex-end", "stretch", "space-between", "space-around", "space-evenly"]
EDGES = ["Left", "Top", "Right", "Bottom"]


class Maker:
    """`is_web`: only what Yoga and browsers mean alike; the flow is then from left to right."""

    def __init__(self, seed, is_web=False):
        self.random = random.Random(seed)
        self.is_web = is_web
        self.left = 0

    def chance(self, share):
        return self.random.random() < share

    def length(self, most, share=0.15):
        if self.chance(share):
            return f"{self.random.choice([10, 25, 33, 50, 75, 100])}%"
        return self.random.choice([0, 4, 8, 10, 12.5, 16, 20, 31, 44, 60, 80, 120])

    def tree(self):
        self.left = self.random.randint(3, 16)
        return self.node(0, False)

    def node(self, depth, is_row):
        self.left -= 1
        style = {}
        node = {"s": style}
        is_text = depth > 0 and self.chance(0.3)
        self.item(style, is_row, is_text, depth)
        if is_text:
            node["t"] = " ".join(self.random.choice(WORDS) for _ in range(self.random.randint(1, 6)))
            node["z"] = self.random.choice([10, 12, 14, 17])
            return node
        self.container(style, depth)
        children = []
        if depth < 4:
            row = style.get("flexDirection", "column").startswith("row")
            for _ in range(self.random.randint(0 if depth else 1, 4)):
                if self.left > 0:
                    children.append(self.node(depth + 1, row))
        if children:
            node["c"] = children
        return node

    def item(self, style, is_row, is_text, depth):
        for name in ("width", "height"):
            if self.chance(0.12 if is_text else 0.3):
                style[name] = self.length(0)
        for name, share in (("min", 0.08), ("max", 0.1)):
            for side in ("Width", "Height"):
                if self.chance(share):
                    style[name + side] = self.length(0)
        if self.chance(0.3):
            style["flexGrow"] = self.random.choice([1, 1, 2, 0.5])
        if self.chance(0.3):
            style["flexShrink"] = self.random.choice([1, 1, 2, 0.5])
        if self.chance(0.2):
            style["flexBasis"] = self.random.choice([0, 0, 30, 60, "50%", "auto"])
        if self.chance(0.15):
            style["alignSelf"] = self.random.choice(ALIGNS if not self.is_web else ALIGNS[:4])
        self.edges(style, "margin", 0.12, -8, True)
        self.edges(style, "padding", 0.1 if is_text else 0.15, 0, False)
        if self.chance(0.1) and not is_text:
            style["borderWidth"] = self.random.choice([1, 2, 0.5])
        if depth > 0 and self.chance(0.1):
            style["position"] = "absolute"
            if self.is_web and not is_text:
                style["width"] = style["height"] = 20
        if self.chance(0.5 if style.get("position") else 0.05):
            sides = ["left", "right"] if self.is_web or self.chance(0.7) else ["start", "end"]
            for edge in [sides[0], "top", sides[1], "bottom"]:
                if self.chance(0.5):
                    style[edge] = self.length(0, 0 if self.is_web else 0.15)
        if self.is_web and style.get("position"):
            style.setdefault("left", 5)
            style.setdefault("top", 7)
        if not self.is_web:
            if self.chance(0.06) and not is_text:
                style["aspectRatio"] = self.random.choice([1, 2, 0.5, 1.5])
            if self.chance(0.08):
                name = self.random.choice(["marginStart", "marginEnd", "paddingStart", "paddingEnd"])
                style[name] = "auto" if name.startswith("margin") and self.chance(0.3) else 6
        if depth > 0 and self.chance(0.04):
            style["display"] = "none"

    def edges(self, style, name, share, least, may_be_auto):
        if self.chance(share):
            style[name] = self.random.choice([4, 8, 16])
        for edge in EDGES:
            if self.chance(share / 2):
                value = self.length(0, 0.1)
                if may_be_auto and self.chance(0.25):
                    value = "auto"
                elif may_be_auto and self.chance(0.1):
                    value = least
                style[name + edge] = value

    def container(self, style, depth):
        if self.chance(0.5):
            style["flexDirection"] = self.random.choice(["row", "row", "row-reverse", "column-reverse"])
        if self.chance(0.2) and not self.is_web:
            style["flexWrap"] = self.random.choice(["wrap", "wrap", "wrap-reverse"])
        if self.chance(0.4):
            style["justifyContent"] = self.random.choice(JUSTIFIES)
        if self.chance(0.4):
            style["alignItems"] = self.random.choice(ALIGNS if not self.is_web else ALIGNS[:4])
        if self.chance(0.3) and style.get("flexWrap"):
            style["alignContent"] = self.random.choice(CONTENTS)
        if self.chance(0.2):
            style["rowGap"] = self.random.choice([2, 8, 12.5])
        if self.chance(0.2):
            style["columnGap"] = self.random.choice([2, 8, 12.5])
        if self.chance(0.12):
            style["overflow"] = self.random.choice(["hidden", "scroll"] if not self.is_web else ["hidden"])
        if not self.is_web and self.chance(0.1):
            style["direction"] = self.random.choice(["ltr", "rtl"])


def cases(count, is_web=False):
    """The trees with the windows that they are laid out in; a height of None is free."""
    for seed in range(count):
        maker = Maker(seed + (100_000 if is_web else 0), is_web)
        chooser = random.Random(seed)
        yield {
            "w": chooser.choice([320, 375, 393]),
            "h": chooser.choice([None, 640, 300]),
            "scale": 1 if is_web else chooser.choice([1, 2, 3]),
            "tree": maker.tree(),
        }
