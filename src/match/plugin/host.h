#pragma once

namespace cancha::match {

/// The life of cancha-strategy-host: takes the socket on descriptor 3, loads the shared object that the only argument
/// names, answers calls until Cancha says goodbye or is gone. Returns the exit status.
int run_strategy_host(int argc, char** argv);

}  // namespace cancha::match
