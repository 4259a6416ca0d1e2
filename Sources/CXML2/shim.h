/* libxml2's headers would bring the system's ICU along, which Foundation has a copy of its own of.
   Only a structure that is never used here looks different without it. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>

/* xmlFree is a variable, which Swift may not touch. */
static inline void ample_xml_free(void *memory) { xmlFree(memory); }
