// Measures texts by the rule of the recordings and lays a tree out again and again; loaded by speed.py.
#include <math.h>
#include <stddef.h>
#include <time.h>

typedef struct { float width, height; } Size;
typedef struct { int count, lineHeight; float size, scale; int words[32]; } Text;

static double up(double length, float scale) { return ceil(length * scale - 1e-4) / scale; }

Size measure(Text *(*context)(void *), void *node, float width, int widthMode, float most, int heightMode) {
  const Text *text = context(node);
  const float advance = text->size / 2, room = (widthMode == 0 ? INFINITY : width) + 0.001f;
  const int letters = room / advance < 1 ? 1 : room / advance > 10000 ? 10000 : (int)(room / advance);
  int longest = 0, lines = 0, line = 0;
  for (int index = 0; index < text->count; index++) {
    int word = text->words[index];
    if (line > 0 && line + 1 + word <= letters) { line += 1 + word; continue; }
    if (line > longest) longest = line;
    for (lines++; word > letters; lines++) { longest = letters; word -= letters; }
    line = word;
  }
  if (line > longest) longest = line;
  Size size = {up(longest * advance, text->scale), up((double)lines * text->lineHeight, text->scale)};
  if (widthMode) size.width = widthMode == 1 || size.width > width ? width : size.width;
  if (heightMode) size.height = heightMode == 1 || size.height > most ? most : size.height;
  return size;
}

static Text *(*contextOf)(void *);
Size measureNode(void *node, float width, int widthMode, float most, int heightMode) {
  return measure(contextOf, node, width, widthMode, most, heightMode);
}

// Seconds for one layout of a tree whose texts have all changed; the functions are Yoga's own.
double seconds(
    void *root, void **texts, int count, float width, int rounds, Text *(*context)(void *),
    void (*markDirty)(void *), void (*layOut)(void *, float, float, int)) {
  struct timespec start, end;
  contextOf = context;
  layOut(root, width, NAN, 1);
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int round = 0; round < rounds; round++) {
    for (int index = 0; index < count; index++) markDirty(texts[index]);
    layOut(root, width, NAN, 1);
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  return ((end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) * 1e-9) / rounds;
}
