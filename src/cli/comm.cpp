// ./cancha comm: what robots of a team tell each other in four integers, heard and said from outside.

#include "cli/comm.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <map>
#include <memory>
#include <sstream>

#include "base/json.h"
#include "base/suggest.h"
#include "cli/checks.h"
#include "cli/line_source.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "os/clock.h"
#include "team/comm/radio.h"
#include "team/net/pcap.h"

namespace cancha::cli {
namespace {

using team::TeamMessage;
using team::TeamRadio;

/// One datagram, for --json.
struct HeardMessage {
  double time = 0.0;  ///< seconds since the start
  std::string from;
  bool accepted = false;
  std::string reason;  ///< why it was not
  std::string word;
  std::optional<TeamMessage> message;

  static constexpr auto fields() {
    return list_of(entry("time", &HeardMessage::time), entry("from", &HeardMessage::from),
                   entry("accepted", &HeardMessage::accepted), entry("reason", &HeardMessage::reason),
                   entry("word", &HeardMessage::word), entry("message", &HeardMessage::message));
  }
};

int tell(const Error& error, int status = kProblem) {
  complain(error);
  return status;
}

/// A colour for each robot, where a person looks.
std::string coloured(int id, const std::string& text) {
  static const bool wanted = isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  return wanted ? fmt::format("\x1b[{}m{}\x1b[0m", 31 + id % 6, text) : text;
}

std::string dimmed(const std::string& text) {
  static const bool wanted = isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  return wanted ? fmt::format("\x1b[2m{}\x1b[0m", text) : text;
}

TeamRadio::Settings settings_of(const CommOptions& o) {
  TeamRadio::Settings settings{.clock = os::real_time,
                               .id = o.id,
                               .role = o.role == "keeper" ? team::TeamRole::Keeper : team::TeamRole::Player,
                               .port = static_cast<std::uint16_t>(o.port),
                               .order = o.order == "big" ? team::ByteOrder::Big : team::ByteOrder::Little,
                               .from_anywhere = o.anyone,
                               .time_to_live = nearest(Seconds{o.forget})};
  if (!o.to.empty()) settings.to = o.to;
  return settings;
}

/// A whole number.
std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || fault != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

Result<int> param_of(const std::string& text) {
  if (const auto number = number_of(text)) return *number;
  if (const team::TeamWordInfo* word = team::find_word(text)) return static_cast<int>(word->word);
  std::vector<std::string> known;
  for (const team::TeamWordInfo& word : team::team_words()) {
    if (!word.internal) known.emplace_back(word.name);
  }
  return fail("team message", fmt::format("there is no word '{}'", text), suggest_and_list(text, known));
}

/// Four words: "2 all role keeper", "2 3 20 19".
Result<TeamMessage> message_of(const std::vector<std::string>& words) {
  if (words.size() < 3 || words.size() > 4) {
    return fail("team message", fmt::format("has {} words", words.size()),
                "SOURCE DESTINATION PARAM VALUE, for example 2 all ball-distance 162");
  }
  const auto source = number_of(words[0]);
  const auto destination = words[1] == "all" ? team::kEverybody : number_of(words[1]);
  if (!source) return fail("team message", fmt::format("'{}' is no robot", words[0]), "a number");
  if (!destination) return fail("team message", fmt::format("'{}' is no robot", words[1]), "a number, or all");
  auto param = param_of(words[2]);
  if (!param) return pass_on(std::move(param));
  const std::string text = words.size() == 4 ? words[3] : "0";
  auto value = number_of(text);
  constexpr auto kRoles = names(team::TeamRole{});
  for (std::size_t i = 0; i < kRoles.size(); ++i) {
    if (text == kRoles[i]) value = static_cast<int>(i);
  }
  if (!value && *param == static_cast<int>(team::TeamWord::ActionTaken)) value = team::action_code(text);
  if (text == "yes" || text == "no") value = text == "yes" ? 1 : 0;
  if (!value)
    return fail("team message", fmt::format("'{}' is no value", text),
                "a whole number, yes, no, a role, or an action of ./cancha comm words");
  const TeamMessage message{*source, *destination, *param, *value};
  if (auto good = team::check_message(message); !good) return pass_on(std::move(good));
  return message;
}

std::vector<std::string> split(const std::string& line) {
  std::vector<std::string> words;
  std::istringstream stream{line.substr(0, line.find('#'))};
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

/// What is heard, line by line, and counted.
class Ear {
 public:
  explicit Ear(const CommOptions& options) : options_{options}, start_{os::now()} {}

  void print(const TeamRadio::Reception& r) {
    if (r.message && r.message->source == options_.id) return;  // our own voice
    const bool others = options_.all && r.message && !r.heard.accepted;
    const std::string reason = !r.message ? r.message.error().text() : others ? "" : std::string{r.heard.reason};
    const double now = (os::now() - start_).seconds();
    ++(reason.empty() ? accepted_ : rejected_);
    if (r.message) ++by_source_[r.message->source];
    if (options_.json) {
      const team::TeamWordInfo* word = r.message ? team::find_word(r.message->param) : nullptr;
      HeardMessage heard{now, r.from.text(), reason.empty(), reason, word ? std::string{word->name} : "", {}};
      if (r.message) heard.message = *r.message;
      fmt::print("{}\n", to_json(heard));
    } else if (reason.empty()) {
      fmt::print("{:8.2f}  {}{}\n", now, coloured(r.message->source, team::text_of(*r.message)),
                 r.heard.discovered ? "  (new)" : "");
    } else {
      const std::string what = r.message ? team::text_of(*r.message) : fmt::format("from {}", r.from.text());
      fmt::print("{}\n", dimmed(fmt::format("{:8.2f}  {}  rejected: {}", now, what, reason)));
    }
    std::fflush(stdout);
  }

  void print_gone(int id) {
    if (!options_.json) fmt::print("robot {} is silent and forgotten\n", id);
    std::fflush(stdout);
  }

  void print_end(const team::MemberTable& table) const {
    if (options_.json) {
      for (const team::TeamMemberData& member : table.members()) fmt::print("{}\n", to_json(member));
      return;
    }
    const double seconds = std::max(1e-3, (os::now() - start_).seconds());
    fmt::print("{} messages, {} rejected, {:.1f} a second\n", accepted_, rejected_,
               static_cast<double>(accepted_) / seconds);
    for (const auto& [id, count] : by_source_) {
      const team::TeamMemberData* member = table.find(id);
      fmt::print("  robot {}: {}, {} messages, {:.1f} a second\n", id,
                 member ? names(member->robot_role)[static_cast<std::size_t>(member->robot_role)] : "gone", count,
                 static_cast<double>(count) / seconds);
    }
  }

  [[nodiscard]] bool enough() const {
    const bool many = options_.count > 0 && accepted_ + rejected_ >= options_.count;
    return many || (options_.seconds > 0 && (os::now() - start_).seconds() >= options_.seconds);
  }
  [[nodiscard]] bool heard_any() const { return accepted_ > 0; }

 private:
  const CommOptions& options_;
  os::HostTime start_;
  int accepted_ = 0;
  int rejected_ = 0;
  std::map<int, int> by_source_;
};

int comm_listen(const CommOptions& o) {
  std::optional<team::PcapWriter> pcap;
  if (!o.pcap.empty()) {
    auto opened = team::PcapWriter::open(o.pcap);
    if (!opened) return tell(opened.error());
    pcap = std::move(*opened);
  }
  auto radio = TeamRadio::open(settings_of(o));
  if (!radio) return tell(radio.error());
  (void)interrupted();  // from here on a signal ends us in order
  if (!o.json) {
    fmt::print("listening at port {} as {}\n", radio->to().port,
               o.id == team::kEverybody ? "nobody" : fmt::format("robot {}, {}", o.id, o.role));
    std::fflush(stdout);
  }
  Ear ear{o};
  while (!interrupted() && !ear.enough()) {
    if (const auto reception = radio->listen(Duration{50'000'000})) {
      ear.print(*reception);
      if (pcap) pcap->write(reception->bytes, reception->from, radio->to(), os::time_of_day());
    }
    for (const int id : radio->expire()) ear.print_gone(id);
  }
  (void)radio->leave();
  ear.print_end(radio->talk().members());
  if (pcap) {
    if (const auto closed = pcap->close(); !closed) return tell(closed.error());
  }
  return ear.heard_any() ? kFine : kProblem;
}

/// The four fields, asked for one by one as commSender does; nothing where the input ends.
std::optional<std::vector<std::string>> asked(LineSource& lines) {
  std::vector<std::string> words;
  for (const char* what : {"source", "destination (number or all)", "param (number or word)", "value"}) {
    if (lines.interactive()) fmt::print("{}: ", what);
    std::fflush(stdout);
    auto line = lines.next({});
    while (!line && !lines.ended() && !interrupted()) line = lines.next(Duration{50'000'000});
    if (!line) return std::nullopt;
    words.push_back(line->text);
  }
  return words;
}

/// "wait 0.5"
Result<void> wait_for(const std::vector<std::string>& words) {
  char* end = nullptr;
  const double seconds = words.size() == 2 ? std::strtod(words[1].c_str(), &end) : -1.0;
  if (!(seconds >= 0.0 && seconds <= 86'400.0) || *end != '\0') {
    return fail("wait", "needs a number of seconds", "for example wait 0.5");
  }
  team::rest(nearest(Seconds{seconds}));
  return {};
}

int comm_send(const CommOptions& o) {
  std::optional<TeamMessage> only;
  if (!o.message.empty()) {
    const auto message = message_of(o.message);
    if (!message) return tell(message.error(), kUsage);
    only = *message;
  }
  auto lines = only ? LineSource{} : LineSource::open(o.script);
  if (!lines) return tell(lines.error());
  auto radio = TeamRadio::open(settings_of(o));
  if (!radio) return tell(radio.error());
  if (only) {
    const auto sent = radio->send(*only);
    return sent ? kFine : tell(sent.error());
  }
  (void)interrupted();  // from here on a signal ends us in order
  if (lines->interactive())
    fmt::print("a message a line, as 2 all ball-distance 162; msg asks for its parts; q ends\n");
  int sent_messages = 0;
  while (!interrupted() && !lines->ended()) {
    const auto line = lines->next(Duration{50'000'000});
    if (!line) continue;
    std::vector<std::string> words = split(line->text);
    if (words.empty()) continue;
    if (words[0] == "q") break;
    if (words[0] == "wait") {
      if (auto waited = wait_for(words); !waited) return tell({line->where, waited.error().what, waited.error().hint});
      continue;
    }
    if (words[0] == "msg") {
      const auto four = asked(*lines);
      if (!four) break;
      words = *four;
    }
    auto message = message_of(words);
    const Result<void> sent = message ? radio->send(*message) : tl::unexpected(message.error());
    if (sent) {
      ++sent_messages;
      if (!o.json) fmt::print("{}\n", team::text_of(*message));
    } else {
      complain({line->where, sent.error().what, sent.error().hint});
      if (!lines->interactive()) return kProblem;
    }
  }
  if (!o.json) fmt::print("{} messages sent\n", sent_messages);
  return kFine;
}

int comm_words(const CommOptions&) {
  for (const team::TeamWordInfo& word : team::team_words()) {
    if (!word.internal) fmt::print("{:4}  {:20} {}\n", static_cast<int>(word.word), word.name, word.value);
  }
  fmt::print("\nactions, as values of action-taken:\n");
  int code = 0;
  for (const std::string_view name : team::action_names()) fmt::print("{:4}  {}\n", code++, name);
  return kFine;
}

}  // namespace

CLI::App* add_comm(CLI::App& app, std::function<int()>& verb) {
  const auto options = std::make_shared<CommOptions>();
  CommOptions& o = *options;
  CLI::App* group = app.add_subcommand("comm", "team messages: hear them, send some");
  group->require_subcommand(1);
  group->callback([options] {});  // they live as long as the verb
  const auto network = [&](CLI::App* made) {
    made->add_option("--to", o.to, "address to send to, or a multicast group; default: this machine only");
    made->add_option("--port", o.port, "of the team")->capture_default_str()->check(within(1, 65535));
    made->add_option("--order", o.order, "of the bytes of a number")
        ->capture_default_str()
        ->check(CLI::IsMember({"little", "big"}));
    made->add_flag("--json", o.json, "one JSON object a line");
  };
  CLI::App* listen = group->add_subcommand("listen", "show what is said, and what is rejected and why");
  network(listen);
  CLI::Option* id =
      listen->add_option("--id", o.id, "as this robot, which announces itself and answers; 255: only hear")
          ->capture_default_str()
          ->check(within(0, 255));
  listen->add_option("--role", o.role, "of that robot")
      ->capture_default_str()
      ->check(CLI::IsMember({"keeper", "player"}))
      ->needs(id);
  listen->add_flag("--all", o.all, "show what is for others as well");
  listen->add_flag("--anyone", o.anyone, "hear other machines too");
  listen->add_option("--pcap", o.pcap, "write everything to a file for Wireshark");
  listen->add_option("--seconds", o.seconds, "so long; otherwise until Ctrl-C")->check(within(0.001, 1e6));
  listen->add_option("--count", o.count, "so many messages; otherwise until Ctrl-C")->check(within(1, 1'000'000'000));
  listen->add_option("--forget", o.forget, "robots that are silent so long, seconds")
      ->capture_default_str()
      ->check(within(0.001, 1e6));
  listen->footer("examples:\n  ./cancha comm listen\n  ./cancha comm listen --id 3 --role keeper --pcap game.pcap");
  listen->callback([&o, &verb] { verb = [&o] { return comm_listen(o); }; });
  CLI::App* send = group->add_subcommand("send", "say something in a robot's name");
  network(send);
  CLI::Option* message =
      send->add_option("message", o.message, "SOURCE DESTINATION PARAM VALUE; default: ask, or read a script")
          ->expected(-1);
  send->add_option("--script", o.script, "a file with a message a line, and wait SECONDS; default: standard input")
      ->excludes(message);
  send->footer(
      "examples:\n  ./cancha comm send 2 3 action-taken kickBall\n  ./cancha comm send 2 all role keeper\n"
      "  ./cancha comm send --script talk.txt");
  send->callback([&o, &verb] { verb = [&o] { return comm_send(o); }; });
  CLI::App* words = group->add_subcommand("words", "the params of messages, with their numbers");
  words->callback([&o, &verb] { verb = [&o] { return comm_words(o); }; });
  return group;
}

}  // namespace cancha::cli
