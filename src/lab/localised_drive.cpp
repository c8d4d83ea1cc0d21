#include <array>

#include "lab/localisation_study.h"
#include "model/localisation/line_pose.h"
#include "model/pose_bank.h"
#include "model/pose_particles.h"

namespace cancha::lab {
namespace {

constexpr double kLostCounts = 6.0;   ///< metres
constexpr double kWholeTurns = 10.0;  ///< of a calibration drive, to each side
constexpr model::OdometryNoise kOmniNoise{.slip = 0.05, .turn_slip = 0.05, .drift = 0.03, .turn_drift = 0.03};

model::CambadaPose::Settings only(bool one, bool two, bool active, bool limits) {
  model::CambadaPose::Settings settings;
  settings.one_post = one;
  settings.two_posts = two;
  settings.active = active;
  settings.limits = limits;
  settings.integrate = settings.confidence = settings.heading = false;
  return settings;
}

/// All of the document, with a heading that posts correct; then what its authors wanted next.
model::CambadaPose::Settings with_heading(bool confidence, bool integrate) {
  model::CambadaPose::Settings settings = only(true, true, true, true);
  settings.heading = true;
  settings.confidence = confidence;
  settings.integrate = integrate;
  return settings;
}

EyeFaults eyes_for(const Method& method) {
  EyeFaults faults;
  faults.tilt = method.tilt;
  if (method.kind != Method::Kind::Lines) faults.rays = 0;
  return faults;
}

/// Made once for all robots of a pitch: the table takes longer than a run.
std::shared_ptr<const model::LineField> line_field_of(const field::League& pitch) {
  static const auto kField = std::make_shared<const model::LineField>(
      field::line_map_of(middle_size_pitch()), model::PostLayout{middle_size_pitch().walls}.half());
  const Vec2 half = model::PostLayout{pitch.walls}.half();
  if (half == kField->half()) return kField;
  return std::make_shared<const model::LineField>(field::line_map_of(pitch), half);
}

}  // namespace

std::span<const Method> localisation_methods() {
  using Kind = Method::Kind;
  static const std::array<Method, 16> kMethods{{
      {.name = "odometry, not calibrated", .cambada = only(false, false, false, false), .calibrated = false},
      {.name = "odometry", .cambada = only(false, false, false, false)},
      {.name = "field limits", .cambada = only(false, false, false, true)},
      {.name = "one post", .cambada = only(true, false, false, true)},
      {.name = "two posts", .cambada = only(false, true, false, true)},
      {.name = "active calibration", .cambada = only(false, false, true, true)},
      {.name = "all of the document", .cambada = only(true, true, true, true)},
      {.name = "+ heading", .cambada = with_heading(false, false)},
      {.name = "+ heading, integration", .cambada = with_heading(false, true)},
      {.name = "+ heading, confidence", .cambada = with_heading(true, false)},
      {.name = "+ heading, confidence, integration", .cambada = with_heading(true, true)},
      {.name = "the last, camera 1 degree too low", .cambada = with_heading(true, true), .tilt = from_degrees(1)},
      {.name = "line points", .kind = Kind::Lines},
      {.name = "line points, no compass", .kind = Kind::Lines, .compass = false},
      {.name = "bank of UKFs", .kind = Kind::Bank},
      {.name = "particles", .kind = Kind::Particles},
  }};
  return kMethods;
}

LocalisedDrive::LocalisedDrive(const field::League& pitch, const Method& method, const DriveStyle& style,
                               const Random& random)
    : method_{method},
      drive_{pitch, style, {}, random.split("drive")},
      eyes_{pitch, eyes_for(method), random.split("eyes")} {
  if (method.calibrated) rotation_ = ChaseDrive::calibrate({}, kWholeTurns, random.split("calibration"));
  switch (method.kind) {
    case Method::Kind::Cambada: {
      auto made = std::make_unique<model::CambadaPose>(pitch.walls, method.cambada);
      made->place(drive_.truth());
      cambada_ = made.get();
      pose_ = std::move(made);
      break;
    }
    case Method::Kind::Lines: {
      auto made =
          std::make_unique<model::LinePose>(line_field_of(pitch), model::LinePose::Settings{.odometry = kOmniNoise});
      made->place(drive_.truth());
      pose_ = std::move(made);
      break;
    }
    case Method::Kind::Bank:
      eyes_.add_segments();
      pose_ = std::make_unique<model::PoseBank>(pitch, model::PoseBank::Settings{.odometry = kOmniNoise});
      break;
    case Method::Kind::Particles:
      eyes_.add_segments();
      pose_ = std::make_unique<model::PoseParticles>(pitch, model::PoseParticles::Settings{.odometry = kOmniNoise},
                                                     random.split("particles"));
      break;
  }
}

LocalisedDrive::Input LocalisedDrive::sense() {
  const Pose2 measured = drive_.step(cambada_ != nullptr && cambada_->wants_turn());
  const Pose2& truth = drive_.truth();
  return {rotation_.corrected(measured), eyes_.compass(truth), eyes_.look(truth), drive_.time()};
}

void LocalisedDrive::update(const Input& input) {
  pose_->move(input.step, ChaseDrive::kCycle.seconds());
  if (method_.compass) pose_->hear_compass(input.compass);
  pose_->look(input.seen, {}, input.time);
}

void LocalisedDrive::cycle() {
  update(sense());
}

double LocalisedDrive::error() const {
  return pose_->known() ? length(error_in_T()) : kLostCounts;
}

double LocalisedDrive::heading_error() const {
  if (!pose_->known()) return kPi / 2;
  return std::abs(wrap_angle(pose_->pose().heading - drive_.truth().heading));
}

}  // namespace cancha::lab
