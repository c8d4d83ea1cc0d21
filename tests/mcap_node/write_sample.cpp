// Writes a short recording with the messages that a match holds: `write_sample FILE [FRAMES]`.
// tests/mcap_node/read_mcap.mjs reads it with the reference library.

#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "mcap/writer.h"
#include "messages/foxglove.h"
#include "messages/game.h"
#include "messages/truth.h"

namespace {

using namespace cancha;

foxglove::SceneUpdate pitch() {
  foxglove::SceneEntity lines;
  lines.frame_id = "field";
  lines.id = "lines";
  lines.frame_locked = true;
  lines.metadata = {{"league", "simurosot"}};
  foxglove::LinePrimitive border;
  border.type = foxglove::LineType::LineLoop;
  border.thickness = 0.01;
  border.points = {{-1.1, -0.9, 0}, {1.1, -0.9, 0}, {1.1, 0.9, 0}, {-1.1, 0.9, 0}};
  border.color = {1, 1, 1, 1};
  border.indices = {0, 1, 2, 3};
  lines.lines = {border};

  foxglove::SceneEntity robot;
  robot.frame_id = "blue 0";
  robot.id = "body";
  robot.frame_locked = true;
  robot.cubes = {{{}, {0.08, 0.08, 0.07}, {0.1, 0.2, 1.0, 1.0}}};
  robot.spheres = {{{}, {0.04, 0.04, 0.04}, {1.0, 0.5, 0.0, 1.0}}};
  robot.cylinders = {{{}, {0.05, 0.05, 0.01}, 1.0, 1.0, {0.2, 0.2, 0.2, 1.0}}};
  robot.triangles = {{{}, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {}, {}, {}}};
  foxglove::TextPrimitive name;
  name.text = "keeper";
  robot.texts = {name};
  return {{{Time{}, foxglove::DeletionType::All, ""}}, {lines, robot}};
}

foxglove::FrameTransforms frames(int number, Time now) {
  foxglove::FrameTransforms moved;
  for (int i = 0; i < 11; ++i) {
    const double phase = 0.01 * number + i;
    const std::string name = i == 10 ? "ball" : fmt::format("{} {}", i < 5 ? "blue" : "yellow", i % 5);
    moved.transforms.push_back(
        {now, "field", name, {std::cos(phase), std::sin(phase * 1.1), 0.02}, turn_about_z(phase)});
  }
  return moved;
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) return std::puts("usage: write_sample FILE [FRAMES]"), 2;
  const int frame_count = count > 2 ? std::atoi(words[2]) : 600;
  auto writer = mcap::McapWriter::open(words[1]);
  if (!writer) return std::puts(writer.error().text().c_str()), 1;

  const auto scene = writer->add_channel<foxglove::SceneUpdate>("/scene");
  const auto transforms = writer->add_channel<foxglove::FrameTransforms>("/tf");
  const auto log = writer->add_channel<foxglove::Log>("/log");
  const auto events = writer->add_channel<MatchEvent>("/events");
  const auto truth = writer->add_channel<Truth>("/truth");
  (void)writer->add_metadata("match", {{"seed", "42"}, {"league", "simurosot"}});
  (void)writer->write(scene, Time{}, pitch());
  for (int i = 0; i < frame_count; ++i) {
    const Time now = Time{} + Duration{16'666'667} * i;
    (void)writer->write(transforms, now, frames(i, now));
    if (i % 60 != 0) continue;
    (void)writer->write(log, now, foxglove::Log{now, foxglove::LogLevel::Info, "role: keeper", "blue 0", "", 7});
    (void)writer->write(events, now,
                        MatchEvent{now, EventKind::Goal, BallOwner::Blue, {1.1, -0.1}, "over the line", {1, 0}, {}});
    (void)writer->write(truth, now, Truth{now, {}, {RobotState{}, RobotState{}}});
  }
  (void)writer->add_metadata("result", {{"score", "1:0"}});
  const auto closed = writer->close();
  if (!closed) return std::puts(closed.error().text().c_str()), 1;
  return 0;
}
