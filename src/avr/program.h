#pragma once

namespace cancha::avr {

/// The whole of cancha-avr; `--help` says what it does. Ends when its standard input does.
int run_avr(int argc, char** argv);

}  // namespace cancha::avr
