#include "CTreeSitter.h"
