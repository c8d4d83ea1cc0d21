#include "match/air.h"

#include <algorithm>

namespace cancha::match {

Air::Air(const Settings& settings, int players, Random random)
    : settings_{settings}, players_{players}, random_{random}, coming_(static_cast<std::size_t>(8 * players)) {
  for (Coming& one : coming_) one.word = MateWord::with_room();
  spare_words_.warm(coming_.size(), MateWord::with_room);
}

void Air::say(const MateWord& word) {
  for (int mate = 0; mate < players_; ++mate) {
    if (mate == word.number) continue;
    const bool lost = random_.uniform() < settings_.lost;
    const double late = random_.uniform();
    if (lost) continue;
    const auto slot = std::ranges::find(coming_, false, &Coming::waits);
    if (slot == coming_.end()) return;  // an air this full loses words
    slot->to = mate;
    slot->arrives = word.time + settings_.delay +
                    Duration{static_cast<std::int64_t>(late * static_cast<double>(settings_.jitter.ns))};
    slot->word = word;
    slot->waits = true;
  }
}

void Air::hear(int number, Time now, std::vector<MateWord>& words) {
  std::size_t heard = 0;
  for (Coming& one : coming_) {
    if (!one.waits || one.to != number || one.arrives > now) continue;
    if (heard == words.size()) spare_words_.resize(words, heard + 1);
    words[heard++] = one.word;
    one.waits = false;
  }
  spare_words_.resize(words, heard);
  std::ranges::sort(words, {}, &MateWord::time);
}

}  // namespace cancha::match
