#include "lsp/framing.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/letters.h"

namespace cancha::lsp {
namespace {

constexpr std::string_view kEnd = "\r\n\r\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

std::string framed(std::string_view body) {
  return fmt::format("Content-Length: {}\r\n\r\n{}", body.size(), body);
}

Result<void> Framer::read_header(std::string_view header) {
  bool known = false;
  while (!header.empty()) {
    const std::size_t end = std::min(header.find("\r\n"), header.size());
    const std::string_view line = header.substr(0, end);
    header.remove_prefix(std::min(end + 2, header.size()));
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return fail("message header", "has a line without a colon");
    if (!same_word(line.substr(0, colon), "Content-Length")) continue;
    const std::string_view number = trimmed(line.substr(colon + 1));
    const auto [last, trouble] = std::from_chars(number.data(), number.data() + number.size(), wanted_);
    if (trouble != std::errc{} || last != number.data() + number.size()) {
      return fail("message header", "Content-Length is no number");
    }
    known = true;
  }
  if (!known) return fail("message header", "has no Content-Length");
  if (wanted_ > kLongestBody) {
    return fail("message header",
                fmt::format("a message of {} bytes is announced, at most {} are taken", wanted_, kLongestBody));
  }
  return {};
}

Result<std::vector<std::string>> Framer::push(std::string_view bytes) {
  std::vector<std::string> whole;
  while (broken_.empty()) {
    if (in_body_) {
      const std::size_t taken = std::min(wanted_ - held_.size(), bytes.size());
      held_.append(bytes.substr(0, taken));
      bytes.remove_prefix(taken);
      if (held_.size() < wanted_) return whole;
      whole.push_back(std::move(held_));
      held_.clear();
      in_body_ = false;
    }
    if (bytes.empty()) return whole;
    // the end of the header may be split over two pieces
    const std::size_t before = held_.size();
    held_.append(bytes.substr(0, std::min(bytes.size(), kLongestHeader + kEnd.size() - before)));
    const std::size_t end = held_.find(kEnd, before < kEnd.size() ? 0 : before - kEnd.size() + 1);
    if (end == std::string::npos) {
      if (held_.size() < kLongestHeader) return whole;
      broken_ = fmt::format("is longer than {} bytes", kLongestHeader);
      break;
    }
    bytes.remove_prefix(end + kEnd.size() - before);
    if (const auto read = read_header(std::string_view{held_}.substr(0, end)); !read) broken_ = read.error().what;
    held_.clear();
    in_body_ = true;
  }
  held_.clear();
  // what was whole before the trouble is still good; the next call tells of it
  if (!whole.empty()) return whole;
  return fail("message header", broken_, "is this a language client?");
}

}  // namespace cancha::lsp
