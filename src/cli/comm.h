#pragma once

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace cancha::cli {

/// What the verbs of ./cancha comm may be asked.
struct CommOptions {
  int id = 255;  ///< 255 hears all and says nothing by itself
  std::string role = "player";
  bool all = false;  ///< take what is for others too
  std::string to;    ///< empty = everybody on this machine
  int port = 10000;
  std::string order = "little";
  bool anyone = false;               ///< hear other machines too
  std::string pcap;                  ///< a file to write
  double seconds = 0.0;              ///< listen so long; 0 = until the user ends it
  int count = 0;                     ///< listen to so many messages; 0 = any number
  double forget = 10.0;              ///< seconds
  std::string script;                ///< send: empty = the message's words, or standard input
  std::vector<std::string> message;  ///< send: SOURCE DESTINATION PARAM VALUE
  bool json = false;
};

CLI::App* add_comm(CLI::App& app, std::function<int()>& verb);

}  // namespace cancha::cli
