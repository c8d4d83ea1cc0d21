/* Exports nothing that Cancha knows, as C++ without extern "C" does. */
void Strategie(void) {}
