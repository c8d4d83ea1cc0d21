// ./cancha yarp read, write, rpc: ports for people.

#include <fmt/format.h>

#include <atomic>
#include <thread>

#include "cli/line_source.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/yarp.h"
#include "team/yarp/bottle_text.h"

namespace cancha::cli {
namespace {

using team::yarp::Bottle;
using team::yarp::Port;

int tell(const Error& error, int status = kProblem) {
  complain(error);
  return status;
}

Result<std::unique_ptr<Port>> opened(const YarpOptions& o, std::size_t queue) {
  auto settings = yarp_port(o.network, o.name);
  if (!settings) return pass_on(std::move(settings));
  settings->queue = queue;
  settings->inbox = 4096;
  return Port::open(std::move(*settings));
}

/// Until everybody who was named is connected, or, where nobody was, until somebody is.
Result<void> connected_to(Port& port, const YarpOptions& o) {
  std::vector<Port*> ports{&port};
  for (const std::string& target : o.targets) {
    const std::size_t before = port.outputs().size();
    port.connect_to(o.carrier.empty() ? target : fmt::format("{}:/{}", o.carrier, target));
    while (!interrupted() && !port.trouble() && port.outputs().size() == before) team::yarp::serve(ports, 20_ms);
    if (port.trouble()) return tl::unexpected(*port.trouble());
  }
  while (!interrupted() && port.outputs().empty()) team::yarp::serve(ports, 20_ms);
  return {};
}

}  // namespace

Result<void> yarp_receive(std::span<Port* const> ports, const Port& to, const YarpNetwork& network,
                          const std::string& from, const std::string& carrier) {
  const auto server = yarp_server(network);
  if (!server) return tl::unexpected(server.error());
  Result<std::string> joined;
  std::atomic<bool> done = false;
  // our ports must be served meanwhile, so that the asking has its own thread
  std::jthread asking{[&] {
    joined = yarp_connect(*server, from, to.name(), carrier);
    done = true;
  }};
  while (!done) team::yarp::serve(ports, 5_ms);
  asking.join();
  if (!joined) return pass_on(std::move(joined));
  return {};
}

int yarp_read(const YarpOptions& o) {
  auto port = opened(o, 1);
  if (!port) return tell(port.error());
  (void)interrupted();  // from here on a signal ends us in order
  fmt::print(stderr, "port {} at {}:{}\n", (*port)->name(), o.network.listen, (*port)->number());
  std::vector<Port*> ports{port->get()};
  if (!o.other.empty()) {
    const auto joined = yarp_receive(ports, **port, o.network, o.other, o.carrier);
    if (!joined) return tell(joined.error());
  }
  const os::HostTime start = os::now();
  int got = 0;
  const auto enough = [&] {
    return (o.count > 0 && got >= o.count) || (o.seconds > 0 && (os::now() - start).seconds() >= o.seconds);
  };
  while (!interrupted() && !enough()) {
    team::yarp::serve(ports, 50_ms);
    while (!enough()) {
      const auto message = (*port)->read();
      if (!message) break;
      ++got;
      if (o.envelope && !message->envelope.empty()) fmt::print("{}  ", message->envelope);
      fmt::print("{}\n", team::yarp::text_of(message->bottle));
    }
    std::fflush(stdout);
  }
  tell_losses(**port);
  return got > 0 ? kFine : kProblem;
}

int yarp_write(const YarpOptions& o) {
  std::optional<Bottle> only;
  if (!o.bottle.empty()) {
    auto bottle = team::yarp::parse_bottle(o.bottle);
    if (!bottle) return tell(bottle.error(), kUsage);
    only = std::move(*bottle);
  }
  auto lines = only ? LineSource{} : LineSource::open("");
  if (!lines) return tell(lines.error());
  auto port = opened(o, 4096);
  if (!port) return tell(port.error());
  (void)interrupted();  // from here on a signal ends us in order
  fmt::print(stderr, "port {} at {}:{}\n", (*port)->name(), o.network.listen, (*port)->number());
  if (const auto joined = connected_to(**port, o); !joined) return tell(joined.error());
  std::vector<Port*> ports{port->get()};
  int status = kFine;
  if (only) (*port)->write(*only);
  while (!only && !interrupted() && !lines->ended()) {
    team::yarp::serve(ports, {});
    const auto line = lines->next(20_ms);
    if (!line || line->text.empty()) continue;
    const auto bottle = team::yarp::parse_bottle(line->text);
    if (bottle) {
      (*port)->write(*bottle);
    } else {
      status = tell({line->where, bottle.error().text(), ""});
      if (!lines->interactive()) break;
    }
  }
  while (!interrupted() && !(*port)->is_idle()) team::yarp::serve(ports, 20_ms);
  tell_losses(**port);
  return (*port)->counters().stalled + (*port)->counters().dropped > 0 ? kProblem : status;
}

int yarp_rpc(const YarpOptions& o) {
  const auto server = yarp_server(o.network);
  if (!server) return tell(server.error());
  auto carrier = team::yarp::parse_carrier(o.carrier.empty() ? "tcp" : o.carrier);
  if (!carrier) return tell(carrier.error(), kUsage);
  const auto contact = team::yarp::NameServer{*server}.find(o.name);
  if (!contact) return tell(contact.error());
  const auto address = team::yarp::address_of(*contact);
  if (!address) return tell(address.error());
  auto connection = team::yarp::Connection::open(*address, {.sender = "/cancha/rpc", .carrier = *carrier});
  if (!connection) return tell({o.name, connection.error().text(), "its program is gone, or stands still"});
  bool failed = false;
  const auto ask = [&](const std::string& text) -> Result<void> {
    const auto bottle = team::yarp::parse_bottle(text);
    if (!bottle) return tl::unexpected(bottle.error());
    const auto reply = o.admin ? connection->administer(*bottle) : connection->ask(*bottle);
    if (!reply) return tl::unexpected(reply.error());
    fmt::print("{}\n", team::yarp::text_of(*reply));
    std::fflush(stdout);
    failed = failed || item_at(*reply, 0).word() == "fail";
    return {};
  };
  if (!o.bottle.empty()) {
    if (const auto asked = ask(o.bottle); !asked) return tell(asked.error());
    return failed ? kProblem : kFine;
  }
  auto lines = LineSource::open("");
  if (!lines) return tell(lines.error());
  (void)interrupted();  // from here on a signal ends us in order
  while (!interrupted() && !lines->ended()) {
    const auto line = lines->next(20_ms);
    if (!line || line->text.empty()) continue;
    if (const auto asked = ask(line->text); !asked) return tell({line->where, asked.error().text(), ""});
  }
  return failed ? kProblem : kFine;
}

}  // namespace cancha::cli
