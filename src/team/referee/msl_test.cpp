#include <gtest/gtest.h>

#include "team/referee/msl_tracker.h"

namespace cancha::team {
namespace {

using C = MslCommand;

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

TEST(MslLetters, UpperCaseIsCyanAndLowerCaseMagenta) {
  EXPECT_EQ(decode_letter('K').value(), (MslSignal{C::KickOff, RefereeSide::First, "", {}}));
  EXPECT_EQ(decode_letter('k').value(), (MslSignal{C::KickOff, RefereeSide::Second, "", {}}));
  // except where both cases have a meaning of their own
  EXPECT_EQ(decode_letter('S').value().command, C::Stop);
  EXPECT_EQ(decode_letter('s').value().command, C::Start);
  EXPECT_EQ(decode_letter('Z').value().command, C::Reset);
  EXPECT_EQ(decode_letter('z').value().command, C::GameOver);
  EXPECT_EQ(decode_letter('h').value().command, C::HalfTime);
  EXPECT_EQ(decode_letter('e').value().command, C::EndGame);
  EXPECT_EQ(decode_letter('H').error().text(),
            "RefBox: byte 72 is no letter of the old protocol (a RefBox since 2020 speaks msl, not msl-old)");
}

TEST(MslLetters, EveryLetterIsWrittenAsItWasRead) {
  int letters = 0;
  for (int c = 0; c < 256; ++c) {
    const auto signal = decode_letter(static_cast<char>(c));
    if (!signal) continue;
    ++letters;
    EXPECT_EQ(encode_letter(*signal).value(), static_cast<char>(c));
  }
  EXPECT_EQ(letters, 15 + 24);
  EXPECT_EQ(encode_letter({C::IsAlive, RefereeSide::First, "", {}}).error().text(),
            "RefBox: the old protocol has no letter for IS_ALIVE");
}

TEST(MslJson, ObjectsEndWithNulWhereverTheLineIsCut) {
  const std::string text = encode_msl({C::KickOff, RefereeSide::Neither, "224.16.32.33", {}}) + "\n" +
                           encode_msl({C::Substitution, RefereeSide::Neither, "224.16.32.34", 7});
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    MslStream stream{RefereeProtocol::Msl};
    auto signals = stream.take(bytes_of(std::string_view{text}.substr(0, cut)));
    for (auto& more : stream.take(bytes_of(std::string_view{text}.substr(cut)))) signals.push_back(std::move(more));
    ASSERT_EQ(signals.size(), 2u);
    EXPECT_EQ(signals[0].value().command, C::KickOff);
    EXPECT_EQ(signals[1].value(), (MslSignal{C::Substitution, RefereeSide::Neither, "224.16.32.34", 7}));
  }
}

TEST(MslJson, TheOdditiesOfRealRefBoxesAreFine) {
  EXPECT_EQ(decode_msl(R"({"command": " WELCOME", "targetTeam": "224.16.32.127"})").value().command, C::Welcome);
  EXPECT_EQ(decode_msl(R"({"command": "GAME_OVER", "targetTeam": ""})").value().command, C::GameOver);
  EXPECT_EQ(decode_msl(R"({"command": "GAMEOVER", "targetTeam": "", "more": [1]})").value().command, C::GameOver);
}

TEST(MslJson, WhatIsWrongIsToldInASentence) {
  EXPECT_EQ(decode_msl(R"({"command": "KICKOF", "targetTeam": "x"})").error().text(),
            "RefBox: there is no command 'KICKOF' (did you mean 'KICKOFF'?)");
  EXPECT_EQ(decode_msl(R"({"command": "GOAL", "targetTeam": ""})").error().text(), "RefBox: GOAL names no team");
  EXPECT_EQ(decode_msl(R"({"command": "IS_ALIVE", "targetTeam": "x", "robotID": 100})").error().text(),
            "RefBox: there is no robot 100 (1 to 99)");
  EXPECT_EQ(decode_msl("Ks").error().text(), "RefBox: sends what is no JSON (a RefBox until 2019 speaks msl-old)");

  MslStream stream{RefereeProtocol::Msl};
  const auto flood = stream.take(bytes_of(std::string(250'000, 'x')));
  ASSERT_EQ(flood.size(), 1u);
  EXPECT_EQ(flood[0].error().text(), "RefBox: sends more than 100000 bytes without a NUL");
  const auto after = stream.take(bytes_of(std::string{"x\0", 2} + encode_msl({C::Start, {}, "", {}})));
  ASSERT_EQ(after.size(), 1u);
  EXPECT_EQ(after[0].value().command, C::Start);
}

TEST(MslTracker, FollowsAGameOfLetters) {
  MslTracker tracker{RefereeProtocol::MslOld};
  const auto hear = [&](char letter) { ASSERT_TRUE(tracker.apply(decode_letter(letter).value()).has_value()); };
  const RefereeState& state = tracker.state();
  EXPECT_FALSE(state.playing());

  hear('1');
  hear('k');
  EXPECT_EQ(state.set_play, SetPlay::KickOff);
  EXPECT_EQ(state.kicking, RefereeSide::Second);
  EXPECT_EQ(state.play, RefereePlay::Ready);
  EXPECT_FALSE(state.playing());
  hear('s');
  EXPECT_TRUE(state.playing());
  hear('S');
  EXPECT_FALSE(state.playing());
  hear('A');
  hear('A');
  hear('D');
  EXPECT_EQ(state.teams[0].score, 1);
  hear('N');
  EXPECT_EQ(state.set_play, SetPlay::DroppedBall);
  hear('h');
  EXPECT_EQ(state.play, RefereePlay::Finished);
  hear('2');
  EXPECT_EQ(state.half, 2);
  EXPECT_EQ(state.play, RefereePlay::Initial);
  hear('Z');
  EXPECT_EQ(state.teams[0].score, 0);
}

TEST(MslTracker, LearnsTheTwoTeamsByTheirAddresses) {
  MslTracker tracker{RefereeProtocol::Msl};
  ASSERT_TRUE(tracker.apply({C::Welcome, {}, "224.16.32.33", {}}).has_value());
  ASSERT_TRUE(tracker.apply({C::Goal, {}, "224.16.32.44", {}}).has_value());
  ASSERT_TRUE(tracker.apply({C::RedCard, {}, "224.16.32.33", 4}).has_value());
  EXPECT_EQ(tracker.state().teams[1].score, 1);
  ASSERT_EQ(tracker.state().teams[0].players.size(), 4u);
  EXPECT_EQ(tracker.state().teams[0].players[3].penalty, RefereePenalty::SentOff);
  EXPECT_EQ(tracker.apply({C::Goal, {}, "224.16.32.55", {}}).error().text(),
            "RefBox: names a third team, 224.16.32.55 (224.16.32.33 and 224.16.32.44 play)");
}

}  // namespace
}  // namespace cancha::team
