#include <gtest/gtest.h>

#include <set>

#include "base/random.h"
#include "team/comm/members.h"

namespace cancha::team {
namespace {

using W = TeamWord;

constexpr Time at(double seconds) {
  return {static_cast<std::int64_t>(seconds * 1e9)};
}

TEST(TeamMessage, IsFourIntegersInSixteenBytes) {
  // figure 26 of the document: robot 2 tells robot 3 that it kicks
  const TeamMessage kick{2, 3, 20, 19};
  const std::array<std::uint8_t, 16> little{2, 0, 0, 0, 3, 0, 0, 0, 20, 0, 0, 0, 19, 0, 0, 0};
  const std::array<std::uint8_t, 16> big{0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 20, 0, 0, 0, 19};
  EXPECT_EQ(encode_message(kick, ByteOrder::Little), little);
  EXPECT_EQ(encode_message(kick, ByteOrder::Big), big);
  EXPECT_EQ(decode_message(little, ByteOrder::Little).value(), kick);
  EXPECT_EQ(decode_message(big, ByteOrder::Big).value(), kick);
  EXPECT_EQ(text_of(kick), "2 -> 3: action-taken kickBall");
}

TEST(TeamMessage, AnyThatMayBeSentIsReadAgain) {
  Random random{3};
  for (int i = 0; i < 2000; ++i) {
    const TeamWordInfo& word = team_words()[random.below(team_words().size())];
    const std::uint64_t room = static_cast<std::uint64_t>(std::int64_t{word.most} - word.least) + 1;
    const int value = static_cast<int>(word.least + static_cast<std::int64_t>(random.below(room)));
    const TeamMessage message{static_cast<int>(random.below(255)), static_cast<int>(random.below(256)),
                              static_cast<int>(word.word), value};
    const auto order = static_cast<ByteOrder>(i % 2);
    const auto read = decode_message(encode_message(message, order), order);
    ASSERT_EQ(read.has_value(), !word.internal) << word.name;
    EXPECT_EQ(read.value_or(message), message);
  }
}

TEST(TeamMessage, WordsHaveNumbersAndNamesOfTheirOwn) {
  std::set<std::string_view> all_names;
  std::set<TeamWord> numbers;
  for (const TeamWordInfo& word : team_words()) {
    EXPECT_TRUE(all_names.insert(word.name).second) << word.name;
    EXPECT_TRUE(numbers.insert(word.word).second) << word.name;
  }
  EXPECT_EQ(find_word(20)->name, "action-taken");
  EXPECT_EQ(find_word("ask-role")->word, W::AskRole);
  EXPECT_EQ(find_word(19), nullptr);
}

TEST(TeamMessage, WhatIsWrongIsToldInASentence) {
  const auto why = [](const TeamMessage& m) { return check_message(m).error().text(); };
  EXPECT_EQ(why({255, 3, 20, 1}), "team message: 255 is no source (0 to 254)");
  EXPECT_EQ(why({2, -1, 20, 1}), "team message: -1 is no destination (0 to 255)");
  EXPECT_EQ(why({2, 3, 19, 1}), "team message: 19 is no param (./cancha comm words lists them)");
  EXPECT_EQ(why({2, 3, 24, 1}), "team message: 'exit' stays inside a robot");
  EXPECT_EQ(why({2, 3, 1, 3}), "team message: 3 is no value of role (1 keeper, 2 player)");
  EXPECT_EQ(why({2, 3, static_cast<int>(W::BallInSight), 9}),
            "team message: 9 is no value of ball-in-sight (1 yes, 0 no)");
  EXPECT_EQ(why({2, 3, static_cast<int>(W::BallDistance), -5}),
            "team message: -5 is no value of ball-distance (at least 0)");
  EXPECT_TRUE(check_message({2, 3, static_cast<int>(W::KeeperX), -5})) << "left of the goal's centre";
  EXPECT_EQ(decode_message({}, ByteOrder::Little).error().text(), "team message: has 0 bytes (four integers are 16)");
  const auto swapped = decode_message(encode_message({2, 3, 20, 19}, ByteOrder::Big), ByteOrder::Little);
  EXPECT_NE(swapped.error().text().find("is it sent in the other byte order? see --order"), std::string::npos);
}

TEST(TeamTalk, ANewcomerAnnouncesItselfAndIsAskedNothing) {
  TeamTalk second{2, TeamRole::Player};
  const auto announced = TeamTalk{3, TeamRole::Keeper}.announce();
  ASSERT_EQ(announced.size(), 1u);

  const auto heard = second.hear(announced[0], at(1));
  EXPECT_TRUE(heard.accepted);
  EXPECT_TRUE(heard.discovered);
  EXPECT_TRUE(heard.answers.empty());
  EXPECT_EQ(second.members().find(3)->robot_role, TeamRole::Keeper);
}

TEST(TeamTalk, WhoMissedTheAnnouncementAsks) {
  TeamTalk second{2, TeamRole::Player};
  TeamTalk third{3, TeamRole::Keeper};
  const auto heard = second.hear(team_message(3, kEverybody, W::BallDistance, 162), at(1));
  ASSERT_EQ(heard.answers.size(), 1u);
  EXPECT_EQ(heard.answers[0], team_message(2, 3, W::AskRole, 0));

  // the question is the first that the third hears of the second: both learn
  const auto asked = third.hear(heard.answers[0], at(1.1));
  ASSERT_EQ(asked.answers.size(), 2u);
  EXPECT_EQ(asked.answers[0], team_message(3, 2, W::AskRole, 0));
  EXPECT_EQ(asked.answers[1], team_message(3, 2, W::Role, 1));
  for (const TeamMessage& answer : asked.answers) {
    for (const TeamMessage& back : second.hear(answer, at(1.2)).answers) (void)third.hear(back, at(1.3));
  }
  EXPECT_EQ(second.members().find(3)->robot_role, TeamRole::Keeper);
  EXPECT_EQ(second.members().find(3)->ball_distance, 162);
  EXPECT_EQ(third.members().find(2)->robot_role, TeamRole::Player);
}

TEST(TeamTalk, ALostAnswerIsAskedForAgainSoon) {
  TeamTalk talk{2, TeamRole::Player};
  EXPECT_EQ(talk.hear(team_message(3, 255, W::Zone, 1), at(1)).answers.size(), 1u);
  EXPECT_EQ(talk.hear(team_message(3, 255, W::Zone, 1), at(1.2)).answers.size(), 0u);
  EXPECT_EQ(talk.hear(team_message(3, 255, W::Zone, 1), at(1.3)).answers.size(), 1u);
  EXPECT_EQ(talk.hear(team_message(3, 255, W::Role, 2), at(1.4)).answers.size(), 0u);
  EXPECT_EQ(talk.hear(team_message(3, 255, W::Zone, 1), at(9)).answers.size(), 0u);
}

TEST(TeamTalk, RefusesWhatIsForOthersAndItsOwn) {
  TeamTalk talk{2, TeamRole::Player};
  EXPECT_EQ(talk.hear(team_message(3, 4, W::Role, 1), at(1)).reason, "for another robot");
  EXPECT_EQ(talk.hear(team_message(2, 255, W::Role, 1), at(1)).reason, "our own");
  EXPECT_TRUE(talk.members().members().empty());
  EXPECT_TRUE(talk.hear(team_message(3, 2, W::Role, 1), at(1)).accepted);
}

TEST(TeamTalk, TheIdOfEverybodyHearsAllAndSaysNothing) {
  TeamTalk talk{kEverybody, TeamRole::Player};
  EXPECT_TRUE(talk.announce().empty());
  EXPECT_TRUE(talk.leave().empty());
  const auto heard = talk.hear(team_message(3, 4, W::BallDistance, 1), at(1));
  EXPECT_TRUE(heard.accepted);
  EXPECT_TRUE(heard.answers.empty());
}

TEST(TeamTalk, RecordsLiveTenSeconds) {
  TeamTalk talk{2, TeamRole::Player};
  (void)talk.hear(team_message(3, 255, W::Role, 1), at(1));
  (void)talk.hear(team_message(3, 255, W::BallDistance, 50), at(1));
  EXPECT_TRUE(talk.expire(at(11)).empty());
  EXPECT_EQ(talk.expire(at(11.001)), std::vector<int>{3});
  EXPECT_EQ(talk.members().find(3), nullptr);

  // one that was silent and not yet swept out is met as new: nothing old is believed
  (void)talk.hear(team_message(3, 255, W::Role, 1), at(20));
  const auto heard = talk.hear(team_message(3, 255, W::Zone, 2), at(31));
  EXPECT_TRUE(heard.discovered);
  EXPECT_EQ(talk.members().find(3)->robot_role, TeamRole::Unknown);
}

TEST(TeamTalk, RolesChangeAndMembersLeave) {
  TeamTalk second{2, TeamRole::Player};
  TeamTalk third{3, TeamRole::Player};
  (void)second.hear(third.announce()[0], at(1));
  (void)second.hear(third.change_role(TeamRole::Keeper)[0], at(2));
  EXPECT_EQ(second.members().find(3)->robot_role, TeamRole::Keeper);
  (void)second.hear(third.leave()[0], at(3));
  EXPECT_EQ(second.members().find(3), nullptr);
}

TEST(MemberTable, KeepsWhatEachWordTells) {
  MemberTable table;
  for (const TeamWordInfo& word : team_words()) {
    if (word.word != W::Leave && !word.internal) table.take(team_message(7, 255, word.word, 1), at(2));
  }
  const TeamMemberData& m = *table.find(7);
  EXPECT_TRUE(m.ball_in_sight && m.ball_is_mine && m.partner_in_sight && m.opponent_in_sight && m.my_goal_in_sight &&
              m.opp_goal_in_sight && m.mark_in_sight && m.clear_goal && m.team_pass);
  for (const int distance : {m.ball_distance, m.partner_distance, m.opponent_distance, m.my_goal_distance,
                             m.opp_goal_distance, m.mark_distance, m.action_taken, m.zone, m.keeper_x, m.keeper_y}) {
    EXPECT_EQ(distance, 1);
  }
  EXPECT_EQ(m.robot_role, TeamRole::Keeper);
  EXPECT_EQ(m.last_team_pass, at(2));
  EXPECT_EQ(m.last_keeper, at(2));
}

TEST(MemberTable, KnowsWhenAMateLastToldOfAPass) {
  MemberTable table;
  table.take(team_message(7, 255, W::ActionTaken, 18), at(2));
  EXPECT_EQ(table.find(7)->last_team_pass, at(2)) << "the document has no other word for it";
  table.take(team_message(7, 255, W::Pass, 1), at(3));
  EXPECT_EQ(table.find(7)->last_team_pass, at(3));
  table.take(team_message(7, 255, W::Pass, 0), at(4));
  table.take(team_message(7, 255, W::ActionTaken, 17), at(4));
  EXPECT_EQ(table.find(7)->last_team_pass, at(3)) << "it is over";
}

TEST(TeamMessage, ActionsHaveNames) {
  EXPECT_EQ(action_code("kickBall"), 19);
  EXPECT_EQ(action_code("KICKBALL"), 19);
  EXPECT_EQ(action_code("none"), 0);
  EXPECT_EQ(action_code("kick"), std::nullopt);
  EXPECT_EQ(text_of({2, 3, 20, 18}), "2 -> 3: action-taken passBall");
  EXPECT_EQ(text_of({2, 3, 20, 99}), "2 -> 3: action-taken 99") << "of a team that has other actions";
}

}  // namespace
}  // namespace cancha::team
