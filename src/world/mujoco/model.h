#pragma once

#include <mujoco/mujoco.h>

#include <memory>
#include <string>

#include "base/result.h"

namespace cancha::world {

struct MujocoDeleter {
  void operator()(mjModel* model) const { mj_deleteModel(model); }
  void operator()(mjData* data) const { mj_deleteData(data); }
};
using ModelPtr = std::unique_ptr<mjModel, MujocoDeleter>;
using DataPtr = std::unique_ptr<mjData, MujocoDeleter>;

/// Compiles MJCF text; the error is MuJoCo's sentence. MuJoCo never prints or writes log files from here on.
[[nodiscard]] Result<ModelPtr> compile(const std::string& mjcf);

}  // namespace cancha::world
