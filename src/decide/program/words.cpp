#include "decide/program/words.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

namespace cancha::decide::program {
namespace {

bool is_blank(char c) {
  return static_cast<unsigned char>(c) <= ' ';
}

/// Of eight bytes those that are no blanks, one bit each, the first byte lowest.
std::uint64_t solid_of_eight(const char* bytes) {
  constexpr std::uint64_t kTops = 0x8080808080808080u;  // the top bit of each byte
  std::uint64_t eight = 0;
  std::memcpy(&eight, bytes, sizeof eight);
  // all above the space
  const std::uint64_t solid = (((eight & ~kTops) + 0x5f5f5f5f5f5f5f5fu) | eight) & kTops;
  // a product that brings bit 8 i + 7 to bit 56 + i
  return (solid >> 7) * 0x0102040810204080u >> 56;
}

}  // namespace

Words::Words(std::string_view text) : text_{text} {
  begin_stretch(text.data());
  edges_[0] = edges_[1] = text.data();
  next_ = filled_ = 2;
  split_more();
}

std::string_view Words::first_line() const {
  std::string_view line = text_.substr(0, text_.find('\n'));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::string_view Words::second() const {
  const std::string_view word = peek();
  const char* const begin = std::find_if_not(word.data() + word.size(), end(), is_blank);
  return {begin, static_cast<std::size_t>(std::find_if(begin, end(), is_blank) - begin)};
}

void Words::begin_stretch(const char* from) {
  place_ = from;
  // comments begin where words begin
  const auto begins = [&](std::size_t at) { return at == 0 || is_blank(text_[at - 1]); };
  std::size_t comment = text_.find("//", static_cast<std::size_t>(from - text_.data()));
  while (comment != std::string_view::npos && !begins(comment)) comment = text_.find("//", comment + 1);
  stop_ = comment == std::string_view::npos ? end() : text_.data() + comment;
}

void Words::split_more() {
  // the last word stays, and where the next one begins if that is known
  const auto kept = edges_.begin() + static_cast<std::ptrdiff_t>(next_) - 2;
  std::copy(kept, edges_.begin() + static_cast<std::ptrdiff_t>(filled_), edges_.begin());
  filled_ -= next_ - 2;
  next_ = 2;
  while (filled_ < 4 && !split_) split_stretch();
  // behind the last word is an empty one
  for (; filled_ < 4; ++filled_) edges_[filled_] = end();
}

void Words::split_stretch() {
  constexpr auto kWhole = static_cast<std::ptrdiff_t>(kBlock);
  for (; stop_ - place_ >= kWhole && filled_ < kAhead; place_ += kBlock) split_block(place_);
  if (stop_ - place_ >= kWhole) return;
  // the rest as if blanks followed
  std::array<char, kBlock> rest;
  rest.fill(' ');
  std::copy(place_, stop_, rest.begin());
  split_block(rest.data());
  split_ = stop_ == end();
  if (!split_) begin_stretch(std::find(stop_, end(), '\n'));
}

/// The bytes stand for those from `place_` on.
void Words::split_block(const char* bytes) {
  std::uint64_t solid = 0;
  for (std::size_t i = 0; i < kBlock; i += 8) solid |= solid_of_eight(bytes + i) << i;
  const std::uint64_t inside = filled_ % 2;
  std::uint64_t edges = solid ^ (solid << 1 | inside);
  for (; edges != 0; edges &= edges - 1) edges_[filled_++] = place_ + std::countr_zero(edges);
}

int Words::line_of(std::string_view word) const {
  return static_cast<int>(std::count(text_.data(), word.data(), '\n')) + 1;
}

}  // namespace cancha::decide::program
