// testRemoteRaveBot with Cancha's own client: moves an arm and a leg of a robot behind ports, and reads its encoders.
//
//   ./cancha yarp server &
//   ./cancha yarp robot bioloid &
//   example_remote_ravebot [SERVER] [SECONDS]
//
// A program with YARP's own library does the same by the device remote_controlboard; these are the bottles it sends.

#include <fmt/format.h>

#include <cstdlib>

#include "team/yarp/bottle_text.h"
#include "team/yarp/client.h"
#include "team/yarp/network.h"

namespace {

using namespace cancha;
using namespace cancha::team::yarp;

/// The views of a control board: position, velocity, encoders.
class RemoteBoard {
 public:
  static Result<RemoteBoard> open(const NameServer& names, const std::string& board) {
    auto rpc = connected(names, board + "/rpc:i");
    if (!rpc) return pass_on(std::move(rpc));
    auto command = connected(names, board + "/command:i");
    if (!command) return pass_on(std::move(command));
    return RemoteBoard{std::move(*rpc), std::move(*command)};
  }

  /// IPositionControl: degrees of the servo, 0 to 300.
  Result<void> position_move(int axis, double degrees) {
    return done(rpc_.ask({Item::vocab("set"), Item::vocab("pos"), Item::integer(axis), Item::number(degrees)}));
  }
  /// IVelocityControl, for one axis.
  Result<void> set_velocity_mode(int axis) {
    return done(rpc_.ask(
        {Item::vocab("set"), Item::vocab("icmd"), Item::vocab("cmod"), Item::integer(axis), Item::vocab("vel")}));
  }
  /// Degrees a second. It is a stream, so that nobody replies.
  Result<void> velocity_move(int axis, double speed) {
    return command_.write({Item::list({Item::vocab("vmo"), Item::integer(axis)}), Item::numbers({speed})});
  }
  /// IEncoders.
  Result<double> encoder(int axis) {
    const auto reply = rpc_.ask({Item::vocab("get"), Item::vocab("enc"), Item::integer(axis)});
    if (!reply) return tl::unexpected(reply.error());
    const auto degrees = item_at(*reply, 2).as_number();
    if (!degrees) return fail("rpc:i", "replies " + text_of(*reply));
    return *degrees;
  }

 private:
  RemoteBoard(Connection rpc, Connection command) : rpc_{std::move(rpc)}, command_{std::move(command)} {}

  static Result<Connection> connected(const NameServer& names, const std::string& port) {
    const auto contact = names.find(port);
    if (!contact) return tl::unexpected(contact.error());
    const auto address = address_of(*contact);
    if (!address) return tl::unexpected(address.error());
    return Connection::open(*address, {.sender = "/remote_ravebot"});
  }
  static Result<void> done(const Result<Bottle>& reply) {
    if (!reply) return tl::unexpected(reply.error());
    if (item_at(*reply, 0).word() == "ok") return {};
    return fail("rpc:i", "replies " + text_of(*reply));
  }

  Connection rpc_;
  Connection command_;
};

/// What the document's program does: a leg to a position, a pause, an arm at a speed.
Result<void> demonstrate(RemoteBoard& board, Duration pause) {
  const auto show = [&](const char* what, int axis) -> Result<void> {
    const auto degrees = board.encoder(axis);
    if (!degrees) return tl::unexpected(degrees.error());
    fmt::print("{} (axis {}) at {:.1f} degrees\n", what, axis, *degrees);
    return {};
  };
  for (const int axis : {1, 14}) {
    if (auto shown = show("begins", axis); !shown) return shown;
  }
  if (auto moved = board.position_move(14, 120.0); !moved) return moved;
  team::rest(pause);
  if (auto shown = show("leg", 14); !shown) return shown;
  if (auto set = board.set_velocity_mode(1); !set) return set;
  if (auto turned = board.velocity_move(1, 10.0); !turned) return turned;
  team::rest(pause);
  if (auto shown = show("arm", 1); !shown) return shown;
  return board.velocity_move(1, 0.0);
}

}  // namespace

int main(int argc, char** argv) {
  const auto server = parse_server(argc > 1 ? argv[1] : "");
  if (!server) return fmt::print(stderr, "{}\n", server.error().text()), 2;
  const double seconds = argc > 2 ? std::atof(argv[2]) : 5.0;
  auto board = RemoteBoard::open(NameServer{*server}, "/ravebot/movjCartesianServer");
  if (!board) return fmt::print(stderr, "{}\n", board.error().text()), 1;
  fmt::print("[success] robot available\n");
  if (const auto shown = demonstrate(*board, nearest(Seconds{seconds})); !shown) {
    return fmt::print(stderr, "{}\n", shown.error().text()), 1;
  }
  return 0;
}
