// Journals of robots' databases over the API: real databases in a folder of shared memory, real files.

#include "server/journal_api.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>

#include "base/json_read.h"
#include "messages/game.h"
#include "os/clock.h"
#include "server/client_test.h"
#include "server/router.h"
#include "server/server.h"
#include "server/server_test.h"
#include "team/rtdb/folder_test.h"
#include "team/rtdb/overview.h"

namespace cancha::server {
namespace {

constexpr const char* kAddress = "/api/team/journals";

class JournalApiTest : public team::rtdb_test::InAFolder {
 protected:
  [[nodiscard]] Router& router() {
    if (!router_) {
      Router::Settings settings = with_databases(folders_, folder);
      settings.recordings = folders_.recordings();
      router_.emplace(settings);
    }
    return *router_;
  }
  Answer ask(std::string method, std::string target, std::string body = "") {
    Request request{std::move(method), std::move(target), {{"Host", "localhost"}}, std::move(body)};
    if (!request.body.empty()) request.headers.emplace_back("Content-Type", "application/json");
    return router().answer(request);
  }
  Answer start(const StartJournal& wish) { return ask("POST", kAddress, to_json(wish)); }
  Answer record(int member) { return start({.kind = JournalKind::Record, .team = "test", .member = member}); }
  Answer replay(const std::string& file, int member, double speed = 0.0) {
    return start({.kind = JournalKind::Replay, .team = "test", .member = member, .file = file, .speed = speed});
  }
  Answer end(int id) { return ask("DELETE", fmt::format("{}?id={}", kAddress, id)); }
  static JournalStatus status_in(const Answer& answer) {
    JournalStatus status;
    const auto read = parse_json(answer.body, status);
    EXPECT_TRUE(read) << answer.body;
    return status;
  }
  JournalsView view() {
    JournalsView all;
    EXPECT_TRUE(parse_json(ask("GET", kAddress).body, all));
    return all;
  }
  /// What the newest one tells, once it tells this; else after ten seconds.
  template <class Told>
  JournalStatus wait_until(Told&& told) {
    for (int i = 0; i < 1000 && !told(view().tasks.at(0)); ++i) os::sleep_until(os::now() + 10_ms);
    return view().tasks.at(0);
  }
  JournalStatus wait_for_end() {
    return wait_until([](const JournalStatus& s) { return !s.running; });
  }
  /// A robot that has said something.
  team::Database robot(int member) {
    team::Database made = open(member);
    EXPECT_TRUE(made.record<Score>(team::declare<Score>("score", team::Area::Shared)));
    EXPECT_TRUE(team::put_json(made, "score", R"({"blue": 1})"));
    return made;
  }
  [[nodiscard]] std::string path_of(const std::string& name) const { return (folders_.recordings() / name).string(); }
  /// How many values are in a file; it must be closed in order.
  static std::uint64_t values_in(const std::string& path) {
    auto reader = mcap::McapReader::open(path);
    EXPECT_TRUE(reader && reader->verify()) << path;
    return reader ? reader->statistics().messages : 0;
  }

  TestFolders folders_;
  std::optional<Router> router_;
};

TEST_F(JournalApiTest, WhatIsRecordedCanBeReplayedIntoAnotherRobot) {
  const auto one = robot(1);
  const JournalStatus begun = status_in(record(1));
  EXPECT_TRUE(begun.running);
  EXPECT_TRUE(begun.file.starts_with("journal-test-1-2") && begun.file.ends_with(".mcap")) << begun.file;
  EXPECT_TRUE(view().journals.empty()) << "one that is recorded is no journal yet";
  for (std::uint64_t goals = 2; goals <= 5; ++goals) {
    ASSERT_TRUE(team::put_json(one, "score", fmt::format("{{\"blue\": {}}}", goals)));
    EXPECT_EQ(wait_until([&](const JournalStatus& s) { return s.values == goals; }).values, goals);
  }
  EXPECT_EQ(one.processes().size(), 1u) << "who records only looks";
  const JournalStatus ended = status_in(end(begun.id));
  EXPECT_FALSE(ended.running);
  EXPECT_EQ(ended.values, 5u);
  EXPECT_EQ(ended.lost, 0u);
  EXPECT_GT(ended.seconds, 0.0);
  EXPECT_EQ(ended.problem, "");
  EXPECT_EQ(values_in(path_of(begun.file)), 5u);

  const JournalsView all = view();
  ASSERT_EQ(all.journals.size(), 1u) << "ten.mcap is none";
  EXPECT_EQ(all.journals[0].name, begun.file);
  EXPECT_TRUE(all.journals[0].complete);

  // robot 2 is there, robot 5 is made
  const auto two = robot(2);
  for (const int member : {2, 5}) {
    const Answer answer = replay(begun.file, member);
    ASSERT_EQ(answer.status, 201) << answer.body;
    const JournalStatus done = wait_for_end();
    EXPECT_EQ(done.problem, "");
    EXPECT_EQ(done.values, 5u);
    EXPECT_NEAR(done.seconds, done.length, 1e-6);
    const auto into = team::Database::observe({folder, "test", member});
    ASSERT_TRUE(into) << into.error().text();
    EXPECT_EQ(team::show_value(*into, *into->find("score"), 1)->value.text, R"({"blue":5,"yellow":0})");
    EXPECT_EQ(into->processes().size(), member == 2 ? 1u : 0u) << "it has left again";
  }
  EXPECT_EQ(view().tasks.size(), 3u);
}

TEST_F(JournalApiTest, ARecordingMayHaveALengthAndOverwritesNothing) {
  const auto one = robot(1);
  std::set<std::string> files;
  for (int i = 0; i < 3; ++i) {
    const Answer answer = start({.kind = JournalKind::Record, .team = "test", .member = 1, .seconds = 0.02});
    ASSERT_EQ(answer.status, 201) << answer.body;
    const JournalStatus done = wait_for_end();
    EXPECT_EQ(done.values, 1u);
    EXPECT_EQ(done.length, 0.02);
    files.insert(done.file);
  }
  EXPECT_EQ(files.size(), 3u);
  EXPECT_EQ(view().journals.size(), 3u);
  EXPECT_EQ(view().tasks.size(), 1u) << "of one robot the last one is told";
}

TEST_F(JournalApiTest, AReplayKeepsItsPaceAndCanBeEnded) {
  const auto one = robot(1);
  auto late = one.find("score");
  const Score old{.blue = 9};
  ASSERT_TRUE(late->replicate(3, std::as_bytes(std::span{&old, 1}), 3'600'000_ms));
  const JournalStatus journal = status_in(record(1));
  ASSERT_EQ(end(journal.id).status, 200);

  const JournalStatus begun = status_in(replay(journal.file, 2, 1.0));
  EXPECT_GT(begun.length, 3500.0);
  EXPECT_EQ(wait_until([](const JournalStatus& s) { return s.values == 1; }).values, 1u);
  EXPECT_TRUE(view().tasks.at(0).running) << "the second value is due in an hour";
  EXPECT_GT(wait_until([](const JournalStatus& s) { return s.seconds > 0.0; }).seconds, 0.0) << "and time passes";
  EXPECT_EQ(replay(journal.file, 2).body,
            "A journal is replayed into member 2 of team 'test' already; end that first.\n");
  const JournalStatus ended = status_in(end(begun.id));
  EXPECT_FALSE(ended.running);
  EXPECT_EQ(ended.values, 1u);
  EXPECT_EQ(ended.problem, "");
}

TEST_F(JournalApiTest, WrongRequestsAreRefusedWithASentence) {
  const auto one = robot(1);
  EXPECT_EQ(record(3).body, "Member 3 of team 'test' has no database here.\n");
  EXPECT_EQ(record(3).status, 404);
  EXPECT_EQ(start({.team = "../../etc", .member = 1}).status, 404);
  const JournalStatus running = status_in(record(1));
  EXPECT_EQ(record(1).body, "Member 1 of team 'test' is recorded already; end that first.\n");
  EXPECT_EQ(record(1).status, 409);
  EXPECT_EQ(replay(running.file, 2).body, fmt::format("'{}' is still recorded; end that first.\n", running.file));
  ASSERT_EQ(end(running.id).status, 200);
  EXPECT_EQ(end(running.id).status, 200) << "it has ended, which is fine";

  EXPECT_EQ(replay("nothing.mcap", 2).body, "There is no journal 'nothing.mcap'.\n");
  for (const char* bad : {"", "../secret.txt", "/etc/passwd", "..", ".hidden.mcap"}) {
    EXPECT_EQ(replay(bad, 2).status, 404) << bad;
  }
  folders_.write_match("recordings/match.mcap", 2);
  EXPECT_EQ(replay("match.mcap", 2).body, "'match.mcap' is no journal of a database.\n");
  EXPECT_TRUE(replay("ten.mcap", 2).body.starts_with("'ten.mcap' is no journal of a database: ")) << "nonsense";
  EXPECT_EQ(team::find_databases(folder).size(), 1u) << "none was made for what cannot be";
  EXPECT_EQ(start({.kind = JournalKind::Replay, .team = "no/team", .member = 1, .file = running.file}).body,
            "team: 'no/team' is no name for a team (1 to 31 letters, digits, _ and -).\n");
  EXPECT_EQ(replay(running.file, 99).status, 422);
  EXPECT_EQ(replay(running.file, 2, -1.0).body, "speed must be within 0 and 1000.\n");
  EXPECT_EQ(replay(running.file, 2, 1001.0).status, 422);
  EXPECT_EQ(start({.team = "test", .member = 1, .seconds = -1.0}).body, "seconds must be within 0 and 1000000.\n");

  EXPECT_EQ(end(99).body, "There is no recording or replay 99.\n");
  EXPECT_EQ(ask("DELETE", kAddress).body, "Say which one: ?id=NUMBER.\n");
  EXPECT_EQ(ask("DELETE", fmt::format("{}?id=1x", kAddress)).status, 400);
  EXPECT_EQ(ask("POST", kAddress, "{").status, 400);
  EXPECT_EQ(ask("POST", kAddress, R"({"kind":"erase"})").status, 400);
  EXPECT_EQ(ask("POST", kAddress).status, 415);
  EXPECT_EQ(ask("PUT", kAddress, "{}").header("Allow"), "GET, HEAD, POST, DELETE");
  Router without{with_databases(folders_, "")};
  EXPECT_EQ(without.answer({"GET", kAddress, {{"Host", "localhost"}}}).status, 404);
}

TEST_F(JournalApiTest, OnlySoManyAtOnce) {
  std::vector<team::Database> robots;
  for (int member = 0; member <= 4; ++member) robots.push_back(open(member));
  const auto other = team::Database::open({.place = {folder, "other", 1}, .members = 4, .size = 4u << 20});
  for (int member = 1; member <= 4; ++member) ASSERT_EQ(record(member).status, 201);
  for (const char* team : {"a", "b", "c", "d"}) {
    const auto more = team::Database::open({.place = {folder, team, 1}, .members = 4, .size = 4u << 20});
    ASSERT_EQ(start({.team = team, .member = 1}).status, 201);
  }
  EXPECT_EQ(record(0).body, "8 journals are recorded or replayed already; end one first.\n");
  ASSERT_EQ(end(view().tasks.at(3).id).status, 200);
  EXPECT_EQ(record(0).status, 201);
}

TEST_F(JournalApiTest, ARemovedDatabaseIsToldAndTheJournalIsWhole) {
  const auto one = robot(1);
  const JournalStatus begun = status_in(record(1));
  std::filesystem::remove(one.path());
  const JournalStatus ended = wait_for_end();
  EXPECT_EQ(ended.problem,
            fmt::format("{}: the database was removed (what it had until then is in the journal)", one.path()));
  EXPECT_EQ(values_in(path_of(begun.file)), 1u);
}

TEST_F(JournalApiTest, AFullDiskIsToldAndWhatWasWrittenStaysReadable) {
  auto one = robot(1);
  auto noise = one.record<Score>(team::declare<Score>("noise"));
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{60'000, before.rlim_max};
  const auto old_handler = ::signal(SIGXFSZ, SIG_IGN);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);

  const JournalStatus begun = status_in(record(1));
  // a second of log time closes a chunk, and times come from the ages of values
  std::uint32_t random = 1;
  for (std::int64_t i = 0; i < 20'000 && view().tasks.at(0).running; ++i) {
    random = random * 1664525u + 1013904223u;
    const Score value{.blue = static_cast<int>(random), .yellow = static_cast<int>(random * 69069u)};
    const Duration age = 1000_ms * (30'000 - i);
    ASSERT_TRUE(noise->put(value, age));
    if (i % 4 == 3) os::sleep_until(os::now() + 2_ms);
  }
  const JournalStatus ended = wait_for_end();
  ::setrlimit(RLIMIT_FSIZE, &before);
  ::signal(SIGXFSZ, old_handler);

  EXPECT_NE(ended.problem.find("cannot be written: File too large"), std::string::npos) << ended.problem;
  const auto reader = mcap::McapReader::open(path_of(begun.file));
  ASSERT_TRUE(reader) << reader.error().text();
  EXPECT_TRUE(team::is_journal(*reader));
  EXPECT_GT(reader->statistics().messages, 10u);

  // a folder that cannot be written to is told at once
  std::filesystem::remove_all(folders_.recordings());
  folders_.write("recordings", "a file in its place");
  const Answer refused = record(1);
  EXPECT_EQ(refused.status, 422) << refused.body;
  EXPECT_NE(refused.body.find("journal-test-1-"), std::string::npos) << refused.body;
}

TEST_F(JournalApiTest, EndingTheStudioClosesWhatIsRecorded) {
  const auto one = robot(1);
  Server::Settings settings{
      .port = 0, .no_token = true, .web_root = folders_.web(), .recordings = folders_.recordings()};
  settings.databases = folder;
  const auto server = Server::start(settings);
  ASSERT_TRUE(server) << server.error().text();
  TestClient client{(*server)->port()};
  const std::string wish = to_json(StartJournal{.team = "test", .member = 1});
  client.send(
      fmt::format("POST {} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}"
                  "\r\n\r\n{}",
                  kAddress, wish.size(), wish));
  const std::string told = client.answer();
  ASSERT_NE(told.find("201"), std::string::npos) << told;
  JournalStatus begun = status_in(Answer{.body = told.substr(told.find("\r\n\r\n") + 4)});
  (*server)->stop();
  EXPECT_EQ(values_in(path_of(begun.file)), 1u);

  begun = status_in(record(1));
  router().stop();
  EXPECT_EQ(values_in(path_of(begun.file)), 1u);
  EXPECT_EQ(record(1).body, "The studio is ending.\n");

  // and so does one who never asks it to
  router_.reset();
  begun = status_in(record(1));
  router_.reset();
  EXPECT_EQ(values_in(path_of(begun.file)), 1u);
}

}  // namespace
}  // namespace cancha::server
