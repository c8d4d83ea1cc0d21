#include "base/suggest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "base/letters.h"

namespace cancha {
namespace {

// longer words are nobody's typing error, and the distance costs the product of the lengths
constexpr std::size_t kLongestWord = 64;

template <class Text>
const Text* nearest(std::string_view word, std::span<const Text> candidates) {
  // one letter may be wrong, and one more for every four
  std::size_t best = word.size() / 4 + 2;
  const Text* found = nullptr;
  if (word.empty() || word.size() > kLongestWord) return nullptr;
  for (const Text& candidate : candidates) {
    if (candidate.size() > kLongestWord) continue;
    const std::size_t d = edit_distance(word, candidate);
    if (d < best && d < candidate.size()) {
      best = d;
      found = &candidate;
    }
  }
  return found;
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  // optimal string alignment, three rows at a time: two_back and last are rows i - 2 and i - 1 of the table
  std::vector<std::size_t> two_back(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::swap(two_back, last);
    std::swap(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
      if (swapped) row[j] = std::min(row[j], two_back[j - 2] + 1);
    }
  }
  return row[b.size()];
}

std::string_view nearest_name(std::string_view word, std::span<const std::string_view> candidates) {
  const std::string_view* found = nearest(word, candidates);
  return found ? *found : std::string_view{};
}

std::string nearest_name(std::string_view word, std::span<const std::string> candidates) {
  const std::string* found = nearest(word, candidates);
  return found ? *found : std::string{};
}

std::string suggest(std::string_view word, std::span<const std::string> candidates) {
  if (const std::string close = nearest_name(word, candidates); !close.empty()) {
    return fmt::format("did you mean '{}'?", close);
  }
  return candidates.empty() ? "" : fmt::format("known: {}", fmt::join(candidates, ", "));
}

std::string suggest_and_list(std::string_view word, std::span<const std::string> candidates) {
  if (candidates.empty()) return "there are none";
  const std::string close = nearest_name(word, candidates);
  return fmt::format("{}known: {}", close.empty() ? "" : fmt::format("did you mean '{}'? ", close),
                     fmt::join(candidates, ", "));
}

}  // namespace cancha
