#include "match/scene_parts.h"

namespace cancha::match {

foxglove::Color color_of(Team team) {
  return team == Team::Blue ? foxglove::Color{0.11, 0.42, 0.80, 1.0} : foxglove::Color{0.98, 0.78, 0.16, 1.0};
}

foxglove::SceneEntity entity(std::string frame, std::string id) {
  foxglove::SceneEntity made;
  made.frame_id = std::move(frame);
  made.id = std::move(id);
  made.frame_locked = true;
  return made;
}

foxglove::LinePrimitive line_on_ground(const std::vector<Vec2>& points, double width, bool closed) {
  constexpr double kAboveGround = 0.0005;
  foxglove::LinePrimitive made;
  made.type = closed ? foxglove::LineType::LineLoop : foxglove::LineType::LineStrip;
  made.thickness = width;
  made.color = kPaint;
  for (const Vec2 p : points) made.points.push_back(Vec3{p.x, p.y, kAboveGround});
  return made;
}

std::vector<Vec2> arc(Vec2 centre, double radius, double from, double to) {
  constexpr int kPieces = 48;
  std::vector<Vec2> points;
  for (int i = 0; i <= kPieces; ++i) points.push_back(centre + direction(from + (to - from) * i / kPieces) * radius);
  return points;
}

foxglove::TextPrimitive number_above(int number, double height, double size) {
  foxglove::TextPrimitive label;
  label.pose.position = {0.0, 0.0, height};
  label.font_size = size;
  label.color = kPaint;
  label.text = std::to_string(number);
  return label;
}

}  // namespace cancha::match
