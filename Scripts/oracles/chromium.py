"""Chromium without a window: records the boxes of trees as CSS has them.

Yoga's defaults are written as CSS: columns, nothing shrinks, no automatic smallest sizes, borders
inside, lines packed at the start, and in a row nothing longer than the row to begin with. Texts are blocks in Roboto with React Native's line height; they
break inside a word that is wider than the line.
"""
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

PAGE = """<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Recorded; src: url("file://FONT") }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { width: 0; height: 0; overflow: hidden; text-rendering: geometricPrecision }
.window { position: absolute; left: 0; top: 0 }
.window, .window div { display: flex; flex-direction: column; flex-shrink: 0; min-width: 0;
  min-height: 0; align-content: flex-start; border: 0 solid }
.window div { position: relative }
.window .text { display: block; font-family: Recorded; overflow-wrap: anywhere }
.window .inRow { flex-basis: fit-content }
</style><body><script>
const px = value => typeof value === "number" ? value + "px" : value;
const plain = new Set(["flexGrow", "flexShrink", "aspectRatio"]);
const flowing = { start: "insetInlineStart", end: "insetInlineEnd", marginStart: "marginInlineStart",
  marginEnd: "marginInlineEnd", paddingStart: "paddingInlineStart", paddingEnd: "paddingInlineEnd" };
function build(node) {
  const element = document.createElement("div");
  for (const all of ["margin", "padding"])
    if (all in node.s) element.style[all] = px(node.s[all]);
  for (const [name, value] of Object.entries(node.s)) {
    if (name === "margin" || name === "padding") continue;
    element.style[flowing[name] || name] = plain.has(name) ? String(value) : px(value);
  }
  if ("t" in node) {
    element.classList.add("text");
    element.style.fontSize = px(node.z);
    element.style.lineHeight = px(Math.ceil(1.2 * node.z));
    element.textContent = node.t;
    if (node.s.display === "none") element.style.display = "none";
  }
  const isRow = (node.s.flexDirection || "").startsWith("row");
  for (const child of node.c || []) {
    const inner = build(child);
    if (isRow && !("width" in child.s)) inner.classList.add("inRow");
    element.append(inner);
  }
  return element;
}
const rounded = value => Math.round(value * 1000) / 1000;
function boxes(element, list) {
  const box = element.getBoundingClientRect();
  // What is not shown has no box in a browser.
  const isShown = element.getClientRects().length > 0;
  list.push(isShown ? [box.x, box.y, box.width, box.height].map(rounded) : []);
  for (const child of element.children) boxes(child, list);
  return list;
}
function record(sample) {
  const window = document.createElement("div");
  window.className = "window";
  window.style.width = px(sample.w);
  if (sample.h !== null) window.style.height = px(sample.h);
  window.append(build(sample.tree));
  document.body.append(window);
  const list = boxes(window.firstChild, []);
  window.remove();
  return list;
}
document.fonts.load("17px Recorded").then(() => {
  const result = document.createElement("pre");
  result.id = "result";
  result.textContent = JSON.stringify(CASES.map(record));
  document.body.append(result);
});
</script>"""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--font-render-hinting=none",
    "--force-device-scale-factor=1", "--virtual-time-budget=600000", "--dump-dom",
]


def browser():
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not found:
        raise SystemExit("record: install Debian's chromium-headless-shell first")
    return found


def font(family):
    """The file of a family's regular face."""
    command = ["fc-match", "-f", "%{file}", family + ":style=Regular"]
    return subprocess.check_output(command, text=True)


def run(page, timeout=600, flags=FLAGS):
    """What a page wrote into its element `result`."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        path.write_text(page)
        command = [browser(), *flags, f"--user-data-dir={folder}/user", f"file://{path}"]
        dom = subprocess.run(command, capture_output=True, text=True, timeout=timeout).stdout
    return json.loads(re.search(r'<pre id="result">(.*?)</pre>', dom, re.S).group(1))


def record(cases):
    """Adds the boxes to the cases; gives the version of the browser and what it set texts in."""
    page = PAGE.replace("FONT", font("Roboto")).replace("CASES", json.dumps(cases))
    for case, boxes in zip(cases, run(page), strict=True):
        case["boxes"] = boxes
    version = subprocess.check_output([browser(), "--version"], text=True).strip()
    return version, "Roboto of Debian's fonts-roboto, lines 1.2 em high rounded up"
