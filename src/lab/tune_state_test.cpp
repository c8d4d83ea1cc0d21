#include "lab/tune_state.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

#include "base/random.h"

namespace cancha::lab {
namespace {

double bowl(const std::vector<double>& shares) {
  double sum = 0;
  for (const double share : shares) sum += (share - 0.3) * (share - 0.3);
  return sum;
}

const Search::Settings kSettings{.start = {0.5, 0.6, 0.7}, .population = 8, .width = 0.1, .seed = 4};

TuneState state_after(int generations) {
  Search search{kSettings, bowl};
  for (int i = 0; i < generations; ++i) search.generation();
  return {.robot = "bioloid",
          .skill = "gait",
          .scenario = "walk",
          .population = kSettings.population,
          .bodies = 3,
          .width = kSettings.width,
          .seed = kSettings.seed,
          .parameters = "0123456789abcdef",
          .start = kSettings.start,
          .generations = search.history(),
          .tries = search.fingerprint()};
}

TEST(Search, FindsTheBottomOfABowl) {
  Search search{kSettings, bowl};
  for (int i = 0; i < 60; ++i) search.generation();
  EXPECT_LT(search.costs()[0], 1e-3);
}

TEST(Search, GoesOnFromItsHistoryWithTheSameBits) {
  Search whole{kSettings, bowl};
  for (int i = 0; i < 40; ++i) whole.generation();

  for (const std::size_t stop : {0u, 1u, 2u, 25u}) {
    int asked = 0;
    Search resumed{kSettings, [&](const std::vector<double>& shares) { return ++asked, bowl(shares); }};
    ASSERT_TRUE(resumed.replay(std::span{whole.history()}.first(stop), [] {}));
    EXPECT_EQ(asked, 0) << "what is known is not tried again";
    while (resumed.history().size() < 40) resumed.generation();
    EXPECT_EQ(resumed.fingerprint(), whole.fingerprint());
    EXPECT_EQ(resumed.costs(), whole.costs());
  }
}

TEST(Search, ACostThatIsNoNumberIsTheWorst) {
  int asked = 0;
  Search search{kSettings, [&](const std::vector<double>& shares) { return ++asked % 3 == 0 ? NAN : bowl(shares); }};
  for (int i = 0; i < 20; ++i) search.generation();
  ASSERT_GE(search.history().size(), 20u);
  for (const SearchGeneration& one : search.history()) {
    for (const double cost : one.costs) EXPECT_TRUE(std::isfinite(cost));
  }
}

TEST(Search, RefusesAHistoryOfAnother) {
  std::vector<SearchGeneration> history = state_after(3).generations;
  history[1].costs.pop_back();
  EXPECT_EQ((Search{kSettings, bowl}.replay(history, [] {}).error().text()),
            "generation 1: these are no answers to what the search asks");
}

TEST(TuneState, IsReadAsItWasWritten) {
  const TuneState state = state_after(5);
  const std::string bytes = pack_tune_state(state);
  const auto again = unpack_tune_state(bytes, "file");
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(pack_tune_state(*again), bytes);
  EXPECT_EQ(again->generations.size(), 5u);
}

// Of 120 damaged states 19 crashed the program and 6 let it hang, when a library took them apart.
TEST(TuneState, EveryDamageIsFoundBeforeAnythingIsRead) {
  const std::string whole = pack_tune_state(state_after(4));
  Random random{1};
  for (int i = 0; i < 4000; ++i) {
    std::string damaged = whole;
    if (i % 4 == 0) damaged.resize(random.below(whole.size()));
    if (i % 4 == 1) damaged[random.below(whole.size())] ^= static_cast<char>(1 + random.below(255));
    if (i % 4 == 2) damaged.append(1 + random.below(20), static_cast<char>(random.bits()));
    if (i % 4 == 3) {
      for (std::size_t at = random.below(whole.size()); at < whole.size(); ++at) {
        damaged[at] = static_cast<char>(random.bits());
      }
    }
    if (damaged == whole) continue;
    const auto read = unpack_tune_state(damaged, "file");
    ASSERT_FALSE(read) << "damage " << i;
    EXPECT_EQ(read.error().hint, "it stays as it is; without --resume a new search begins in its place");
  }
}

TEST(TuneState, SaysWhatIsWrongWithAFile) {
  const std::string whole = pack_tune_state(state_after(2));
  const auto said = [](std::string bytes) { return unpack_tune_state(bytes, "file").error().what; };
  EXPECT_EQ(said("22 serialization::archive"), "is no saved search of this version of Cancha");
  EXPECT_EQ(said(whole.substr(0, 10)), "is no saved search of this version of Cancha");
  std::string other = whole;
  other[8] = 7;
  EXPECT_EQ(said(other), "the saved search has format 7, this program format 2");
  EXPECT_EQ(said(whole.substr(0, whole.size() - 1)), "the saved search is damaged: it has " +
                                                         std::to_string(whole.size() - 33) + " bytes instead of " +
                                                         std::to_string(whole.size() - 32));
  std::string flipped = whole;
  flipped.back() ^= 1;
  EXPECT_EQ(said(flipped), "the saved search is damaged: its checksum is wrong");
}

TEST(TuneState, NumbersOfNoSearchAreRefusedThoughTheChecksumIsRight) {
  const auto refused = [](auto&& change) {
    TuneState hostile = state_after(3);
    change(hostile);
    const auto read = unpack_tune_state(pack_tune_state(hostile), "file");
    return !read && read.error().what == "the saved search is damaged: its numbers are those of no search";
  };
  EXPECT_TRUE(refused([](TuneState& s) { s.generations[1].costs[0] = NAN; }));
  EXPECT_TRUE(refused([](TuneState& s) { s.generations[1].costs.resize(1000); }));
  EXPECT_TRUE(refused([](TuneState& s) { s.generations.resize(kMostTuneGenerations + 2); }));
  EXPECT_TRUE(refused([](TuneState& s) { s.start[0] = 1e300; }));
  EXPECT_TRUE(refused([](TuneState& s) { s.population = -1; }));
  EXPECT_TRUE(refused([](TuneState& s) { s.width = INFINITY; }));
}

TEST(TuneState, NamesWhatIsAnotherSearch) {
  const TuneState there = state_after(1);
  TuneState wanted = there;
  EXPECT_TRUE(check_same_search(there, wanted, "file"));
  wanted.population = 16;
  EXPECT_EQ(
      check_same_search(there, wanted, "file").error().text(),
      "file: is of another search: --population 8 instead of 16 (it stays as it is; without --resume a new search "
      "begins in its place)");
  wanted = there;
  wanted.parameters = "another";
  EXPECT_FALSE(check_same_search(there, wanted, "file"));
}

TEST(TuneState, AWriteThatFailsAndAFileThatIsMissingAreTold) {
  const std::filesystem::path folder = std::filesystem::path{testing::TempDir()} / "cancha-tune-state-folder";
  std::filesystem::remove_all(folder);
  EXPECT_FALSE(write_tune_state(folder / "state", state_after(1)));
  EXPECT_FALSE(std::filesystem::exists(folder));
  EXPECT_EQ(read_tune_state(folder / "state").error().what, "there is no search to go on with");
}

}  // namespace
}  // namespace cancha::lab
