#include "body/robot_file.h"

#include <fmt/format.h>

#include <string>

namespace cancha::body {

void expect_file_of(const Robot& robot, Section& root, std::string_view what) {
  std::string title;
  root.read("title", title);
  std::string of = robot.name;
  root.read("robot", of);
  if (of != robot.name) root.refuse("robot", fmt::format("these are {} of '{}', not of '{}'", what, of, robot.name));
}

}  // namespace cancha::body
