// A classic strategy with its own Environment, as one public team has it: opponents behind the ball, int and not long,
// whoseBall, and something at the end. `./cancha strategy build` adds the last line to such a source.
struct Vector3D {
  double x, y, z;
};
struct Bounds {
  int left, right, top, bottom;
};
struct Robot {
  double rotation;
  Vector3D pos;
  double velocityLeft, velocityRight;
};
struct OpponentRobot {
  Vector3D pos;
  double rotation;
};
struct Ball {
  Vector3D pos;
};
struct Field {
  Ball currentBall;
  Robot home[5];
  Bounds fieldBounds;
  int gameState;
  int whoseBall;
  OpponentRobot opponent[5];
  void* userData;
  char* display;
};

extern "C" __attribute__((visibility("default"))) void Strategy(Field* env) {
  env->home[0].velocityLeft = env->currentBall.pos.x;
  env->home[0].velocityRight = env->opponent[4].pos.y;
  env->home[1].velocityLeft = env->gameState;
  env->home[1].velocityRight = env->whoseBall;
  env->home[2].velocityLeft = env->fieldBounds.right;
  env->home[2].velocityRight = env->fieldBounds.bottom;
  env->home[3].velocityLeft = env->home[3].rotation;
  env->home[4].velocityLeft = env->userData == nullptr && env->display == nullptr ? 1.0 : -1.0;
}

#include <cancha/windows/environment_layout.h>
