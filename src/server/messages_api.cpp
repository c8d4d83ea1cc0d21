#include "server/messages_api.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <optional>

#include "base/json.h"
#include "base/protobuf.h"
#include "field/league_view.h"
#include "match/contest/board.h"
#include "match/replay.h"
#include "mcap/reader.h"
#include "messages/intent.h"
#include "messages/statistics.h"
#include "messages/thought.h"
#include "server/paths.h"

namespace cancha::server {
namespace {

/// Appends a message as JSON; false where its bytes are no such message.
template <class T>
bool append_as(std::string& out, std::string_view bytes) {
  T message;
  if (!parse_protobuf(bytes, message)) return false;
  append_json(out, message);
  return true;
}

/// How the messages of a topic become JSON.
struct Topic {
  std::string_view name;
  bool (*append)(std::string& out, std::string_view bytes);
};

/// The one table of topics and types.
constexpr std::array<Topic, 19> kTopics{{{match::topic::kScene, append_as<foxglove::SceneUpdate>},
                                         {match::topic::kLeague, append_as<LeagueView>},
                                         {match::topic::kTransforms, append_as<foxglove::FrameTransforms>},
                                         {match::topic::kVelocities, append_as<Velocities>},
                                         {match::topic::kPath, append_as<PredictedPath>},
                                         {match::topic::kLog, append_as<foxglove::Log>},
                                         {match::topic::kEvents, append_as<MatchEvent>},
                                         {match::topic::kState, append_as<GameState>},
                                         {match::topic::kStatistics, append_as<MatchStatistics>},
                                         {match::topic::kCommands, append_as<CommandFrame>},
                                         {match::topic::kIntents, append_as<Intents>},
                                         {match::topic::kTouches, append_as<Touch>},
                                         {match::topic::kHands, append_as<Hand>},
                                         {match::topic::kReferee, append_as<RefereeCall>},
                                         {match::topic::kJudge, append_as<JudgeCall>},
                                         {match::topic::kBoard, append_as<match::contest::ContestBoard>},
                                         {match::topic::kCheckpoints, append_as<Checkpoint>},
                                         {match::topic::kPrograms, append_as<BehaviourProgram>},
                                         {match::topic::kThoughts, append_as<Thoughts>}}};

std::string topic_names() {
  std::string names;
  for (const Topic& topic : kTopics) names += fmt::format("{}{}", names.empty() ? "" : ", ", topic.name);
  return names;
}

/// What is asked for, or the sentence that refuses it.
struct Wish {
  const Topic* topic = nullptr;
  mcap::Query query{};
  std::string refusal{};
};

Wish parse_wish(std::string_view query) {
  Wish wish;
  const auto name = query_value(query, "topic");
  for (const Topic& topic : kTopics) {
    if (name && *name == topic.name) wish.topic = &topic;
  }
  if (wish.topic == nullptr) {
    wish.refusal = name ? fmt::format("There is no topic like this; there are {}.", topic_names())
                        : fmt::format("Name a topic with ?topic=; there are {}.", topic_names());
    return wish;
  }
  wish.query.topics = {std::string{wish.topic->name}};
  for (const auto& [key, moment] : {std::pair{"from", &wish.query.from}, std::pair{"to", &wish.query.to}}) {
    const auto text = query_value(query, key);
    if (!text) continue;
    const auto time = parse_seconds(*text);
    if (!time) {
      wish.refusal = fmt::format("'{}' must be a number of seconds from 0 to 1000000000.", key);
      return wish;
    }
    *moment = *time;
  }
  if (wish.query.to < wish.query.from) wish.refusal = "'to' must not be before 'from'.";
  return wish;
}

/// The league of a recording from before it was data in there, from its file: [{"time":0,"topic":"/league",…}], or
/// nothing where that cannot be read.
std::string league_from_before(const mcap::McapReader& reader) {
  const auto league = match::read_league(reader);
  if (!league) return "[]";
  return fmt::format(R"([{{"time":0,"topic":"{}","message":{}}}])", match::topic::kLeague,
                     to_json(field::view_of(*league)));
}

}  // namespace

Answer messages_answer(const std::filesystem::path& recording, std::string_view query) {
  const Wish wish = parse_wish(query);
  if (!wish.refusal.empty()) return text_answer(400, wish.refusal);
  auto reader = mcap::McapReader::open(recording.string());
  if (!reader) return text_answer(422, fmt::format("The recording cannot be read: {}.", reader.error().what));
  if (wish.topic->name == match::topic::kLeague && reader->messages_on(wish.topic->name) == 0) {
    return json_answer(league_from_before(*reader));
  }

  std::string json = "[";
  std::size_t count = 0;
  std::optional<Time> cut;
  bool sound = true;
  const auto read = reader->read(wish.query, [&](const mcap::MessageView& message) {
    if (count == kMostMessages || json.size() > kMostMessageBytes) {
      cut = message.log_time;
      return false;
    }
    json += fmt::format(R"({}{{"time":{},"topic":"{}","message":)", count == 0 ? "" : ",", message.log_time.seconds(),
                        wish.topic->name);
    sound = wish.topic->append(json, message.data);
    json += '}';
    ++count;
    return sound;
  });
  if (!read || !sound) {
    return text_answer(422, fmt::format("The recording cannot be read: {}.",
                                        read ? "a message is not of its topic's type" : read.error().what));
  }
  json += ']';
  Answer answer = json_answer(std::move(json));
  if (cut) answer.headers.emplace_back("X-Cancha-Cut", fmt::format("{}", cut->seconds()));
  return answer;
}

}  // namespace cancha::server
