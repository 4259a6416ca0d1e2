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
    def __init__(self, seed):
        self.random = random.Random(seed)
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
            style["alignSelf"] = self.random.choice(ALIGNS)
        self.edges(style, "margin", 0.12, -8, True)
        self.edges(style, "padding", 0.1 if is_text else 0.15, 0, False)
        if self.chance(0.1) and not is_text:
            style["borderWidth"] = self.random.choice([1, 2, 0.5])
        if depth > 0 and self.chance(0.1):
            style["position"] = "absolute"
        if self.chance(0.5 if style.get("position") else 0.05):
            sides = ["left", "right"] if self.chance(0.7) else ["start", "end"]
            for edge in [sides[0], "top", sides[1], "bottom"]:
                if self.chance(0.5):
                    style[edge] = self.length(0)
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
        if self.chance(0.2):
            style["flexWrap"] = self.random.choice(["wrap", "wrap", "wrap-reverse"])
        if self.chance(0.4):
            style["justifyContent"] = self.random.choice(JUSTIFIES)
        if self.chance(0.4):
            style["alignItems"] = self.random.choice(ALIGNS)
        if self.chance(0.3) and style.get("flexWrap"):
            style["alignContent"] = self.random.choice(CONTENTS)
        if self.chance(0.2):
            style["rowGap"] = self.random.choice([2, 8, 12.5])
        if self.chance(0.2):
            style["columnGap"] = self.random.choice([2, 8, 12.5])
        if self.chance(0.12):
            style["overflow"] = self.random.choice(["hidden", "scroll"])
        if self.chance(0.1):
            style["direction"] = self.random.choice(["ltr", "rtl"])


class WebMaker:
    """Makes what Yoga and browsers mean alike; Documentation says what they mean differently.

    So there are no shares of lengths that the content decides, nothing that grows where the length
    along the axis is not known, and so on; each rule below that leaves something out says why.
    """

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.left = 0

    def chance(self, share):
        return self.random.random() < share

    def pick(self, *values):
        return self.random.choice(values)

    def tree(self, width):
        self.left = self.random.randint(6, 30)
        return self.node(0, Parent(has_width=True, room=width))

    def node(self, depth, parent):
        self.left -= 1
        style = {}
        node = {"s": style}
        # Browsers give a text no less than its widest letter.
        is_text = depth > 0 and parent.room > 60 and self.chance(0.4)
        is_absolute = depth > 0 and self.chance(0.08)
        # Yoga finds no baseline in a box of boxes while it only measures.
        is_leaf = depth == 4 or self.left <= 0 or parent.align == "baseline" or parent.room < 90
        is_empty = not is_text and (is_leaf or (depth > 0 and self.chance(0.2)))
        self.lengths(style, parent, is_text, is_empty, is_absolute)
        if not is_text and self.chance(0.1):
            style["direction"] = self.pick("ltr", "rtl")
        self.edges(style, parent, is_absolute)
        if is_absolute:
            self.absolute(style, parent)
        else:
            self.item(style, parent, is_text)
        if is_text:
            # In a row as many as there is room for: browsers alone clamp to it what is longer.
            most = max(1, int(parent.room / 90)) if parent.is_row else 5
            count = 1 if is_absolute else self.random.randint(1, min(5, most))
            node["t"] = " ".join(self.random.choice(WORDS) for _ in range(count))
            # On a baseline: sizes at which a browser's whole ascents and descents are nearly right.
            node["z"] = self.pick(15, 19) if parent.align == "baseline" else self.pick(10, 12, 14)
            return node
        if is_empty:
            # In Yoga a ratio of sides wins over stretching, and is taken before padding widens a box.
            is_plain = isinstance(style["width"], int) and not any(
                name.startswith(("flex", "padding", "border", "min")) for name in style
            )
            if is_plain and self.chance(0.3):
                del style["height"]
                style["aspectRatio"] = self.pick(1, 2, 0.5)
                style.setdefault("alignSelf", self.pick(*ALIGNS[:3]))
            return node
        own = self.container(style, parent, is_absolute)
        count = self.random.randint(1, 4)
        if own.is_row:
            own.room = max(20, (own.room - 13 * (count - 1)) / count)
        node["c"] = []
        for _ in range(count):
            if self.left > 0 or not node["c"]:
                node["c"].append(self.node(depth + 1, own))
        return node

    def lengths(self, style, parent, is_text, is_empty, is_absolute):
        """There is room in every box: Yoga cuts a text at the height that its parent offers, and other
        content pushes the other way where it is centred or ends there."""
        if is_empty or (self.chance(0.3) and not parent.is_row):
            # Shares of a padded parent are others for absolute children.
            is_share = parent.has_width and not (is_absolute and parent.is_padded) and self.chance(0.3)
            style["width"] = self.pick("25%", "50%") if is_share else self.pick(10, 20)
            if not is_empty:
                whole = int(parent.room)
                style["width"] = self.pick("75%", "100%") if is_share else self.pick(whole, max(90, whole // 2))
        if is_empty or (not is_text and not parent.is_low and self.chance(0.4)):
            is_share = is_empty and not is_absolute and parent.has_height and self.chance(0.3)
            style["height"] = self.pick("10%", "25%") if is_share else self.pick(10, 20, 30)
            if not is_empty:
                style["height"] = self.pick(600, 800)

    def item(self, style, parent, is_text):
        if parent.has_main:
            # Below 1 the sum of the factors counts otherwise; a basis of 0 hides what does not grow.
            if self.chance(0.3):
                style["flexGrow"] = self.pick(1, 1, 2)
                if parent.is_row and self.chance(0.5):
                    style["flexBasis"] = self.pick(0, 30, 60, "50%", "auto")
            # In lines that wrap, a single child that does both counts as empty.
            # In a column, what shrinks to nothing is not looked into; padding counts as what shrinks.
            may_shrink = parent.is_row and not (parent.wraps and "flexGrow" in style)
            is_padded = any(name.startswith(("padding", "border")) for name in style)
            if may_shrink and not is_padded and self.chance(0.6):
                style["flexShrink"] = self.pick(1, 1, 2)
        self.limits(style, parent, is_text)
        # One child on the baseline puts all on it; in columns there is none.
        if parent.align != "baseline" and self.chance(0.15):
            style["alignSelf"] = self.pick(*ALIGNS[: 3 if parent.wraps else 4])
        # Yoga moves the wrong way against a reversed flow, and not at all in lines that wrap.
        if not parent.is_reversed and not parent.wraps and "direction" not in style:
            if self.chance(0.06):
                style[self.pick("left", "right", "start", "end")] = self.pick(4, -8)
            if self.chance(0.06):
                style[self.pick("top", "bottom")] = self.pick(4, -8)
        if self.chance(0.03):
            style["display"] = "none"

    def limits(self, style, parent, is_text):
        """Yoga counts them before room is shared, forgets them where only a stated length is asked, and
        breaks a text for the width that is offered, not for its own least one."""
        if "flexGrow" in style or "flexShrink" in style:
            return
        if "width" not in style and self.chance(0.2):
            if is_text:
                style["maxWidth"] = self.pick(60, 100)
            elif self.chance(0.5):
                style["minWidth"] = int(parent.room * self.pick(0.3, 0.5))
            else:
                style["maxWidth"] = int(parent.room * 0.9)
        if "height" not in style and self.chance(0.1):
            style["minHeight"] = self.pick(30, 60)

    def absolute(self, style, parent):
        """Where the parent has padding both insets are stated: Yoga starts outside of the padding."""
        style["position"] = "absolute"
        style.setdefault("width", self.pick(80, 120))
        if parent.is_padded or self.chance(0.5):
            share = ["25%"] if parent.has_width and not parent.is_padded else []
            style[self.pick("left", "right", *FLOWING(style))] = self.pick(0, 5, *share)
            style[self.pick("top", "bottom")] = self.pick(0, 7)

    def edges(self, style, parent, is_absolute):
        # In lines that wrap or stand on a baseline Yoga loses margins across them.
        names = ["padding"] if parent.wraps or parent.align == "baseline" else ["margin", "padding"]
        for name in names:
            share = 0.15
            if self.chance(share):
                style[name] = self.pick(4, 8, 16)
            sides = FLOWING(style, "S", "E")
            for edge in ["Top", "Bottom"] + (sides if sides and self.chance(0.5) else ["Left", "Right"]):
                if self.chance(share / 3):
                    is_auto = name == "margin" and not is_absolute and self.chance(0.4)
                    style[name + edge] = "auto" if is_auto else self.pick(0, 6, 12.5)
        if self.chance(0.1):
            style["borderWidth"] = self.pick(1, 2)

    def container(self, style, parent, is_absolute):
        if self.chance(0.5):
            style["flexDirection"] = self.pick("row", "row", "row", "row-reverse", "column-reverse")
        is_row = style.get("flexDirection", "column").startswith("row")
        # In columns that wrap Yoga takes margins at the sides for the height; against the lines' order
        # it mirrors padding and margins.
        if is_row and self.chance(0.3):
            style["flexWrap"] = "wrap"
            if self.chance(0.5):
                style["alignContent"] = self.random.choice(CONTENTS)
        if self.chance(0.4):
            style["justifyContent"] = self.random.choice(JUSTIFIES)
        if self.chance(0.4):
            style["alignItems"] = self.random.choice(ALIGNS if is_row else ALIGNS[:4])
        # In Yoga stretched children may fill the whole box, not their line.
        has_height = parent.child(style, is_row, is_absolute).has_height or "minHeight" in style
        is_spread = style.get("alignContent", "flex-start") not in ("flex-start", "stretch")
        if "flexWrap" in style and (has_height or is_spread):
            style["alignItems"] = self.random.choice(ALIGNS[:3])
        for name in ("rowGap", "columnGap"):
            if self.chance(0.2):
                style[name] = self.pick(2, 8, 12.5)
        if self.chance(0.1):
            style["overflow"] = "hidden"
        return parent.child(style, is_row, is_absolute)


def FLOWING(style, start="s", end="e"):
    """Edges by the direction of writing: Yoga takes the parent's for some, the node's for others."""
    return [] if "direction" in style else [start + "tart", end + "nd"]


class Parent:
    """What a node knows of the one around it, such as which lengths do not depend on its content."""

    def __init__(self, is_row=False, has_width=False, has_height=False, align="stretch", style=(), room=0):
        self.is_row, self.has_width, self.has_height, self.align = is_row, has_width, has_height, align
        self.has_main = has_width if is_row else has_height
        self.room, self.is_low = room, False
        self.wraps = "flexWrap" in style
        self.is_padded = any(name.startswith("padding") for name in style)
        self.is_reversed = "flexDirection" in style and "reverse" in style["flexDirection"]

    def child(self, style, is_row, is_absolute):
        align = style.get("alignSelf", self.align)
        has_auto = any(value == "auto" for name, value in style.items() if name.startswith("margin"))
        is_whole = align == "stretch" and not has_auto and not is_absolute and not self.wraps
        room = style["width"] if isinstance(style.get("width"), int) else self.room
        if str(style.get("width", "")).endswith("%"):
            room = room * int(style["width"][:-1]) / 100
        inner = Parent(
            is_row,
            "width" in style or (is_whole and not self.is_row and self.has_width),
            "height" in style or (is_whole and self.is_row and self.has_height),
            style.get("alignItems", "stretch"),
            style,
            max(20, room - 40),
        )
        inner.is_low = self.is_low or "height" in style
        return inner


def cases(count, is_web=False):
    """The trees with the windows that they are laid out in; a height of None is free."""
    for seed in range(count):
        chooser = random.Random(seed)
        width = chooser.choice([320, 375, 393])
        if is_web:
            height, scale, tree = chooser.choice([None, 3000]), 8, WebMaker(seed).tree(width)
        else:
            height, scale = chooser.choice([None, 640, 300]), chooser.choice([1, 2, 3])
            tree = Maker(seed).tree()
        yield {"w": width, "h": height, "scale": scale, "tree": tree}
