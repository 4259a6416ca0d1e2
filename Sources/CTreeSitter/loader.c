// The grammars come as extension modules of CPython. Such a module needs two functions of the
// interpreter: one that makes a module of a method table and one that wraps a pointer. Defined here,
// they hand both back as they came, so that no interpreter is needed to reach the grammars.
//
// The layouts are those of CPython's stable interface (PEP 384); they are fixed for ever.

#include "CTreeSitter.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

typedef void *(*Function)(void *self, void *arguments);

typedef struct {
  const char *name;
  Function function;
  int flags;
  const char *documentation;
} Method;

typedef struct {
  // Reference count, type, initializer, index, copy.
  void *base[5];
  const char *name;
  const char *documentation;
  ptrdiff_t size;
  const Method *methods;
} Module;

__attribute__((visibility("default"))) void *PyModule_Create2(void *definition, int version) {
  (void)version;
  return definition;
}

__attribute__((visibility("default"))) void *PyModuleDef_Init(void *definition) {
  return definition;
}

__attribute__((visibility("default"))) void *PyCapsule_New(
    void *pointer, const char *name, void *destructor) {
  (void)name;
  (void)destructor;
  return pointer;
}

static const TSLanguage *complain(char *problem, size_t capacity, const char *sentence) {
  snprintf(problem, capacity, "%s", sentence);
  return NULL;
}

const TSLanguage *ctreesitter_load(
    const char *path, const char *name, char *problem, size_t capacity) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char *sentence = dlerror();
    return complain(problem, capacity, sentence == NULL ? "cannot be opened" : sentence);
  }
  void *(*initialize)(void);
  // ISO C has no conversion from an object's address to a function's; POSIX promises this one.
  *(void **)&initialize = dlsym(library, "PyInit__binding");
  if (initialize == NULL) return complain(problem, capacity, "is no grammar");

  const Module *module = initialize();
  if (module == NULL || module->methods == NULL) {
    return complain(problem, capacity, "is a grammar of a kind that is not known here");
  }
  for (const Method *method = module->methods; method->name != NULL; method++) {
    if (strcmp(method->name, name) != 0) continue;
    const TSLanguage *language = method->function(NULL, NULL);
    if (language == NULL) break;
    uint32_t version = ts_language_abi_version(language);
    if (TREE_SITTER_MIN_COMPATIBLE_LANGUAGE_VERSION <= version &&
        version <= TREE_SITTER_LANGUAGE_VERSION) {
      return language;
    }
    return complain(problem, capacity, "was made for another version of the runtime");
  }
  return complain(problem, capacity, "does not hold the language asked for");
}
