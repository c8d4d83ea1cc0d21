#pragma once

#include <vector>

#include "base/random.h"
#include "base/spares.h"
#include "base/time.h"
#include "messages/words.h"

namespace cancha::match {

/// The air between the mates of one team: words arrive late, and some never. Seeded.
class Air {
 public:
  struct Settings {
    Duration delay = 30_ms;
    Duration jitter = 40_ms;  ///< up to so much more
    double lost = 0.05;       ///< share
  };

  Air(const Settings& settings, int players, Random random);

  void say(const MateWord& word);
  /// Fills in what has arrived for a mate by now.
  void hear(int number, Time now, std::vector<MateWord>& words);

 private:
  struct Coming {
    int to = 0;
    Time arrives;
    MateWord word;
    bool waits = false;
  };

  Settings settings_;
  int players_;
  Random random_;
  std::vector<Coming> coming_;    ///< slots that are used again
  Spares<MateWord> spare_words_;  ///< of those who hear
};

}  // namespace cancha::match
