#include "sense/vision/colour_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "base/config.h"
#include "base/text_file.h"
#include "base/toml_text.h"

namespace cancha::sense {
namespace {

constexpr std::array<int, 3> kMost = {kHues - 1, 255, 255};
constexpr std::array<std::string_view, 3> kChannels = {"hue", "saturation", "value"};

/// Words, numbers and signs of a .conf file, with their lines.
class Words {
 public:
  Words(std::string_view text, std::string where) : text_{text}, where_{std::move(where)} {}

  /// The next one; empty at the end.
  std::string_view next() {
    while (at_ < text_.size()) {
      const char letter = text_[at_];
      if (letter == '#') {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (letter == '\n' || letter == ' ' || letter == '\t' || letter == '\r') {
        line_ += letter == '\n' ? 1 : 0;
        ++at_;
      } else {
        break;
      }
    }
    const std::size_t begin = at_;
    if (at_ >= text_.size()) return {};
    constexpr std::string_view kSigns = "{}=,";
    if (kSigns.find(text_[at_]) != kSigns.npos) return text_.substr(at_++, 1);
    at_ = std::min(text_.find_first_of("{}=, \t\r\n#", at_), text_.size());
    return text_.substr(begin, at_ - begin);
  }
  [[nodiscard]] tl::unexpected<Error> bad(std::string what, std::string hint = "") const {
    return fail(fmt::format("{}:{}", where_, line_), std::move(what), std::move(hint));
  }
  [[nodiscard]] Result<void> expect(std::string_view sign, std::string_view behind) {
    const std::string_view word = next();
    if (word == sign) return {};
    return bad(fmt::format("'{}' is missing behind {}", sign, behind),
               word.empty() ? "the file ends here" : fmt::format("there is '{}'", word));
  }
  [[nodiscard]] Result<int> number(int most) {
    const std::string_view word = next();
    int value = 0;
    const auto [end, trouble] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (word.empty() || trouble != std::errc{} || end != word.data() + word.size()) {
      return bad(fmt::format("'{}' is no whole number", word));
    }
    if (value < 0 || value > most) return bad(fmt::format("{} is not between 0 and {}", value, most));
    return value;
  }

 private:
  std::string_view text_;
  std::string where_;
  std::size_t at_ = 0;
  int line_ = 1;
};

Result<Hsv> triple(Words& words, std::string_view key) {
  std::array<int, 3> channels{};
  if (auto open = words.expect("{", key); !open) return pass_on(std::move(open));
  for (std::size_t i = 0; i < 3; ++i) {
    auto value = words.number(kMost[i]);
    if (!value) return pass_on(std::move(value));
    channels[i] = *value;
    if (auto sign = words.expect(i < 2 ? "," : "}", fmt::format("{} of {}", kChannels[i], key)); !sign) {
      return pass_on(std::move(sign));
    }
  }
  return Hsv{channels[0], channels[1], channels[2]};
}

bool may_be_in_name(char letter) {
  const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
  return plain || (letter >= '0' && letter <= '9') || letter == '_' || letter == '-';
}

/// What stands between the braces of a region.
Result<ColourRange> region(Words& words) {
  ColourRange range;
  range.name = words.next();
  if (range.name.empty() || range.name == "{") return words.bad("a region has no name", "region ball { …");
  if (!std::ranges::all_of(range.name, may_be_in_name)) {
    return words.bad("the name of a region has letters, digits, '_' and '-' only");
  }
  if (auto open = words.expect("{", "the name of a region"); !open) return pass_on(std::move(open));
  bool has_low = false;
  bool has_high = false;
  while (true) {
    const std::string_view key = words.next();
    if (key == "}") break;
    if (key.empty()) return words.bad(fmt::format("region '{}' does not end", range.name), "'}' is missing");
    if (key != "id" && key != "hsiMin" && key != "hsiMax") {
      return words.bad(fmt::format("'{}' is unknown", key), "id, hsiMin or hsiMax");
    }
    if (auto sign = words.expect("=", key); !sign) return pass_on(std::move(sign));
    if (key == "id") {
      auto id = words.number(1'000'000);
      if (!id) return pass_on(std::move(id));
      range.id = *id;
      continue;
    }
    auto colour = triple(words, key);
    if (!colour) return pass_on(std::move(colour));
    (key == "hsiMin" ? range.low : range.high) = *colour;
    (key == "hsiMin" ? has_low : has_high) = true;
  }
  if (!has_low || !has_high) {
    return words.bad(fmt::format("region '{}' has no {}", range.name, has_low ? "hsiMax" : "hsiMin"));
  }
  return range;
}

std::optional<std::string> faults_of_list(const Colours& colours) {
  if (colours.ranges.size() > kMostColours) return fmt::format("has more than {} colours", kMostColours);
  for (std::size_t i = 0; i < colours.ranges.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (colours.ranges[i].name == colours.ranges[j].name) {
        return fmt::format("has '{}' twice", colours.ranges[i].name);
      }
    }
  }
  return std::nullopt;
}

}  // namespace

Result<Colours> parse_conf(std::string_view text, const std::string& where) {
  Words words{text, where};
  Colours colours;
  while (true) {
    const std::string_view word = words.next();
    if (word.empty()) break;
    if (word != "region") return words.bad(fmt::format("'{}' is unknown", word), "a file has regions only");
    auto range = region(words);
    if (!range) return pass_on(std::move(range));
    colours.ranges.push_back(std::move(*range));
  }
  if (auto fault = faults_of_list(colours)) return fail(where, std::move(*fault));
  return colours;
}

std::string write_conf(const Colours& colours) {
  std::string text;
  for (const ColourRange& range : colours.ranges) {
    text += fmt::format("region {} {{\n  id={}\n  hsiMin={{{},{},{}}}\n  hsiMax={{{},{},{}}}\n}}\n", range.name,
                        range.id, range.low.hue, range.low.saturation, range.low.value, range.high.hue,
                        range.high.saturation, range.high.value);
  }
  return text;
}

Result<Colours> parse_colours(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  std::string title;
  root.read("title", title);
  Colours colours;
  for (Section& section : root.sections("colour")) {
    ColourRange range;
    section.need("name", range.name);
    section.read("id", range.id, between(0, 1'000'000));
    const std::array<std::pair<int*, int*>, 3> into = {{{&range.low.hue, &range.high.hue},
                                                        {&range.low.saturation, &range.high.saturation},
                                                        {&range.low.value, &range.high.value}}};
    for (std::size_t i = 0; i < 3; ++i) {
      std::vector<double> both;
      section.need(kChannels[i], both, between(0, kMost[i]));
      if (both.size() != 2) {
        section.refuse(kChannels[i], "two numbers are needed: the least and the most");
        continue;
      }
      *into[i].first = static_cast<int>(both[0]);
      *into[i].second = static_cast<int>(both[1]);
    }
    colours.ranges.push_back(std::move(range));
  }
  if (auto fault = faults_of_list(colours)) root.refuse("colour", *fault);
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return colours;
}

std::string write_colours(const Colours& colours) {
  std::string text;
  for (const ColourRange& range : colours.ranges) {
    text += fmt::format("{}[[colour]]\nname = {}\nid = {}\nhue = [{}, {}]\nsaturation = [{}, {}]\nvalue = [{}, {}]\n",
                        text.empty() ? "" : "\n", toml_text(range.name), range.id, range.low.hue, range.high.hue,
                        range.low.saturation, range.high.saturation, range.low.value, range.high.value);
  }
  return text;
}

Result<Colours> read_colours(const std::filesystem::path& path) {
  auto text = read_text(path);
  if (!text) return pass_on(std::move(text));
  return path.extension() == ".toml" ? parse_colours(*text, path.string()) : parse_conf(*text, path.string());
}

}  // namespace cancha::sense
