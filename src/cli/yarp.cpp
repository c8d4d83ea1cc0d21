// ./cancha yarp: named ports that the tools of YARP understand, and a server of their names.

#include "cli/yarp.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "base/fields.h"
#include "base/json.h"
#include "base/text_file.h"
#include "cli/checks.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "team/yarp/bottle_text.h"
#include "team/yarp/discovery.h"

namespace cancha::cli {
namespace {

using team::yarp::Contact;

int tell(const Error& error, int status = kProblem) {
  complain(error);
  return status;
}

/// One port, for --json.
struct ListedPort {
  std::string name;
  std::string ip;
  int number = 0;
  std::string carrier;

  static constexpr auto fields() {
    return list_of(entry("name", &ListedPort::name), entry("ip", &ListedPort::ip), entry("port", &ListedPort::number),
                   entry("carrier", &ListedPort::carrier));
  }
};

/// The settings of YARP's own tools, where there are any.
std::filesystem::path yarp_conf() {
  const char* config = std::getenv("XDG_CONFIG_HOME");
  const char* home = std::getenv("HOME");
  const std::filesystem::path folder = config != nullptr && *config != '\0' ? std::filesystem::path{config}
                                       : home != nullptr                    ? std::filesystem::path{home} / ".config"
                                                                            : std::filesystem::path{};
  return folder / "yarp" / "yarp.conf";
}

int yarp_serve(const YarpOptions& o) {
  auto settings = yarp_port(o.network, team::yarp::kNameServerName);
  if (!settings) return tell(settings.error(), kUsage);
  const Contact root{.name = team::yarp::kNameServerName, .host = o.network.listen, .number = o.port};
  team::yarp::NameTable table{root};
  settings->name_server.reset();
  settings->number = static_cast<std::uint16_t>(o.port);
  settings->most_connections = 256;
  settings->lines = [&](const std::string& line, const std::string& from) { return table.answer(line, from); };
  auto port = team::yarp::Port::open(std::move(*settings));
  if (!port) return tell(port.error());
  std::optional<team::yarp::Discoverable> discoverable;
  if (o.discoverable) {
    auto opened = team::yarp::Discoverable::open({.interface = o.network.interface}, root);
    if (!opened) return tell(opened.error());
    discoverable = std::move(*opened);
  }
  (void)interrupted();  // from here on a signal ends us in order
  fmt::print("name server /root at {}:{}{}\n", o.network.listen, o.port,
             o.discoverable ? fmt::format(", found by multicast on {}", o.network.interface) : "");
  std::fflush(stdout);
  std::vector<team::yarp::Port*> ports{port->get()};
  while (!interrupted()) {
    team::yarp::serve(ports, 50_ms);
    if (discoverable) discoverable->attend();
  }
  fmt::print("{} ports are still registered\n", table.size() - 1);
  tell_losses(**port);
  return kFine;
}

int yarp_list(const YarpOptions& o) {
  const auto server = yarp_server(o.network);
  if (!server) return tell(server.error());
  const auto all = team::yarp::NameServer{*server}.list(o.name);
  if (!all) return tell(all.error());
  if (o.json) {
    std::vector<ListedPort> listed;
    for (const Contact& c : *all) listed.push_back({c.name, c.host, c.number, c.carrier});
    fmt::print("{}\n", to_json(listed));
    return kFine;
  }
  for (const Contact& c : *all) fmt::print("{}  {}:{}  {}\n", c.name, c.host, c.number, c.carrier);
  if (all->empty()) fmt::print("there are no ports below {}\n", o.name);
  return kFine;
}

int yarp_join(const YarpOptions& o) {
  const auto server = yarp_server(o.network);
  if (!server) return tell(server.error());
  const auto joined = yarp_connect(*server, o.name, o.other, o.carrier);
  if (!joined) return tell(joined.error());
  fmt::print("{}\n", *joined);
  return kFine;
}

int yarp_part(const YarpOptions& o) {
  const auto server = yarp_server(o.network);
  if (!server) return tell(server.error());
  const team::yarp::NameServer names{*server};
  const auto contact = names.find(o.name);
  if (!contact) return tell(contact.error());
  const auto address = team::yarp::address_of(*contact);
  if (!address) return tell(address.error());
  auto connection = team::yarp::Connection::open(*address, {.sender = "admin"});
  if (!connection) return tell(connection.error());
  const auto reply = connection->administer({team::yarp::Item::vocab("del"), team::yarp::Item::string(o.other)});
  if (!reply) return tell(reply.error());
  const std::string said = item_at(*reply, 1).word();
  if (item_at(*reply, 0).whole != 0)
    return tell({o.name, said, "./cancha yarp rpc --admin PORT '[list] [out]' shows its connections"});
  fmt::print("{}\n", said);
  return kFine;
}

}  // namespace

Result<team::Address> yarp_server(const YarpNetwork& network) {
  if (!network.server.empty()) return team::yarp::parse_server(network.server);
  std::optional<Result<Contact>> found;
  const std::filesystem::path conf = yarp_conf();
  std::error_code none;
  if (network.discover) {
    found = team::yarp::discover({.interface = network.interface}, team::yarp::kPatience);
  } else if (std::filesystem::exists(conf, none)) {
    auto text = read_text(conf);
    if (!text) return pass_on(std::move(text));
    found = team::yarp::configured_server(*text, conf.string());
  }
  if (!found) return team::yarp::parse_server("");
  if (!*found) return tl::unexpected(found->error());
  return team::yarp::address_of(**found);
}

Result<team::yarp::Port::Settings> yarp_port(const YarpNetwork& network, const std::string& name) {
  team::yarp::Port::Settings settings;
  settings.name = name;
  settings.host = network.listen;
  const auto own = team::Address::parse(network.listen, 0);
  if (!own) return fail("--listen", own.error().what, "the address of this machine, for example 192.168.1.7");
  for (const std::string& text : network.allow) {
    auto allowed = team::yarp::Network::parse(text);
    if (!allowed) return pass_on(std::move(allowed));
    settings.allowed.push_back(*allowed);
  }
  if (!own->is_loopback() && settings.allowed.empty()) {
    return fail("--listen", "other machines could connect, and none may",
                "say which may with --allow, for example --allow 192.168.1.0/24");
  }
  settings.codes = network.version == 3 ? team::yarp::Codes::Version3 : team::yarp::Codes::Version4;
  if (name != team::yarp::kNameServerName) {
    const auto server = yarp_server(network);
    if (!server) return tl::unexpected(server.error());
    settings.name_server = *server;
  }
  return settings;
}

Result<std::string> yarp_connect(team::Address server, const std::string& from, const std::string& to,
                                 const std::string& carrier) {
  using team::yarp::Item;
  const team::yarp::NameServer names{server};
  const auto source = names.find(from);
  if (!source) return tl::unexpected(source.error());
  if (const auto target = names.find(to); !target) return tl::unexpected(target.error());
  const auto address = team::yarp::address_of(*source);
  if (!address) return tl::unexpected(address.error());
  auto connection = team::yarp::Connection::open(*address, {.sender = "admin", .patience = Duration{10'000'000'000}});
  if (!connection)
    return fail(from, connection.error().text(), "its program is gone: ./cancha yarp list shows it still");
  team::yarp::Bottle command{Item::vocab("add"), Item::string(to)};
  if (!carrier.empty()) command.push_back(Item::string(carrier));
  const auto reply = connection->administer(command);
  if (!reply) return tl::unexpected(reply.error());
  const std::string said = item_at(*reply, 1).word();
  if (item_at(*reply, 0).whole != 0) return fail(from, said);
  return said;
}

void tell_losses(const team::yarp::Port& port) {
  const team::yarp::PortCounters& c = port.counters();
  const auto say = [&](std::uint64_t count, const char* what) {
    if (count > 0) fmt::print(stderr, "{}: {} {}\n", port.name(), count, what);
  };
  say(c.dropped, "messages dropped, because a reader was slower than they came");
  say(c.unread, "messages thrown away unread, because newer ones came");
  say(c.malformed, "messages were no bottles");
  say(c.refused, "connections refused");
  say(c.stalled, "connections ended, because the other side stood still");
}

void add_yarp_network(CLI::App& verb, YarpNetwork& network, bool opens) {
  CLI::Option* server = verb.add_option(
      "--server", network.server,
      "HOST:PORT of the name server, ours or YARP's; default: ~/.config/yarp/yarp.conf, else 127.0.0.1:10000");
  verb.add_flag("--discover", network.discover, "look for it by multicast")->excludes(server);
  verb.add_option("--interface", network.interface, "for that")->capture_default_str();
  if (!opens) return;
  verb.add_option("--listen", network.listen, "address by which other machines reach it; default: this machine only")
      ->capture_default_str();
  verb.add_option("--allow", network.allow, "machines that may connect: 192.168.1.7 or 192.168.1.0/24");
  verb.add_option("--yarp", network.version,
                  "version whose binary floats are written; the peer's are read as they come")
      ->capture_default_str()
      ->check(within(3, 4));
}

namespace {

using AddVerb =
    std::function<CLI::App*(const char* name, const char* about, int (*work)(const YarpOptions&), const char* example)>;

/// Ports for people: read, write, rpc.
void add_ports(YarpOptions& o, const AddVerb& add) {
  CLI::App* read =
      add("read", "a port whose messages are shown", yarp_read, "read /readsensor --from /ravebot/state:o --count 3");
  read->add_option("name", o.name, "of the new port; ... = the server chooses")->required();
  read->add_option("--from", o.other, "let this port send to it");
  read->add_option("--carrier", o.carrier, "by which");
  read->add_option("--count", o.count, "so many messages; otherwise until Ctrl-C")->check(within(1, 1'000'000'000));
  read->add_option("--seconds", o.seconds, "so long; otherwise until Ctrl-C")->check(within(0.001, 1e6));
  read->add_flag("--envelope", o.envelope, "show number and time before each message, where it has them");
  add_yarp_network(*read, o.network, true);

  CLI::App* write =
      add("write", "a port that sends what is typed", yarp_write, "write /writer --to /reader '1 2.5 hello'");
  write->add_option("name", o.name, "of the new port; ... = the server chooses")->required();
  write->add_option("bottle", o.bottle, "one message, in quotes; default: a line each from standard input");
  write->add_option("--to", o.targets, "ports to send to; otherwise it waits until somebody connects")
      ->allow_extra_args(false);
  write->add_option("--carrier", o.carrier, "by which");
  add_yarp_network(*write, o.network, true);

  CLI::App* rpc =
      add("rpc", "ask a port, and show what it replies", yarp_rpc, "rpc /ravebot/movjCartesianServer/rpc:i 'get encs'");
  rpc->add_option("port", o.name, "which")->required();
  rpc->add_option("bottle", o.bottle, "one question, in quotes; default: a line each from standard input");
  rpc->add_option("--carrier", o.carrier, "by which; default: tcp");
  rpc->add_flag("--admin", o.admin, "ask the port itself: '[list] [in]'");
  add_yarp_network(*rpc, o.network, false);
}

}  // namespace

CLI::App* add_yarp(CLI::App& app, std::function<int()>& verb) {
  const auto options = std::make_shared<YarpOptions>();
  YarpOptions& o = *options;
  CLI::App* group = app.add_subcommand("yarp", "named ports that the tools of YARP understand");
  group->require_subcommand(1);
  group->callback([options] {});  // they live as long as the verb
  const AddVerb add = [&](const char* name, const char* about, int (*work)(const YarpOptions&), const char* example) {
    CLI::App* made = group->add_subcommand(name, about);
    made->footer(fmt::format("example:\n  ./cancha yarp {}", example));
    made->callback([&o, &verb, work] { verb = [&o, work] { return work(o); }; });
    return made;
  };
  CLI::App* server = add("server", "a name server", yarp_serve, "server --port 10000");
  server->add_option("--port", o.port, "where")->capture_default_str()->check(within(1, 65535));
  server->add_option("--listen", o.network.listen, "address for other machines; default: this machine only")
      ->capture_default_str();
  server->add_option("--allow", o.network.allow, "machines that may connect: 192.168.1.7 or 192.168.1.0/24");
  server->add_flag("--discoverable", o.discoverable, "answer those that look for it by multicast");
  server->add_option("--interface", o.network.interface, "for that")->capture_default_str();

  CLI::App* list = add("list", "ports that are registered", yarp_list, "list /ravebot");
  list->add_option("prefix", o.name, "only those below it");
  list->add_flag("--json", o.json, "for programs");
  add_yarp_network(*list, o.network, false);

  CLI::App* join = add("connect", "let one port send to another", yarp_join, "connect /writer /reader");
  CLI::App* part = add("disconnect", "and no longer", yarp_part, "disconnect /writer /reader");
  for (CLI::App* made : {join, part}) {
    made->add_option("from", o.name, "the port that sends")->required();
    made->add_option("to", o.other, "the port that receives")->required();
    add_yarp_network(*made, o.network, false);
  }
  join->add_option("--carrier", o.carrier, "tcp, fast_tcp, text or text_ack; default: as the other port is registered");

  add_ports(o, add);
  add_yarp_robot(*group, verb);
  add_yarp_chart(*group, verb);
  add_yarp_bridge(*group, verb);
  return group;
}

}  // namespace cancha::cli
