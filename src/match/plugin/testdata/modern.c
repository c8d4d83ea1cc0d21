/* Proves what arrives through the modern interface; keeps its league. */
#include <cancha/strategy.h>

static const cancha_league* the_league;

void* cancha_strategy_create(const cancha_league* league) {
  the_league = league;
  return (void*)league;
}

void cancha_strategy_decide(void* self, const cancha_view* view, cancha_wheels* wheels) {
  wheels[0].left = view->ball.x;
  wheels[0].right = view->ball.vx;
  wheels[1].left = view->our_score;
  wheels[1].right = view->their_score;
  wheels[2].left = view->mates[2].heading;
  wheels[2].right = view->opponents[2].turn_rate;
  wheels[3].left = the_league->wheel_track;
  wheels[3].right = self == (const void*)the_league ? view->time : -1.0;
}

void cancha_strategy_destroy(void* self) {
  (void)self;
}
