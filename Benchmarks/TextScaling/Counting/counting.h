/// How often memory was asked for since the program began.
long allocation_count(void);
