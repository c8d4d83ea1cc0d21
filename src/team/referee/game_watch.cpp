#include "team/referee/game_watch.h"

#include <fmt/format.h>

#include <algorithm>

#include "team/referee/game_meaning.h"

namespace cancha::team {
namespace {

using News = RefereeNews::Kind;
constexpr std::size_t kMostRivals = 16;  ///< a flood from many addresses must not fill the memory

bool plays(const GamePacket& packet, int team) {
  return team == 0 || packet.teams[0].number == team || packet.teams[1].number == team;
}

}  // namespace

void GameWatch::warn(std::vector<RefereeNews>& news, std::string text) {
  if (text == last_warning_) return;
  last_warning_ = text;
  news.push_back({News::Warning, std::move(text)});
}

std::vector<RefereeNews> GameWatch::hear(std::span<const std::uint8_t> bytes, const std::string& from, Time now) {
  std::vector<RefereeNews> news = tick(now);
  const auto packet = decode_game(bytes);
  if (!packet) {
    ++statistics_.refused;
    warn(news, fmt::format("{} sends what cannot be read: {}", from, packet.error().text()));
    return news;
  }
  if (packet->for_monitors != settings_.true_state || !plays(*packet, settings_.team) ||
      (settings_.protocol && *settings_.protocol != packet->protocol)) {
    ++statistics_.other_games;
    return news;
  }
  if (!referee_.empty() && referee_ != from) {
    ++statistics_.rivals;
    if (rivals_.size() < kMostRivals || rivals_.contains(from)) rivals_[from] = now;
    warn(news, fmt::format("two referees at once: {} is believed, {} speaks too", referee_, from));
    return news;
  }

  const bool found = referee_.empty();
  if (found) {
    referee_ = from;
    last_number_.reset();
    news.push_back({News::Found, fmt::format("the referee is {}, which speaks {}", from,
                                             names(packet->protocol)[static_cast<std::size_t>(packet->protocol)])});
  }
  // a number that goes back by a little is a packet that was overtaken
  if (last_number_) {
    const auto step = static_cast<std::uint8_t>(packet->number - *last_number_);
    constexpr int kOvertaken = 250;
    if (step >= kOvertaken) return news;
    if (step > 1) statistics_.missed += static_cast<std::uint64_t>(step - 1);
  }
  last_number_ = packet->number;
  last_heard_ = now;
  ++statistics_.packets;
  RefereeState said = meaning_of(*packet);
  if (!state_ || *state_ != said || found) news.push_back({News::Changed, "", said});
  state_ = std::move(said);
  return news;
}

std::vector<RefereeNews> GameWatch::tick(Time now) {
  std::vector<RefereeNews> news;
  const std::size_t rivals =
      std::erase_if(rivals_, [&](const auto& rival) { return now - rival.second > settings_.lost_after; });
  // when they come again, it is told again
  if (rivals > 0 && rivals_.empty()) last_warning_.clear();
  if (referee_.empty() || now - last_heard_ <= settings_.lost_after) return news;
  news.push_back(
      {News::Lost, fmt::format("the referee {} is silent for {:.1f} s", referee_, (now - last_heard_).seconds())});
  referee_.clear();
  return news;
}

}  // namespace cancha::team
