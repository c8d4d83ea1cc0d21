#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "os/clock.h"
#include "team/net/sockets.h"
#include "team/yarp/dial.h"
#include "team/yarp/name_table.h"
#include "team/yarp/network.h"
#include "team/yarp/stream.h"

namespace cancha::team::yarp {

/// What a port has done, and what it had to leave.
struct PortCounters {
  std::uint64_t received = 0;   ///< messages
  std::uint64_t sent = 0;       ///< messages, counted for each connection
  std::uint64_t dropped = 0;    ///< not sent, because a reader was slow and newer ones came
  std::uint64_t unread = 0;     ///< not read here in time, thrown away for newer ones
  std::uint64_t malformed = 0;  ///< messages that are no bottles
  std::uint64_t refused = 0;    ///< connections: too many, or from machines that may not
  std::uint64_t stalled = 0;    ///< connections that were ended because the other side stood still
};

/// A named port of YARP: other ports connect to it, and it connects to others where it is told. It never waits for a
/// peer: of what a slow reader cannot take, the newest messages are kept and the others dropped and counted.
///
///     auto port = Port::open({.name = "/robot/state:o", .name_server = {0x7f000001, 10000}});
///     while (…) { (*port)->write(bottle); serve({{port->get()}}, 10_ms); }
class Port {
 public:
  /// Answers data that came; called within serve().
  using Responder = std::function<Bottle(const Bottle&)>;
  /// The same for text as a name server has it: whole lines. Binary peers get the answer as a bottle.
  using LineResponder = std::function<std::string(const std::string& line, const std::string& from)>;

  struct Settings {
    std::string name;
    std::optional<Address> name_server{};  ///< where it registers; none: nowhere
    std::string host = kLoopback;          ///< by which others reach it
    std::uint16_t number = 0;              ///< of its socket; 0: any that is free
    std::vector<Network> allowed{};        ///< machines that may connect, besides this one
    std::size_t most_connections = 32;     ///< of each direction
    std::size_t queue = 1;                 ///< messages that wait for each slow reader
    std::size_t inbox = 256;               ///< messages that wait to be read here
    Duration stall{5'000'000'000};         ///< a peer that stands still so long within a message is left
    Codes codes = Codes::Version4;         ///< by which binary messages are written
    Responder responder{};                 ///< absent: messages wait for read()
    LineResponder lines{};
  };
  struct Message {
    std::string from;
    std::string envelope;  ///< what travels with it, as "12 1.5": number and time
    Bottle bottle;
  };

  [[nodiscard]] static Result<std::unique_ptr<Port>> open(Settings settings);
  /// Unregisters it.
  ~Port();
  Port(const Port&) = delete;
  Port& operator=(const Port&) = delete;

  [[nodiscard]] const std::string& name() const { return settings_.name; }
  [[nodiscard]] std::uint16_t number() const { return server_.port(); }
  [[nodiscard]] const PortCounters& counters() const { return counters_; }

  /// Hands a message to all readers; what cannot be sent now goes with serve().
  void write(const Bottle& bottle, const std::string& envelope = {});
  /// The oldest message that was not read yet.
  [[nodiscard]] std::optional<Message> read();
  /// Begins to send to another port; how it goes is seen in outputs() and trouble().
  void connect_to(const std::string& port) { (void)begin_dial(port); }
  [[nodiscard]] std::vector<std::string> inputs() const;
  [[nodiscard]] std::vector<std::string> outputs() const;
  /// Everything was sent and acknowledged, and nothing is being connected.
  [[nodiscard]] bool is_idle() const;
  /// Why the last connection could not be made; none where it could.
  [[nodiscard]] const std::optional<Error>& trouble() const { return trouble_; }

  /// Sends, receives and answers what can be without waiting. Called by serve().
  void attend();
  /// Descriptors to wait for, with those that wait for room to write.
  void watch(std::vector<std::pair<int, bool>>& descriptors) const;

 private:
  struct Input;
  struct Output;
  struct Outgoing;

  explicit Port(Settings settings, TcpServer server);

  /// Nothing: trouble() says why.
  Outgoing* begin_dial(const std::string& port);
  void accept_new(os::HostTime now);
  void attend_input(Input& input, os::HostTime now);
  void handle(Input& input, StreamReader::Event& event);
  void handle_data(Input& input, StreamReader::Event& event);
  void handle_word(Input& input, const PortCommand& command);
  void administer(Input& input, const Bottle& command);
  /// Tells the side that asked for a connection how it went.
  void answer_dial(Input& input, const std::string& line, bool good);
  void attend_dials(os::HostTime now);
  void attend_output(Output& output, os::HostTime now);
  [[nodiscard]] std::string description() const;
  bool drop_output(const std::string& name);
  bool drop_input(const std::string& name, const Input* except);

  Settings settings_;
  TcpServer server_;
  std::vector<std::unique_ptr<Input>> inputs_;
  std::vector<std::unique_ptr<Output>> outputs_;
  std::vector<std::unique_ptr<Outgoing>> dials_;
  std::deque<Message> inbox_;
  PortCounters counters_;
  std::optional<Error> trouble_;
};

/// Lets ports do their work, waiting no longer than `patience` for something to do. Returns at once where something
/// came.
void serve(std::span<Port* const> ports, Duration patience);

}  // namespace cancha::team::yarp
