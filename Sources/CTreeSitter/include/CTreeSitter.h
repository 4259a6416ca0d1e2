// tree-sitter's runtime, and a loader for grammars that are packed as extension modules of CPython.
#ifndef CTREESITTER_H
#define CTREESITTER_H

#include <stddef.h>
#include <tree_sitter/api.h>

/// Opens the module at `path` and gives the grammar that its function `name` returns.
///
/// Gives null when there is none, and then writes a sentence of at most `capacity` bytes, its zero
/// included, to `problem`. Not to be called from two threads at once. The module stays open.
const TSLanguage *ctreesitter_load(
    const char *path, const char *name, char *problem, size_t capacity);

#endif
