#pragma once

#include <cstdint>
#include <string>

namespace cancha::cli {

/// Of `./cancha servo`.
struct ServoOptions {
  std::string port = "/dev/ttyUSB0";
  int baud = 1'000'000;
  std::string direction = "none";  ///< the pin that says who speaks
  int timeout = 20;                ///< milliseconds for one answer
  std::string range = "0-253";     ///< scan: ids
  int id = 1;
  std::string what;          ///< a register; read: empty = all
  std::string value;         ///< write: a count
  std::string ids = "1-18";  ///< check, monitor, emulate
  int times = 0;             ///< monitor; 0 = until the user ends it
  bool json = false;
  bool quick = false;  ///< check: lets the servos answer at once
  // what is wrong with emulated servos
  double noise = 0.0;
  double lost = 0.0;
  double flipped = 0.0;
  std::string duplicate;  ///< ids that two servos have
  std::string silent;     ///< ids whose plug is out
  bool heat = false;
  double battery = 0.0;   ///< volts; 0 = 11.1, whatever the load
  double backlash = 0.0;  ///< degrees
  std::uint64_t seed = 1;
};

}  // namespace cancha::cli
