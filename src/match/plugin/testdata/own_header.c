/* Compiled against its own copy of the old header: only the layout is right, nothing tells the team size. */
typedef struct {
  double x, y, z, rotation, velocityLeft, velocityRight;
} OwnRobot;

void Strategy(OwnRobot* home) {
  home[4].velocityLeft = 42.0;
}
