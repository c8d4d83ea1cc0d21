// ./cancha yarp bridge: topics of recordings and records of databases on ports, and what comes in at ports into these.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/protobuf.h"
#include "base/suggest.h"
#include "cli/checks.h"
#include "cli/names.h"
#include "cli/options.h"
#include "cli/rtdb.h"
#include "cli/terminal.h"
#include "cli/yarp.h"
#include "mcap/reader.h"
#include "mcap/writer.h"
#include "team/rtdb/database.h"
#include "team/rtdb/overview.h"
#include "team/yarp/bottle_text.h"
#include "team/yarp/record_bottle.h"
#include "team/yarp/recorded.h"

namespace cancha::cli {
namespace {

using team::yarp::Bottle;
using team::yarp::Port;
using team::yarp::PortMessage;

struct BridgeOptions {
  YarpNetwork network;
  team::Place place;
  std::string record;  ///< of a database
  int of = -1;         ///< whose; -1 = this robot's
  std::string file;    ///< a recording
  std::string topic;
  std::string port;
  double speed = 1.0;    ///< times real time; 0 = as fast as it goes
  double seconds = 0.0;  ///< so long; 0 = until the user ends it
  int count = 0;         ///< so many messages; 0 = any number
  bool wait = false;     ///< begin when somebody reads
  std::string from;      ///< a port that is to send to ours; empty: whoever connects
};

int tell(const Error& error, int status = kProblem) {
  complain(error);
  return status;
}

/// A port that ends when it was asked to.
class Bridge {
 public:
  explicit Bridge(const BridgeOptions& options) : options_{options} {}

  Result<void> open() {
    auto settings = yarp_port(options_.network, options_.port);
    if (!settings) return pass_on(std::move(settings));
    settings->queue = 64;
    auto port = Port::open(std::move(*settings));
    if (!port) return pass_on(std::move(port));
    port_ = std::move(*port);
    served_ = {port_.get()};
    (void)interrupted();  // from here on a signal ends us in order
    fmt::print("port {} at {}:{}\n", port_->name(), options_.network.listen, port_->number());
    std::fflush(stdout);
    if (!options_.from.empty()) {
      if (auto joined = yarp_receive(served_, *port_, options_.network, options_.from, ""); !joined) return joined;
    }
    while (options_.wait && !interrupted() && port_->outputs().empty()) serve(50_ms);
    start_ = os::now();
    return {};
  }

  void serve(Duration patience) { team::yarp::serve(served_, patience); }
  [[nodiscard]] bool ends(int messages) const {
    const bool late = options_.seconds > 0 && (os::now() - start_).seconds() >= options_.seconds;
    return interrupted() || late || (options_.count > 0 && messages >= options_.count);
  }
  /// What was written is sent before the end.
  int end(int messages, const char* what) {
    const os::HostTime last = os::now() + team::yarp::kPatience;
    while (!port_->is_idle() && os::now() < last) serve(20_ms);
    fmt::print("{} messages {}\n", messages, what);
    tell_losses(*port_);
    return kFine;
  }
  [[nodiscard]] Port& port() { return *port_; }
  [[nodiscard]] os::HostTime start() const { return start_; }

 private:
  const BridgeOptions& options_;
  std::unique_ptr<Port> port_;
  std::vector<Port*> served_;
  os::HostTime start_;
};

int from_record(const BridgeOptions& o) {
  const auto database = team::Database::attach(o.place);
  if (!database) return tell(database.error());
  const auto record = database->find(o.record);
  if (!record) return tell(record.error());
  Bridge bridge{o};
  if (const auto opened = bridge.open(); !opened) return tell(opened.error());
  std::uint64_t seen = 0;
  int messages = 0;
  while (!bridge.ends(messages)) {
    bridge.serve(5_ms);
    if (record->latest(o.of) == seen) continue;
    const auto value = team::show_value(*database, *record, o.of);
    if (!value) return tell(value.error());
    seen = value->number;
    const auto bottle = team::yarp::bottle_of_json(value->value.text);
    if (!bottle) return tell(bottle.error());
    bridge.port().write(*bottle, fmt::format("{} {:.6f}", value->number, os::time_of_day().seconds() - value->age));
    ++messages;
    if (const auto used = database->check_use(); !used) return tell(used.error());
  }
  return bridge.end(messages, "sent");
}

int to_record(const BridgeOptions& o) {
  const auto database = team::Database::attach(o.place);
  if (!database) return tell(database.error());
  const auto record = database->find(o.record);
  if (!record) return tell(record.error());
  const auto layout = team::Layout::parse(record->layout_text());
  if (!layout) return tell(layout.error());
  Bridge bridge{o};
  if (const auto opened = bridge.open(); !opened) return tell(opened.error());
  int messages = 0;
  while (!bridge.ends(messages)) {
    bridge.serve(20_ms);
    while (const auto message = bridge.port().read()) {
      const auto json = team::yarp::json_of(*layout, message->bottle);
      const Result<void> put = json ? team::put_json(*database, o.record, *json) : tl::unexpected(json.error());
      // one bad bottle is its sender's trouble, not ours
      if (!put) complain({message->from, put.error().text(), ""});
      if (put) ++messages;
    }
  }
  return bridge.end(messages, "put");
}

/// The bottle of a recorded message.
Result<Bottle> bottle_of(const mcap::McapReader& reader, const mcap::MessageView& message,
                         std::map<std::uint16_t, team::yarp::RecordedTypes>& types) {
  const auto schema = reader.schemas().find(message.channel.schema_id);
  if (message.channel.message_encoding != "protobuf" || schema == reader.schemas().end()) {
    return fail(message.channel.topic, fmt::format("its messages are {}", message.channel.message_encoding),
                "protobuf is understood");
  }
  if (schema->second.name == PortMessage::kName) {
    PortMessage kept;
    if (auto read = parse_protobuf(message.data, kept); !read) return pass_on(std::move(read));
    return team::yarp::parse_bottle(kept.bottle);
  }
  auto known = types.find(message.channel.schema_id);
  if (known == types.end()) {
    auto parsed = team::yarp::RecordedTypes::parse(schema->second.data);
    if (!parsed) return pass_on(std::move(parsed));
    known = types.emplace(message.channel.schema_id, std::move(*parsed)).first;
  }
  return known->second.bottle(schema->second.name, message.data);
}

int from_topic(const BridgeOptions& o) {
  const auto file = find_recording(o.file);
  if (!file) return tell(file.error(), kUsage);
  auto reader = mcap::McapReader::open(*file);
  if (!reader) return tell(reader.error());
  if (reader->messages_on(o.topic) == 0) {
    std::vector<std::string> topics;
    for (const auto& [id, channel] : reader->channels()) topics.push_back(channel.topic);
    return tell({o.file, fmt::format("has no messages on {}", o.topic), suggest_and_list(o.topic, topics)}, kUsage);
  }
  Bridge bridge{o};
  if (const auto opened = bridge.open(); !opened) return tell(opened.error());
  std::map<std::uint16_t, team::yarp::RecordedTypes> types;
  std::optional<Time> first;
  std::optional<Error> trouble;
  int messages = 0;
  const auto read = reader->read({.topics = {o.topic}}, [&](const mcap::MessageView& message) {
    if (!first) first = message.log_time;
    const auto due = [&] {
      return o.speed == 0 || (os::now() - bridge.start()).seconds() * o.speed >= (message.log_time - *first).seconds();
    };
    do {
      bridge.serve(due() ? Duration{} : 5_ms);
    } while (!due() && !bridge.ends(messages));
    if (bridge.ends(messages)) return false;
    const auto bottle = bottle_of(*reader, message, types);
    if (!bottle) {
      trouble = in_message(*file, message, bottle.error());
      return false;
    }
    bridge.port().write(*bottle, fmt::format("{} {:.9f}", message.sequence, message.log_time.seconds()));
    ++messages;
    return true;
  });
  if (!read) return tell(read.error());
  if (trouble) return tell(*trouble);
  return bridge.end(messages, "sent");
}

int to_topic(const BridgeOptions& o) {
  if (std::filesystem::exists(o.file)) return tell({o.file, "is there already", "a new file, please"}, kUsage);
  auto writer = mcap::McapWriter::open(o.file);
  if (!writer) return tell(writer.error());
  const mcap::ChannelId channel = writer->add_channel<PortMessage>(o.topic.empty() ? o.port : o.topic);
  Bridge bridge{o};
  if (const auto opened = bridge.open(); !opened) return tell(opened.error());
  int messages = 0;
  while (!bridge.ends(messages)) {
    bridge.serve(20_ms);
    while (auto message = bridge.port().read()) {
      const Time now{(os::now() - bridge.start()).ns};
      const PortMessage kept{message->from, message->envelope, team::yarp::text_of(message->bottle)};
      if (const auto written = writer->write(channel, now, kept); !written) return tell(written.error());
      ++messages;
    }
  }
  if (const auto closed = writer->close(); !closed) return tell(closed.error());
  return bridge.end(messages, "recorded");
}

}  // namespace

void add_yarp_bridge(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<BridgeOptions>();
  CLI::App* bridge = group.add_subcommand("bridge", "recordings and databases on ports, and back");
  bridge->require_subcommand(1);
  const auto add = [&](const char* name, const char* about, int (*work)(const BridgeOptions&), const char* example) {
    CLI::App* made = bridge->add_subcommand(name, about);
    made->footer(fmt::format("example:\n  ./cancha yarp bridge {}", example));
    made->callback([o, &verb, work] { verb = [o, work] { return work(*o); }; });
    return made;
  };
  CLI::App* out = add("from-record", "send a record of a database whenever it changes", from_record,
                      "from-record coach /coach:o --member 0");
  CLI::App* in = add("to-record", "put what comes in into a record", to_record, "to-record coach /coach:i --member 0");
  for (CLI::App* made : {out, in}) {
    made->add_option("record", o->record, "its name")->required();
    add_robot(*made, o->place);
    add_folder(*made, o->place);
  }
  out->add_option("--of", o->of, "whose; default: this robot's")->check(within(0, team::kMostMembers));
  CLI::App* play = add("from-topic", "send the messages of a recorded topic, at their pace", from_topic,
                       "from-topic match.mcap /match/events /match/events:o --wait");
  play->add_option("file", o->file, "the recording")->required();
  play->add_option("topic", o->topic, "which")->required();
  play->add_option("--speed", o->speed, "times real time; 0: as fast as it goes")->check(within(0.0, 1000.0));
  CLI::App* keep = add("to-topic", "record what comes in", to_topic, "to-topic sensors.mcap /keep:i");
  keep->add_option("file", o->file, "the recording, a new file")->required();
  keep->add_option("--topic", o->topic, "its topic; default: the port's name");
  for (CLI::App* made : {out, in, play, keep}) {
    made->add_option("port", o->port, "name of the new port")->required();
    made->add_option("--count", o->count, "so many messages; otherwise until Ctrl-C")->check(within(1, 1'000'000'000));
    made->add_option("--seconds", o->seconds, "so long; otherwise until Ctrl-C")->check(within(0.001, 1e6));
    add_yarp_network(*made, o->network, true);
  }
  for (CLI::App* made : {in, keep}) made->add_option("--from", o->from, "let this port send to it");
  for (CLI::App* made : {out, play}) made->add_flag("--wait", o->wait, "begin when somebody reads");
}

}  // namespace cancha::cli
