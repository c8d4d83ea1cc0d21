#include "decide/program/check.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::decide::program {
namespace {

/// Sets of options, one bit each. They lie side by side: there are as many sets as options.
class OptionSets {
 public:
  OptionSets(std::size_t sets, std::size_t options) : words_((options + 63) / 64), bits_(sets * words_) {}

  void add(std::size_t set, std::uint32_t option) { at(set)[option / 64] |= std::uint64_t{1} << option % 64; }
  void add_all(std::size_t set, std::size_t other) {
    for (std::size_t i = 0; i < words_; ++i) at(set)[i] |= at(other)[i];
  }
  void clear(std::size_t set) { std::fill_n(at(set), words_, 0); }
  /// One that both sets have, or nothing.
  [[nodiscard]] std::uint32_t common(std::size_t set, std::size_t other) const {
    for (std::size_t i = 0; i < words_; ++i) {
      const std::uint64_t both = at(set)[i] & at(other)[i];
      if (both != 0) return static_cast<std::uint32_t>(i * 64) + static_cast<std::uint32_t>(__builtin_ctzll(both));
    }
    return kNone;
  }

 private:
  std::uint64_t* at(std::size_t set) { return bits_.data() + set * words_; }
  [[nodiscard]] const std::uint64_t* at(std::size_t set) const { return bits_.data() + set * words_; }

  std::size_t words_;  ///< of each
  std::vector<std::uint64_t> bits_;
};

class Checker {
 public:
  explicit Checker(const Program& program)
      : program_{program}, marks_(program.options.size()), heights_(program.options.size()) {
    collect_calls();
  }

  Soundness run() {
    for (std::uint32_t i = 0; i < program_.options.size() && found_.errors.empty(); ++i) visit(i);
    if (!found_.errors.empty()) return std::move(found_);
    for (const Option& o : program_.options) {
      found_.depth = std::max(found_.depth, heights_[static_cast<std::size_t>(&o - program_.options.data())]);
    }
    if (found_.depth > kDeepest) {
      found_.errors.push_back(
          {program_.title, fmt::format("calls go {} options deep", found_.depth), fmt::format("at most {}", kDeepest)});
      found_.error_places.push_back(program_.options[0].place);
    } else {
      find_double_calls();
    }
    return std::move(found_);
  }

 private:
  template <class Visit>
  void for_each_call(Range range, Visit&& visit) const {
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
      if (program_.actions[i].kind == ActionKind::Option) visit(program_.actions[i]);
    }
  }

  /// What each option calls, with the effects of ways left out: these set outputs only.
  void collect_calls() {
    const auto add = [&](const Action& call) { calls_.push_back(&call); };
    for (const Option& o : program_.options) {
      const auto first = static_cast<std::uint32_t>(calls_.size());
      for_each_call(o.common_actions, add);
      for (std::uint32_t i = o.states.first; i < o.states.first + o.states.count; ++i) {
        for_each_call(program_.states[i].actions, add);
      }
      calls_of_.push_back({first, static_cast<std::uint32_t>(calls_.size()) - first});
    }
  }

  /// Walks down from an option, without recursion of our own: files from outside may be made to be deep.
  void visit(std::uint32_t root) {
    if (marks_[root] != Mark::New) return;
    std::vector<Visit> path;
    path.push_back({root, 0});
    marks_[root] = Mark::Open;
    while (!path.empty()) {
      Visit& top = path.back();
      if (top.next == calls_of_[top.option].count) {
        marks_[top.option] = Mark::Done;
        order_.push_back(top.option);
        const std::uint32_t height = ++heights_[top.option];
        path.pop_back();
        if (!path.empty()) heights_[path.back().option] = std::max(heights_[path.back().option], height);
        continue;
      }
      const Action& call = *calls_[calls_of_[top.option].first + top.next++];
      if (marks_[call.target] == Mark::Open) return recursion(path, call);
      if (marks_[call.target] == Mark::Done) {
        heights_[top.option] = std::max(heights_[top.option], heights_[call.target]);
        continue;
      }
      marks_[call.target] = Mark::Open;
      path.push_back({call.target, 0});
    }
  }

  struct Visit {
    std::uint32_t option;
    std::uint32_t next;  ///< of its calls
  };

  void recursion(const std::vector<Visit>& path, const Action& call) {
    std::string way;
    bool inside = false;
    for (const Visit& v : path) {
      inside = inside || v.option == call.target;
      if (inside) way += fmt::format("{} → ", program_.options[v.option].name);
    }
    way += program_.options[call.target].name;
    found_.errors.push_back({where(program_, call.place),
                             fmt::format("option '{}' calls itself: {}", program_.options[call.target].name, way),
                             "options must not be recursive"});
    found_.error_places.push_back(call.place);
  }

  /// Options in `order_` come after all that they call, so what each one reaches is known when it is needed.
  void find_double_calls() {
    // one set for each option, and one for what a state reaches
    const std::size_t together = program_.options.size();
    OptionSets reach{program_.options.size() + 1, program_.options.size()};
    for (const std::uint32_t option : order_) {
      const Option& o = program_.options[option];
      reach.add(option, option);
      std::uint32_t told = kNone;
      for (std::uint32_t i = o.states.first; i < o.states.first + o.states.count; ++i) {
        reach.clear(together);
        const auto look = [&](const Action& call) {
          const std::uint32_t twice = reach.common(together, call.target);
          if (twice != kNone && twice != told) warn(i, call, twice);
          if (twice != kNone) told = twice;
          reach.add_all(together, call.target);
        };
        for_each_call(o.common_actions, look);
        for_each_call(program_.states[i].actions, look);
        reach.add_all(option, together);
      }
    }
  }

  void warn(std::uint32_t state, const Action& call, std::uint32_t twice) {
    const std::string& name = program_.options[twice].name;
    found_.warnings.push_back({where(program_, call.place),
                               fmt::format("option '{}' can be reached twice in one cycle from state '{}'", name,
                                           program_.states[state].name),
                               "the second call is skipped"});
    found_.warning_places.push_back(call.place);
  }

  enum class Mark : std::uint8_t { New, Open, Done };

  const Program& program_;
  std::vector<const Action*> calls_;
  std::vector<Range> calls_of_;  ///< there, by option
  std::vector<Mark> marks_;
  std::vector<std::uint32_t> heights_;  ///< options below and including this one
  std::vector<std::uint32_t> order_;
  Soundness found_;
};

}  // namespace

Soundness check(const Program& program) {
  return Checker{program}.run();
}

int line_of(const Program& program, const Place& place) {
  if (place.file >= program.files.size()) return 0;
  const std::string_view before = std::string_view{program.files[place.file].text}.substr(0, place.begin);
  return static_cast<int>(std::ranges::count(before, '\n')) + 1;
}

std::string where(const Program& program, const Place& place) {
  if (place.file >= program.files.size()) return program.title;
  const std::string_view text = program.files[place.file].text;
  const std::size_t line_start = text.substr(0, place.begin).rfind('\n');
  const std::size_t column = place.begin - (line_start == std::string_view::npos ? 0 : line_start + 1) + 1;
  return fmt::format("{}:{}:{}", program.files[place.file].path, line_of(program, place), column);
}

}  // namespace cancha::decide::program
