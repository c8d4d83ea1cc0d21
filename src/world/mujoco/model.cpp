#include "world/mujoco/model.h"

#include <array>
#include <cstring>
#include <mutex>

#include "base/expects.h"

namespace cancha::world {
namespace {

/// MuJoCo counts its warnings in mjData, where we read them; its log file in the working directory is not wanted.
void ignore_warning(const char*) {}

constexpr const char* kFileName = "scene.xml";

}  // namespace

Result<ModelPtr> compile(const std::string& mjcf) {
  static std::once_flag once;
  std::call_once(once, [] { mju_user_warning = ignore_warning; });

  // the text travels in MuJoCo's virtual file system, never over the disk
  const auto files = std::make_unique<mjVFS>();
  mj_defaultVFS(files.get());
  const int made = mj_makeEmptyFileVFS(files.get(), kFileName, static_cast<int>(mjcf.size()) + 1);
  CANCHA_EXPECTS(made == 0);
  const int file = mj_findFileVFS(files.get(), kFileName);
  std::memcpy(files->filedata[file], mjcf.c_str(), mjcf.size() + 1);

  std::array<char, 1000> why{};
  ModelPtr model{mj_loadXML(kFileName, files.get(), why.data(), static_cast<int>(why.size()))};
  mj_deleteVFS(files.get());
  if (!model) return fail("engine", why.data(), "the scene came from the league's numbers: check masses and sizes");
  return model;
}

}  // namespace cancha::world
