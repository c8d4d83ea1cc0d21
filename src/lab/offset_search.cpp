#include "lab/offset_search.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>

#include "body/kinematics.h"
#include "lab/search.h"

namespace cancha::lab {
namespace {

constexpr double kOutlier = 3.0;              ///< deviations beyond which a residual grows slowly only
constexpr double kStep = from_degrees(0.05);  ///< radians, for slopes

/// What the measures say against offsets, each part in its own deviations.
class Misfit {
 public:
  Misfit(const body::Robot& robot, std::span<const PoseMeasure> measures, const OffsetSearchSettings& settings)
      : settings_{settings}, measures_{measures}, joints_{leg_joints(robot)}, posture_{robot} {}

  [[nodiscard]] const std::vector<std::size_t>& joints() const { return joints_; }

  const std::vector<double>& residuals(std::span<const double> offsets) {
    residuals_.clear();
    for (const PoseMeasure& measure : measures_) {
      angles_ = measure.servo;
      for (std::size_t i = 0; i < joints_.size(); ++i) angles_[joints_[i]] -= offsets[i];
      add(marks_of(posture_, angles_), measure);
    }
    for (const double offset : offsets) residuals_.push_back(offset / settings_.spread);
    return residuals_;
  }

  double cost(std::span<const double> offsets) {
    double sum = 0;
    for (const double r : residuals(offsets)) sum += std::log1p(r * r / (kOutlier * kOutlier));
    return sum;
  }

 private:
  void add(const std::array<FootMarks, 2>& marks, const PoseMeasure& measure) {
    if (measure.stood) add_ground(measure.up_T);
    if (!settings_.ruler) return;
    for (std::size_t foot = 0; foot < marks.size(); ++foot) {
      for (std::size_t i = 0; i < marks[foot].size(); ++i) {
        const Vec3 off = marks[foot][i] - measure.marks[foot][i];
        for (const double one : {off.x, off.y, off.z}) residuals_.push_back(one / settings_.ruler_deviation);
      }
    }
  }

  void add_ground(Vec3 up_T) {
    const Transform left = posture_.sole(body::kLeft);
    const Transform right = posture_.sole(body::kRight);
    for (const Transform& X_TS : {left, right}) {
      const Vec3 up_S = inverse(X_TS.rotation) * up_T;
      residuals_.push_back(up_S.x / settings_.flat);
      residuals_.push_back(up_S.y / settings_.flat);
    }
    residuals_.push_back(dot(up_T, left.position - right.position) / settings_.height);
  }

  const OffsetSearchSettings& settings_;
  std::span<const PoseMeasure> measures_;
  std::vector<std::size_t> joints_;
  body::Posture posture_;
  std::vector<double> angles_;
  std::vector<double> residuals_;
};

/// How far off each of them may be: by the slopes of all residuals, as in a least squares fit.
std::vector<double> deviations_at(Misfit& misfit, std::vector<double> offsets) {
  const auto count = static_cast<Eigen::Index>(offsets.size());
  const std::vector<double> here = misfit.residuals(offsets);
  Eigen::MatrixXd slopes(static_cast<Eigen::Index>(here.size()), count);
  for (Eigen::Index i = 0; i < count; ++i) {
    const double kept =
        std::exchange(offsets[static_cast<std::size_t>(i)], offsets[static_cast<std::size_t>(i)] + kStep);
    const std::vector<double>& there = misfit.residuals(offsets);
    for (std::size_t r = 0; r < here.size(); ++r)
      slopes(static_cast<Eigen::Index>(r), i) = (there[r] - here[r]) / kStep;
    offsets[static_cast<std::size_t>(i)] = kept;
  }
  const Eigen::MatrixXd covariance = (slopes.transpose() * slopes).inverse();
  std::vector<double> deviations;
  for (Eigen::Index i = 0; i < count; ++i) deviations.push_back(std::sqrt(covariance(i, i)));
  return deviations;
}

}  // namespace

std::vector<FoundOffset> find_offsets(const body::Robot& robot, std::span<const PoseMeasure> measures,
                                      const OffsetSearchSettings& settings) {
  Misfit misfit{robot, measures, settings};
  const std::size_t count = misfit.joints().size();
  const auto offsets_of = [&](const std::vector<double>& shares) {
    std::vector<double> offsets;
    for (const double share : shares) offsets.push_back((2 * share - 1) * settings.widest);
    return offsets;
  };
  Search search{{.start = std::vector<double>(count, 0.5),
                 .population = settings.population,
                 .width = settings.spread / settings.widest / 2,
                 .seed = settings.seed},
                [&](const std::vector<double>& shares) { return misfit.cost(offsets_of(shares)); }};
  std::vector<double> best(count, 0.5);
  double least = misfit.cost(offsets_of(best));
  for (int g = 0; g <= settings.generations; ++g) {
    search.generation();
    for (std::size_t i = 0; i < search.costs().size(); ++i) {
      if (search.costs()[i] >= least) continue;
      least = search.costs()[i];
      best = search.tries()[i];
    }
  }
  const std::vector<double> offsets = offsets_of(best);
  const std::vector<double> deviations = deviations_at(misfit, offsets);
  std::vector<FoundOffset> found;
  for (std::size_t i = 0; i < count; ++i) found.push_back({misfit.joints()[i], offsets[i], deviations[i]});
  return found;
}

}  // namespace cancha::lab
