// web/src/data/types/*.ts are written from the field lists: CANCHA_UPDATE_GOLDEN=1 ./cancha test -R cross.WebTypes

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "base/typescript.h"
#include "match/contest/board.h"
#include "messages/foxglove.h"
#include "messages/frame.h"
#include "messages/game.h"
#include "messages/intent.h"
#include "messages/league_view.h"
#include "messages/radio.h"
#include "messages/recording.h"
#include "messages/robot_view.h"
#include "messages/statistics.h"
#include "messages/thought.h"
#include "messages/velocities.h"
#include "server/behaviour_check.h"
#include "server/behaviour_files.h"
#include "server/camera_messages.h"
#include "server/catalogue.h"
#include "server/chart_api.h"
#include "server/eyes_messages.h"
#include "server/journal_messages.h"
#include "server/live_messages.h"
#include "server/lsp_session.h"
#include "server/motion_trial_messages.h"
#include "server/scene_messages.h"
#include "server/study_api.h"
#include "server/team_messages.h"
#include "server/tune_api.h"
#include "support/golden.h"

namespace cancha {
namespace {

void expect_file(const std::string& name, const std::string& about, const TypeScript& types) {
  const std::string text = "// " + about +
                           "\n// Written from the C++ field lists by tests/web_types_test.cpp; do not edit.\n\n" +
                           types.text();
  const std::filesystem::path file = std::filesystem::path{CANCHA_SOURCE_DIR} / "web/src/data/types" / name;
  if (golden::updating()) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream{file} << text;
  }
  std::ifstream in{file};
  const std::string there{std::istreambuf_iterator<char>{in}, {}};
  EXPECT_EQ(there, text) << file << " is out of date; CANCHA_UPDATE_GOLDEN=1 writes it";
}

TEST(WebTypes, OfRecordingsAreThoseOfTheFieldLists) {
  TypeScript types{Dialect::Protobuf};
  types.add<foxglove::SceneUpdate>();
  types.add<foxglove::FrameTransforms>();
  types.add<Velocities>();
  types.add<PredictedPath>();
  types.add<foxglove::Log>();
  types.add<GameState>();
  types.add<MatchEvent>();
  types.add<MatchStatistics>();
  types.add<CommandFrame>();
  types.add<Intents>();
  types.add<Touch>();
  types.add<BehaviourProgram>();
  types.add<Thoughts>();
  types.add<LeagueView>();
  types.add<RobotView>();
  types.add<JointFrame>();
  types.add<Frame>();
  types.add<match::contest::ContestBoard>();
  expect_file("recorded.ts", "The messages of a recording, as the page decodes them.", types);
}

TEST(WebTypes, OfTheApiAreThoseOfTheFieldLists) {
  TypeScript types{Dialect::Json};
  types.add<server::ListedRecording>();
  types.add<LeagueView>();
  types.add<server::LiveStatus>();
  types.add<server::LiveCommand>();
  types.add<server::StartMatch>();
  types.add<server::Choices>();
  types.add<server::ListedBehaviour>();
  types.add<server::NewBehaviour>();
  types.add<server::SavedFile>();
  types.add<server::BehaviourPicture>();
  types.add<server::TextToCheck>();
  types.add<server::TextFinding>();
  types.add<server::ChartText>();
  types.add<server::ChartView>();
  types.add<server::ChartChange>();
  types.add<server::ChartTrial>();
  types.add<server::ChartRun>();
  types.add<ListedRobot>();
  types.add<RobotView>();
  types.add<server::ListedMotion>();
  types.add<server::MotionDraft>();
  types.add<server::MotionView>();
  types.add<server::MotionFinding>();
  types.add<server::MotionTrial>();
  types.add<server::MotionRun>();
  types.add<server::EyesView>();
  types.add<server::ColourFileView>();
  types.add<server::CameraLook>();
  types.add<server::CameraSeen>();
  types.add<server::CameraCalibration>();
  types.add<server::CameraMountView>();
  types.add<server::CameraMountDraft>();
  types.add<server::ListedTuning>();
  types.add<server::TuningView>();
  types.add<server::ListedStudy>();
  types.add<server::StudyView>();
  types.add<server::SceneGround>();
  types.add<server::SceneDraft>();
  types.add<server::SceneView>();
  types.add<server::ListedTeam>();
  types.add<server::TeamState>();
  types.add<server::TeamCopy>();
  types.add<server::TeamPut>();
  types.add<server::StartJournal>();
  types.add<server::JournalsView>();
  types.add<RadioState>();
  types.add<server::RefereeChoice>();
  types.add<server::RefereeStart>();
  types.add<server::RefereeOrder>();
  types.add<server::RefereeView>();
  expect_file("api.ts", "What the server's API says and understands, as JSON.", types);
}

}  // namespace
}  // namespace cancha
