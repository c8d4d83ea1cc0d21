/* Proves what arrives: wheel speeds of robot 0 are the ball's place, of robot 1 game state and owner, of robot 2 the
 * number of calls (kept in userData) and the place where the ball was, of robot 3 its own heading and place. */
#include <cancha/simurosot.h>
#include <stdlib.h>

void Create(Environment* env) {
  env->userData = calloc(1, sizeof(long));
}

void Strategy(Environment* env) {
  long* calls = (long*)env->userData;
  ++*calls;
  env->home[0].velocityLeft = env->currentBall.pos.x;
  env->home[0].velocityRight = env->currentBall.pos.y;
  env->home[1].velocityLeft = (double)env->gameState;
  env->home[1].velocityRight = (double)env->whosBall;
  env->home[2].velocityLeft = (double)*calls;
  env->home[2].velocityRight = env->lastBall.pos.x;
  env->home[3].velocityLeft = env->home[3].rotation;
  env->home[3].velocityRight = env->home[3].pos.x;
}

void Destroy(Environment* env) {
  free(env->userData);
}
