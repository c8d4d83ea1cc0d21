#include "act/serial/latency.h"

#include <filesystem>
#include <fstream>

namespace cancha::act {
namespace {

std::optional<int> read_number(const std::string& path) {
  std::ifstream file{path};
  int number = 0;
  if (file >> number) return number;
  return std::nullopt;
}

}  // namespace

std::optional<int> shorten_latency(const std::string& device, const std::string& sysfs) {
  // names like /dev/serial/by-id/… point to the real one
  std::error_code gone;
  const std::filesystem::path real = std::filesystem::canonical(device, gone);
  const std::string name = (gone ? std::filesystem::path{device} : real).filename().string();
  const std::string path = sysfs + "/class/tty/" + name + "/device/latency_timer";
  const std::optional<int> before = read_number(path);
  if (!before || *before <= 1) return before;
  std::ofstream{path} << 1;
  return read_number(path);
}

}  // namespace cancha::act
