#include "decide/chart/csv.h"

namespace cancha::decide::chart {
namespace {

constexpr std::string_view kBlank = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

/// Reads one line, which begins at a byte of the file.
class Line {
 public:
  Line(std::string_view text, std::size_t begin, Problems& problems)
      : text_{text}, begin_{begin}, problems_{problems} {}

  CsvRow run() {
    CsvRow row;
    row.place = problems_.place(begin_, begin_ + text_.size());
    for (;;) {
      row.cells.push_back(cell());
      if (at_ >= text_.size()) return row;
      ++at_;  // the comma
    }
  }

 private:
  Cell cell() {
    const std::size_t first = text_.find_first_not_of(kBlank, at_);
    if (first != std::string_view::npos && text_[first] == '"') return quoted(first);
    const std::size_t end = std::min(text_.find(',', at_), text_.size());
    const std::string_view found = trimmed(text_.substr(at_, end - at_));
    const std::size_t from = found.empty() ? at_ : static_cast<std::size_t>(found.data() - text_.data());
    at_ = end;
    return {std::string{found}, problems_.place(begin_ + from, begin_ + from + found.size())};
  }

  Cell quoted(std::size_t first) {
    std::string made;
    std::size_t at = first + 1;
    for (; at < text_.size(); ++at) {
      if (text_[at] == '"' && text_.substr(at + 1, 1) != "\"") break;
      if (text_[at] == '"') ++at;
      made += text_[at];
    }
    const Place place = problems_.place(begin_ + first, begin_ + std::min(at + 1, text_.size()));
    const std::size_t end = std::min(text_.find(',', std::min(at, text_.size())), text_.size());
    if (at >= text_.size()) {
      problems_.add(place, "the quote has no end");
    } else if (!trimmed(text_.substr(at + 1, end - at - 1)).empty()) {
      problems_.add(place, "there is something after the quote", "a comma is wanted");
    }
    at_ = end;
    return {std::move(made), place};
  }

  std::string_view text_;
  std::size_t begin_;
  Problems& problems_;
  std::size_t at_ = 0;
};

}  // namespace

CsvFile read_csv(std::string_view text, Problems& problems) {
  CsvFile file;
  std::size_t at = text.starts_with("\xef\xbb\xbf") ? 3 : 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const std::size_t first = line.find_first_not_of(kBlank);
    if (first != std::string_view::npos && line[first] == '#') {
      const std::string_view remark = trimmed(line.substr(first + 1));
      const std::size_t from = remark.empty() ? at + first : static_cast<std::size_t>(remark.data() - text.data());
      file.remarks.push_back({std::string{remark}, problems.place(from, from + remark.size())});
    } else if (first != std::string_view::npos) {
      if (file.rows.size() == kMostRows) {
        problems.add(problems.place(at, end), fmt::format("there are more than {} rows", kMostRows));
        return file;
      }
      file.rows.push_back(Line{line, at, problems}.run());
    }
    at = end + 1;
  }
  return file;
}

}  // namespace cancha::decide::chart
