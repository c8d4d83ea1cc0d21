#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"

namespace cancha::lab {

/// The answers that a search got in one generation, in the order in which it asked.
struct SearchGeneration {
  std::vector<double> costs{};

  static constexpr std::string_view kName = "cancha.SearchGeneration";
  static constexpr auto fields() { return list_of(entry("costs", &SearchGeneration::costs, "the less the better")); }
};

/// CMA-ES (pagmo) over numbers between 0 and 1.
///
/// What it asks depends only on its settings and on the answers so far. So those are all that must be kept to take a
/// search up again: it is asked to go through its own history, and nothing of a file ever gets into the library.
class Search {
 public:
  struct Settings {
    std::vector<double> start{};  ///< the first generation is spread around it
    int population = 16;          ///< tries in a generation, at least 5
    double width = 0.05;          ///< of the first generation
    std::uint64_t seed = 1;
  };
  using Cost = std::function<double(const std::vector<double>& shares)>;

  Search(const Settings& settings, Cost cost);
  Search(Search&&) noexcept;
  Search& operator=(Search&&) noexcept;
  ~Search();

  /// One generation more; the first is `start` and tries around it.
  void generation();
  /// The last generation, and what its tries cost.
  [[nodiscard]] const std::vector<std::vector<double>>& tries() const;
  [[nodiscard]] const std::vector<double>& costs() const;
  /// All answers so far.
  [[nodiscard]] const std::vector<SearchGeneration>& history() const;
  /// A fingerprint of the last generation's tries.
  [[nodiscard]] std::string fingerprint() const;

  /// Goes through the history of another run, from the start, without asking for costs; `seen` is called after each
  /// generation. Fails where these are no answers to what it asks; it is of no use then.
  [[nodiscard]] Result<void> replay(std::span<const SearchGeneration> history, const std::function<void()>& seen);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace cancha::lab
