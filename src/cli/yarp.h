#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "team/yarp/client.h"
#include "team/yarp/port.h"

namespace CLI {
class App;
}

namespace cancha::cli {

/// How the verbs of ./cancha yarp reach others, and who may reach them.
struct YarpNetwork {
  std::string server;                ///< HOST:PORT of the name server; empty: as YARP's settings say, else this machine
  bool discover = false;             ///< look for it by multicast
  std::string interface = "lo";      ///< for that
  std::string listen = "127.0.0.1";  ///< address by which others reach our ports
  std::vector<std::string> allow;    ///< machines that may
  int version = 4;                   ///< of YARP, whose floats are written
};

/// What they may be asked.
struct YarpOptions {
  YarpNetwork network;
  int port = team::yarp::kNameServerPort;  ///< server
  bool discoverable = false;               ///< server: answers multicast
  std::string name;                        ///< of a port
  std::string other;                       ///< of another
  std::vector<std::string> targets;        ///< write: ports to send to
  std::string bottle;                      ///< to send; empty: standard input
  std::string carrier;                     ///< empty: as the other port is registered
  int count = 0;                           ///< read: so many; 0 = any number
  double seconds = 0.0;                    ///< so long; 0 = until the user ends it
  bool envelope = false;                   ///< read: show it
  bool json = false;
  bool admin = false;  ///< rpc: ask the port itself
};

/// Where the name server is.
[[nodiscard]] Result<team::Address> yarp_server(const YarpNetwork& network);
/// A port's settings; fails where others may come and nobody is allowed to.
[[nodiscard]] Result<team::yarp::Port::Settings> yarp_port(const YarpNetwork& network, const std::string& name);
/// Tells one port to send to another, as `yarp connect` does.
[[nodiscard]] Result<std::string> yarp_connect(team::Address server, const std::string& from, const std::string& to,
                                               const std::string& carrier);
/// Has another port send to one of ours, all of which are served meanwhile.
[[nodiscard]] Result<void> yarp_receive(std::span<team::yarp::Port* const> ports, const team::yarp::Port& to,
                                        const YarpNetwork& network, const std::string& from,
                                        const std::string& carrier);
/// What a port had to leave, on standard error; nothing where it left nothing.
void tell_losses(const team::yarp::Port& port);

/// The options of YarpNetwork; `opens`: the verb has ports that others connect to.
void add_yarp_network(CLI::App& verb, YarpNetwork& network, bool opens);

int yarp_read(const YarpOptions& options);
int yarp_write(const YarpOptions& options);
int yarp_rpc(const YarpOptions& options);
/// A simulated robot behind ports.
void add_yarp_robot(CLI::App& group, std::function<int()>& verb);
/// A chart whose inputs and outputs are ports.
void add_yarp_chart(CLI::App& group, std::function<int()>& verb);
/// Topics of recordings and records of databases on ports.
void add_yarp_bridge(CLI::App& group, std::function<int()>& verb);

CLI::App* add_yarp(CLI::App& app, std::function<int()>& verb);

}  // namespace cancha::cli
