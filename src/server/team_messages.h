#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "messages/referee.h"
#include "team/rtdb/overview.h"

/// Robots' databases and the referee as the team page shows and changes them.
namespace cancha::server {

/// A team that has databases on this machine.
struct ListedTeam {
  std::string team;
  std::vector<team::ListedDatabase> robots{};

  static constexpr std::string_view kName = "cancha.ListedTeam";
  static constexpr auto fields() {
    return list_of(entry("team", &ListedTeam::team), entry("robots", &ListedTeam::robots, "by member"));
  }
};

/// All that the databases of a team have, without the values.
struct TeamState {
  std::string team;
  std::vector<team::DatabaseTable> robots{};

  static constexpr std::string_view kName = "cancha.TeamState";
  static constexpr auto fields() {
    return list_of(entry("team", &TeamState::team), entry("robots", &TeamState::robots, "by member"));
  }
};

/// What one robot has of a value.
struct TeamCopy {
  int robot = 0;
  team::ShownValue value{};
  std::vector<team::ShownValue> past{};
  std::string trouble{};

  static constexpr std::string_view kName = "cancha.TeamCopy";
  static constexpr auto fields() {
    return list_of(entry("robot", &TeamCopy::robot, "in whose database it lies"), entry("value", &TeamCopy::value),
                   entry("past", &TeamCopy::past, "those before, oldest first, as far as asked for and still there"),
                   entry("trouble", &TeamCopy::trouble, "why there is no value; else empty"));
  }
};

/// A value to put.
struct TeamPut {
  std::string team;
  int member = 0;
  std::string record;
  std::string json;

  static constexpr std::string_view kName = "cancha.TeamPut";
  static constexpr auto fields() {
    return list_of(entry("team", &TeamPut::team), entry("member", &TeamPut::member, "in whose database, and whose"),
                   entry("record", &TeamPut::record), entry("json", &TeamPut::json, "the value as text"));
  }
};

struct RefereeOrderInfo {
  std::string name;
  std::string arguments;
  std::string meaning;

  static constexpr std::string_view kName = "cancha.RefereeOrderInfo";
  static constexpr auto fields() {
    return list_of(entry("name", &RefereeOrderInfo::name),
                   entry("arguments", &RefereeOrderInfo::arguments, "such as SIDE PLAYER"),
                   entry("meaning", &RefereeOrderInfo::meaning));
  }
};

/// A protocol that can be spoken.
struct RefereeChoice {
  RefereeProtocol protocol = RefereeProtocol::Humanoid;
  std::string title;
  bool game_controller = true;
  std::vector<RefereePenalty> penalties{};
  std::vector<RefereeOrderInfo> orders{};

  static constexpr std::string_view kName = "cancha.RefereeChoice";
  static constexpr auto fields() {
    return list_of(entry("protocol", &RefereeChoice::protocol), entry("title", &RefereeChoice::title),
                   entry("game_controller", &RefereeChoice::game_controller, "false: a RefBox, where teams connect"),
                   entry("penalties", &RefereeChoice::penalties, "that it has words for"),
                   entry("orders", &RefereeChoice::orders, "that it has words for"));
  }
};

struct RefereeStartTeam {
  int number = 0;
  std::string colour{};

  static constexpr std::string_view kName = "cancha.RefereeStartTeam";
  static constexpr auto fields() {
    return list_of(entry("number", &RefereeStartTeam::number),
                   entry("colour", &RefereeStartTeam::colour, "empty: the protocol's usual one"));
  }
};

/// A referee who is to begin.
struct RefereeStart {
  RefereeProtocol protocol = RefereeProtocol::Humanoid;
  std::vector<RefereeStartTeam> teams{{1, ""}, {2, ""}};
  int players = 4;
  double half = 600.0;
  std::string to{};
  int port = 0;
  int status_port = 0;
  bool anyone = false;

  static constexpr std::string_view kName = "cancha.RefereeStart";
  static constexpr auto fields() {
    return list_of(entry("protocol", &RefereeStart::protocol), entry("teams", &RefereeStart::teams, "two"),
                   entry("players", &RefereeStart::players, "of each team"),
                   entry("half", &RefereeStart::half, "its length in seconds"),
                   entry("to", &RefereeStart::to, "address to send to; empty: this machine only"),
                   entry("port", &RefereeStart::port, "to send to, or to serve; 0: the protocol's own"),
                   entry("status_port", &RefereeStart::status_port, "where robots answer; 0: the protocol's own"),
                   entry("anyone", &RefereeStart::anyone, "hear robots, or serve teams, on other machines"));
  }
};

struct RefereeOrder {
  std::string text;

  static constexpr std::string_view kName = "cancha.RefereeOrder";
  static constexpr auto fields() { return list_of(entry("text", &RefereeOrder::text, "a line of a script")); }
};

/// The referee of this studio.
struct RefereeView {
  bool running = false;
  std::string where{};
  int connected = 0;
  std::vector<std::string> robots{};
  std::vector<std::string> orders{};
  bool clock_runs = false;
  std::string problem{};
  std::optional<RefereeState> state{};

  static constexpr std::string_view kName = "cancha.RefereeView";
  static constexpr auto fields() {
    return list_of(entry("running", &RefereeView::running),
                   entry("where", &RefereeView::where, "the address packets go to, or where teams connect"),
                   entry("connected", &RefereeView::connected, "teams, of a RefBox"),
                   entry("robots", &RefereeView::robots, "that have answered"),
                   entry("orders", &RefereeView::orders, "the last ones, newest first"),
                   entry("clock_runs", &RefereeView::clock_runs),
                   entry("problem", &RefereeView::problem, "why nothing can be sent; else empty"),
                   entry("state", &RefereeView::state, "what robots are told; only while it is running"));
  }
};

}  // namespace cancha::server
