/* A small team for the classic SimuroSot interface: a keeper, one attacker, and others who hold positions.
 *
 * The team thinks in its own frame, in inches: origin in the pitch's centre, x towards the opponents' goal, y left.
 * The classic coordinates are the same for both teams, so blue's frame is the classic one turned by half a turn. */
#include <cancha/simurosot.h>
#include <math.h>
#include <stdlib.h>

#define PI 3.14159265358979323846
#define CENTRE_X ((FLEFTX + FRIGHTX) / 2)
#define CENTRE_Y ((FBOT + FTOP) / 2)

#define TOP_SPEED 110.0     /* command units */
#define STUCK_CALLS 40      /* calls without progress until a robot backs off */
#define BACK_OFF_CALLS 25   /* calls that it backs off */
#define GOAL_AREA_DEPTH 7.0 /* inches; the keeper's alone */
#define GOAL_AREA_HALF 11.0
#define TOUCH 3.4 /* a ball so near to a robot's centre touches it, about */

typedef struct {
  double x, y;
} Point;

/* What a robot remembers. */
typedef struct {
  Point anchor; /* where it last made progress */
  int waiting;  /* calls since then in which it wanted to move */
  int backing;  /* calls left to back off */
} Memory;

/* What the team remembers, in userData. */
typedef struct {
  int started;
  double side; /* +1: we attack towards classic +x (yellow), -1: towards -x (blue) */
  int attacker;
  Memory robots[PLAYERS_PER_SIDE];
} Team;

/* What the team sees in this call, in its own frame. */
typedef struct {
  double half_length, half_width, half_goal;
  Point ball, moved; /* the ball, and how far it rolled since the last call */
  Point robots[PLAYERS_PER_SIDE];
  double headings[PLAYERS_PER_SIDE]; /* radians */
} Scene;

static double clamp(double value, double low, double high) {
  return value < low ? low : value > high ? high : value;
}
static double distance(Point a, Point b) {
  return hypot(a.x - b.x, a.y - b.y);
}
static double wrap(double angle) {
  return atan2(sin(angle), cos(angle));
}
static Point point(double x, double y) {
  Point p;
  p.x = x;
  p.y = y;
  return p;
}

static Point to_own(const Team* team, Vector3D v) {
  return point(team->side * (v.x - CENTRE_X), team->side * (v.y - CENTRE_Y));
}

static Scene look(const Team* team, const Environment* env) {
  Scene scene;
  int i;
  Point last = to_own(team, env->lastBall.pos);
  scene.half_length = (double)(env->fieldBounds.right - env->fieldBounds.left) / 2;
  scene.half_width = (double)(env->fieldBounds.top - env->fieldBounds.bottom) / 2;
  scene.half_goal = (double)(env->goalBounds.top - env->goalBounds.bottom) / 2;
  scene.ball = to_own(team, env->currentBall.pos);
  scene.moved = point(scene.ball.x - last.x, scene.ball.y - last.y);
  for (i = 0; i < PLAYERS_PER_SIDE; ++i) {
    scene.robots[i] = to_own(team, env->home[i].pos);
    scene.headings[i] = wrap(env->home[i].rotation * PI / 180 + (team->side < 0 ? PI : 0));
  }
  return scene;
}

/* Turns and drives at once; when it is too much for a wheel, turning goes first. */
static void drive(Robot* robot, double forward, double turn) {
  turn = clamp(turn, -TOP_SPEED, TOP_SPEED);
  forward = clamp(forward, -TOP_SPEED + fabs(turn), TOP_SPEED - fabs(turn));
  robot->velocityLeft = forward - turn;
  robot->velocityRight = forward + turn;
}

/* Drives to a place, ahead or backwards, whichever needs less turning. With `through` it does not slow down there. */
static void go_to(Robot* robot, const Scene* scene, int i, Point target, int through) {
  Point me = scene->robots[i];
  double far = distance(me, target);
  double angle = wrap(atan2(target.y - me.y, target.x - me.x) - scene->headings[i]);
  double way = 1.0;
  double speed = through ? TOP_SPEED : clamp(10.0 * far, 0.0, TOP_SPEED);
  if (far < 0.5 && !through) {
    drive(robot, 0, 0);
    return;
  }
  if (fabs(angle) > PI / 2) {
    way = -1.0;
    angle = wrap(angle + PI);
  }
  drive(robot, way * speed * cos(angle) * cos(angle), clamp(22.0 * angle, -45.0, 45.0));
}

/* Spins so that the side that touches the ball moves it towards `target`. */
static void spin(Robot* robot, const Scene* scene, int i, Point target) {
  Point me = scene->robots[i];
  double cross =
      (scene->ball.x - me.x) * (target.y - scene->ball.y) - (scene->ball.y - me.y) * (target.x - scene->ball.x);
  drive(robot, 0, cross > 0 ? TOP_SPEED : -TOP_SPEED);
}

static int in_our_goal_area(const Scene* scene) {
  return scene->ball.x < -scene->half_length + GOAL_AREA_DEPTH && fabs(scene->ball.y) < GOAL_AREA_HALF;
}

/* The keeper: on its line, as high as the ball will come in; clears a ball that lies in the goal area. */
static void keep(Robot* robot, const Scene* scene, int i) {
  Point me = scene->robots[i];
  double line = -scene->half_length + 2.5;
  double y = scene->ball.y;
  double angle = 0;

  /* a ball lying before us is pushed out, one at our side is spun away */
  if (in_our_goal_area(scene) && hypot(scene->moved.x, scene->moved.y) < 0.15) {
    if (scene->ball.x > me.x + 1.0) {
      go_to(robot, scene, i, point(scene->ball.x + 4.0, scene->ball.y), 1);
      return;
    }
    if (distance(me, scene->ball) < TOUCH) {
      spin(robot, scene, i, point(0, scene->ball.y > 0 ? scene->half_width : -scene->half_width));
      return;
    }
  }

  /* where will a ball that comes cross the line? */
  if (scene->moved.x < -0.05) y += clamp((line - scene->ball.x) / scene->moved.x, 0, 60) * scene->moved.y;
  y = clamp(y, -scene->half_goal + 1.0, scene->half_goal - 1.0);

  /* slide along the line when on it and across it */
  angle = wrap((scene->headings[i] > 0 ? PI / 2 : -PI / 2) - scene->headings[i]);
  if (fabs(me.x - line) > 1.5) {
    go_to(robot, scene, i, point(line, y), 0);
  } else {
    double way = scene->headings[i] > 0 ? 1.0 : -1.0;
    double towards_line = clamp(0.15 * (me.x - line), -0.3, 0.3) * (y > me.y ? 1.0 : -1.0);
    drive(robot, way * clamp(14.0 * (y - me.y), -TOP_SPEED, TOP_SPEED) * cos(angle), 22.0 * (angle + towards_line));
  }
}

/* The attacker: gets behind the ball, then drives it at the goal. */
static void attack(Robot* robot, const Scene* scene, int i) {
  Point me = scene->robots[i];
  Point ball = point(scene->ball.x + 4 * scene->moved.x, scene->ball.y + 4 * scene->moved.y);
  Point goal = point(scene->half_length + 2.0, clamp(ball.y, -0.5 * scene->half_goal, 0.5 * scene->half_goal));
  double near_side_wall = scene->half_width - fabs(ball.y) < 3.0;
  double far, ahead, beside;
  Point aim, target;

  /* the goal area is the keeper's: wait before it */
  if (in_our_goal_area(scene)) {
    go_to(robot, scene, i, point(-scene->half_length + GOAL_AREA_DEPTH + 7.0, ball.y), 0);
    return;
  }

  /* a ball at a wall that we touch is spun along it */
  if (distance(me, scene->ball) < TOUCH && (near_side_wall || fabs(ball.x) > scene->half_length - 3.0)) {
    spin(robot, scene, i, goal);
    return;
  }

  /* the direction in which the ball shall go: at the goal, along a wall where it lies there */
  if (near_side_wall) goal = point(ball.x + 20.0, ball.y);
  far = distance(ball, goal);
  aim = far > 0.1 ? point((goal.x - ball.x) / far, (goal.y - ball.y) / far) : point(1, 0);

  /* where are we, seen from the ball along that direction? */
  ahead = (me.x - ball.x) * aim.x + (me.y - ball.y) * aim.y;
  beside = aim.x * (me.y - ball.y) - aim.y * (me.x - ball.x);
  if (ahead < -1.0 && fabs(beside) < 0.45 * -ahead + 0.4) {
    target = point(ball.x + 10.0 * aim.x, ball.y + 10.0 * aim.y);
    go_to(robot, scene, i, target, 1);
    return;
  }

  /* not behind it yet: to a place behind the ball, round its side where the ball is in the way */
  target = point(ball.x - 6.0 * aim.x, ball.y - 6.0 * aim.y);
  if (ahead > -2.0 && fabs(beside) < 4.5) {
    double round = beside >= 0 ? 5.5 : -5.5;
    if (scene->half_width - fabs(ball.y) < 7.0) round = ball.y > 0 ? -5.5 : 5.5;
    target = point(target.x - round * aim.y, target.y + round * aim.x);
  }
  target.x = clamp(target.x, -scene->half_length + 2.2, scene->half_length - 2.2);
  target.y = clamp(target.y, -scene->half_width + 2.2, scene->half_width - 2.2);
  go_to(robot, scene, i, target, 0);
}

/* The others: one between ball and goal, the rest in rows behind the ball, left and right. */
static void hold(Robot* robot, const Scene* scene, int i, int slot) {
  Point target;
  if (slot == 0) {
    target = point((scene->ball.x - scene->half_length) / 2, 0.5 * scene->ball.y);
  } else {
    int row = (slot - 1) / 2;
    double wing = slot % 2 == 1 ? 1.0 : -1.0;
    target = point(scene->ball.x - 12.0 - 9.0 * row, wing * (0.5 - 0.12 * row) * scene->half_width);
  }
  target.x = clamp(target.x, -0.6 * scene->half_length, 0.45 * scene->half_length);
  go_to(robot, scene, i, target, 0);
}

/* A robot that wants to move and does not for a while backs off in a curve. */
static void back_off_when_stuck(Robot* robot, Memory* memory, Point me) {
  double wish = fabs(robot->velocityLeft) + fabs(robot->velocityRight);
  if (memory->backing > 0) {
    double way = memory->waiting % 2 ? 1.0 : -1.0;
    robot->velocityLeft = way * 80.0;
    robot->velocityRight = way * 50.0;
    if (--memory->backing == 0) {
      memory->anchor = me;
      memory->waiting = memory->waiting % 2 ? 0 : 1; /* the other way round next time */
    }
    return;
  }
  if (distance(me, memory->anchor) > 1.0 || wish < 30.0) {
    memory->anchor = me;
    memory->waiting = memory->waiting % 2;
  } else if ((memory->waiting += 2) > 2 * STUCK_CALLS) {
    memory->backing = BACK_OFF_CALLS;
  }
}

/* The field player nearest to the ball attacks; being before the ball counts as farther, and changing costs. */
static int choose_attacker(const Team* team, const Scene* scene) {
  int best = PLAYERS_PER_SIDE > 1 ? 1 : 0;
  double least = 1e9;
  int i;
  for (i = best; i < PLAYERS_PER_SIDE; ++i) {
    double cost = distance(scene->robots[i], scene->ball);
    if (scene->robots[i].x > scene->ball.x) cost += 12.0;
    if (i == team->attacker) cost -= 5.0;
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  return best;
}

/* The colour is not told: we defend the goal that our robots are nearer to at kick-off. */
static double find_side(const Environment* env) {
  double sum = 0;
  int i;
  for (i = 0; i < PLAYERS_PER_SIDE; ++i) sum += env->home[i].pos.x - env->opponent[i].pos.x;
  return sum > 0 ? -1.0 : 1.0;
}

void Create(Environment* env) {
  env->userData = calloc(1, sizeof(Team));
}

void Destroy(Environment* env) {
  free(env->userData);
}

void Strategy(Environment* env) {
  Team* team = (Team*)env->userData;
  Scene scene;
  int i;
  int slot = 0;
  if (!team) return;
  if (!team->started) {
    team->started = 1;
    team->side = find_side(env);
  }

  scene = look(team, env);
  team->attacker = choose_attacker(team, &scene);
  for (i = 0; i < PLAYERS_PER_SIDE; ++i) {
    Robot* robot = &env->home[i];
    if (i == team->attacker) {
      attack(robot, &scene, i);
    } else if (i == 0) {
      keep(robot, &scene, i);
    } else {
      hold(robot, &scene, i, slot++);
    }
    back_off_when_stuck(robot, &team->robots[i], scene.robots[i]);
  }
}
