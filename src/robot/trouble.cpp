#include "robot/trouble.h"

#include <algorithm>
#include <iterator>

#include "base/log.h"
#include "robot/robot_log.h"

namespace cancha::robot {
namespace {

constexpr auto is(Trouble kind, std::string_view part) {
  return [kind, part](const auto& entry) { return entry.counted.kind == kind && entry.counted.part == part; };
}

}  // namespace

bool TroubleBook::first(Trouble kind, std::string_view part) {
  const std::lock_guard lock{mutex_};
  const auto known = std::ranges::find_if(entries_, is(kind, part));
  if (known == entries_.end()) {
    entries_.push_back({{kind, std::string{part}, 1}});
    return true;
  }
  ++known->counted.count;
  return false;
}

bool TroubleBook::last(Trouble kind, std::string_view part) {
  const std::lock_guard lock{mutex_};
  const auto known = std::ranges::find_if(entries_, is(kind, part));
  return known != entries_.end() && !std::exchange(known->told_over, true);
}

void TroubleBook::tell(Trouble kind, std::string_view part, const std::string& text) {
  log::warning("{}: {}", part, text);
  if (log_ == nullptr) return;
  const std::string_view name = names(kind)[static_cast<std::size_t>(kind)];
  log_->write(LogModule::Trouble, "TROUBLE",
              {{"kind", std::string{name}}, {"part", std::string{part}}, {"text", text}});
}

std::vector<TroubleCount> TroubleBook::counts() const {
  const std::lock_guard lock{mutex_};
  std::vector<TroubleCount> counts;
  counts.reserve(entries_.size());
  std::ranges::transform(entries_, std::back_inserter(counts), &Entry::counted);
  return counts;
}

std::string text_of(const std::vector<TroubleCount>& counts) {
  std::string text;
  for (const TroubleCount& one : counts) {
    const std::string_view name = names(one.kind)[static_cast<std::size_t>(one.kind)];
    const std::string times = one.count == 1 ? "once" : fmt::format("{} times", one.count);
    text += fmt::format("{}{}: {} {}", text.empty() ? "" : ", ", one.part, name, times);
  }
  return text;
}

}  // namespace cancha::robot
