"""Small trees that Yoga and browsers lay out differently, each with what the difference is.

They are why trees that both are compared with leave something out, and are recorded from both.
"""


def box(width=None, height=None, *children, **style):
    for name, value in (("width", width), ("height", height)):
        if value is not None:
            style[name] = value
    return {"s": style, **({"c": list(children)} if children else {})}


def row(width, height, *children, **style):
    return box(width, height, *children, flexDirection="row", **style)


def text(words, size=10, **style):
    return {"s": style, "t": words, "z": size}


DIFFERENCES = [
    ("a share of a height that the content decides: Yoga takes it of what is offered",
     box(None, None, box(20, "50%"), box(20, 40))),
    ("growing where the length along the axis is open: Yoga fills what is offered",
     box(None, None, box(20, 20, flexGrow=1), alignSelf="flex-end")),
    ("a box of no width: Yoga gives it all the height that is offered",
     box(0, None, box(None, None, box(None, 10)), alignItems="flex-start")),
    ("a basis where the length along the axis is open: Yoga does not use it",
     box(None, None, box(20, None, box(10, 10), flexBasis=60), position="absolute")),
    ("a text that may not shrink: in Yoga it breaks at the width of its row all the same",
     row(80, None, text("account balance transfer"))),
    ("texts in a row that is too long: in Yoga the row is as long as they are",
     box(100, None, row(None, None, text("account balance"), text("direct debit")), alignItems="flex-start")),
    ("a text in a box that is too low: in Yoga it is as high as the box",
     box(100, 10, text("account", 20))),
    ("a least width of a text: Yoga breaks it for the width that is offered",
     box(40, None, text("account balance", minWidth=100))),
    ("a least height above a stated one: Yoga forgets it where it asks the parent's height",
     box(100, None, box(20, 20, minHeight=60))),
    ("a least width of what grows: Yoga counts it before room is shared",
     row(300, None, box(None, 10, flexGrow=2), box(None, 10, flexGrow=1, minWidth=150))),
    ("shrinking with padding: Yoga shrinks in proportion to the whole box",
     row(200, None, box(150, 10, flexShrink=1, padding=20), box(150, 10, flexShrink=1))),
    ("the only child that grows and shrinks: Yoga does not ask for its length",
     box(100, 300, box(20, 20, flexGrow=0.5, flexShrink=1))),
    ("lines that wrap with one child that grows and shrinks: it counts as empty",
     row(160, None, box(None, None, box(60, 10), flexGrow=1, flexShrink=1), box(120, 10), flexWrap="wrap")),
    ("lines that wrap: Yoga loses margins across them unless a child is stretched",
     row(100, None, box(10, 10, margin=4), flexWrap="wrap", alignItems="flex-start")),
    ("lines that wrap: insets across them move nothing",
     row(100, None, box(10, 10, bottom=8), flexWrap="wrap")),
    ("a line that could wrap: what is stretched fills the box instead of its line",
     row(100, 100, box(20, None, box(10, 10)), flexWrap="wrap", alignContent="center")),
    ("automatic margins in lines that wrap: Yoga stretches in spite of them",
     row(100, None, box(20, 40), box(20, None, marginBottom="auto"), flexWrap="wrap")),
    ("columns that wrap: Yoga adds margins at the sides to the height",
     box(100, None, box(None, None, box(10, 10), marginLeft=6), flexWrap="wrap")),
    ("lines in reverse: Yoga mirrors padding",
     row(100, None, box(10, 10), flexWrap="wrap-reverse", paddingBottom=6)),
    ("insets against a reversed flow: Yoga moves the other way",
     box(100, None, box(20, 20, left=8), flexDirection="row-reverse")),
    ("insets of a child that is written the other way: Yoga moves the other way",
     box(100, None, box(20, 20, left=8, direction="rtl"))),
    ("a share of a padded parent for an absolute child: Yoga leaves the padding out",
     box(200, 100, box("50%", 10, position="absolute", left=0, top=0), padding=20)),
    ("an absolute child without insets: in Yoga it stands outside of the padding",
     box(200, 100, box(10, 10, position="absolute"), padding=20)),
    ("one child on the baseline: Yoga puts all on it when it finds the height",
     row(100, None, box(10, 10, margin=16), box(10, 60, alignSelf="baseline"))),
    ("a baseline in a column: in Yoga there is none",
     box(100, None, box(10, 10), box(10, 10, marginLeft=12), alignItems="baseline")),
    ("content longer than what is offered: where it ends at the end Yoga counts it shorter",
     box(None, None, box(10, 400), justifyContent="flex-end")),
    ("spreading what is too long: Yoga starts at the axis' start, browsers at the safe side",
     box(100, None, box(150, 10), flexDirection="row-reverse", justifyContent="space-around")),
    ("automatic margins with nothing left: Yoga still ignores how the line is justified",
     row(80, None, box(60, 10), box(40, 10, marginLeft="auto"), justifyContent="flex-end")),
    ("a ratio of sides and stretching: in Yoga the ratio decides",
     row(100, 60, box(20, None, aspectRatio=1))),
]
