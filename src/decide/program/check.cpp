#include "decide/program/check.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::decide::program {
namespace {

/// A set of options, one bit each.
class OptionSet {
 public:
  explicit OptionSet(std::size_t options) : words_((options + 63) / 64) {}

  void add(std::uint32_t option) { words_[option / 64] |= std::uint64_t{1} << option % 64; }
  void add(const OptionSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }
  void clear() { std::ranges::fill(words_, 0); }
  /// One that both sets have, or nothing.
  [[nodiscard]] std::uint32_t common(const OptionSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::uint64_t both = words_[i] & other.words_[i];
      if (both != 0) return static_cast<std::uint32_t>(i * 64) + static_cast<std::uint32_t>(__builtin_ctzll(both));
    }
    return kNone;
  }

 private:
  std::vector<std::uint64_t> words_;
};

class Checker {
 public:
  explicit Checker(const Program& program)
      : program_{program}, marks_(program.options.size()), heights_(program.options.size()) {}

  Soundness run() {
    for (std::uint32_t i = 0; i < program_.options.size() && found_.errors.empty(); ++i) visit(i);
    if (!found_.errors.empty()) return std::move(found_);
    for (const Option& o : program_.options) {
      found_.depth = std::max(found_.depth, heights_[static_cast<std::size_t>(&o - program_.options.data())]);
    }
    if (found_.depth > kDeepest) {
      found_.errors.push_back(
          {program_.title, fmt::format("calls go {} options deep", found_.depth), fmt::format("at most {}", kDeepest)});
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

  /// All options that an option calls, with the effects of ways left out: these set outputs only.
  [[nodiscard]] std::vector<const Action*> calls_of(std::uint32_t option) const {
    std::vector<const Action*> calls;
    const auto add = [&](const Action& call) { calls.push_back(&call); };
    const Option& o = program_.options[option];
    for_each_call(o.common_actions, add);
    for (std::uint32_t i = o.states.first; i < o.states.first + o.states.count; ++i) {
      for_each_call(program_.states[i].actions, add);
    }
    return calls;
  }

  /// Walks down from an option, without recursion of our own: files from outside may be made to be deep.
  void visit(std::uint32_t root) {
    if (marks_[root] != Mark::New) return;
    std::vector<Visit> path;
    path.push_back({root, calls_of(root), 0});
    marks_[root] = Mark::Open;
    while (!path.empty()) {
      Visit& top = path.back();
      if (top.next == top.calls.size()) {
        marks_[top.option] = Mark::Done;
        order_.push_back(top.option);
        const std::uint32_t height = ++heights_[top.option];
        path.pop_back();
        if (!path.empty()) heights_[path.back().option] = std::max(heights_[path.back().option], height);
        continue;
      }
      const Action& call = *top.calls[top.next++];
      if (marks_[call.target] == Mark::Open) return recursion(path, call);
      if (marks_[call.target] == Mark::Done) {
        heights_[top.option] = std::max(heights_[top.option], heights_[call.target]);
        continue;
      }
      marks_[call.target] = Mark::Open;
      path.push_back({call.target, calls_of(call.target), 0});
    }
  }

  struct Visit {
    std::uint32_t option;
    std::vector<const Action*> calls;
    std::size_t next;
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
  }

  /// Options in `order_` come after all that they call, so what each one reaches is known when it is needed.
  void find_double_calls() {
    std::vector<OptionSet> reach(program_.options.size(), OptionSet{program_.options.size()});
    OptionSet together{program_.options.size()};
    for (const std::uint32_t option : order_) {
      const Option& o = program_.options[option];
      reach[option].add(option);
      std::uint32_t told = kNone;
      for (std::uint32_t i = o.states.first; i < o.states.first + o.states.count; ++i) {
        together.clear();
        const auto look = [&](const Action& call) {
          const std::uint32_t twice = together.common(reach[call.target]);
          if (twice != kNone && twice != told) warn(i, call, twice);
          if (twice != kNone) told = twice;
          together.add(reach[call.target]);
        };
        for_each_call(o.common_actions, look);
        for_each_call(program_.states[i].actions, look);
        reach[option].add(together);
      }
    }
  }

  void warn(std::uint32_t state, const Action& call, std::uint32_t twice) {
    const std::string& name = program_.options[twice].name;
    found_.warnings.push_back({where(program_, call.place),
                               fmt::format("option '{}' can be reached twice in one cycle from state '{}'", name,
                                           program_.states[state].name),
                               "the second call is skipped"});
  }

  enum class Mark : std::uint8_t { New, Open, Done };

  const Program& program_;
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
