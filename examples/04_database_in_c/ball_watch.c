/*
 * Two programs of a robot that share the ball: `ball_watch see` puts where it is, `ball_watch follow` is told of each
 * value. Built with nothing but libcancha-rtdb:
 *
 *   cc ball_watch.c -o ball_watch $(pkg-config --cflags --libs cancha-rtdb)
 *   cmake -B build && cmake --build build
 */
#include <cancha/rtdb.h>
#include <stdio.h>
#include <string.h>

/* as the layout says, without gaps */
typedef struct {
  double place[2];
  uint8_t confidence;
  uint8_t colour[3];
} __attribute__((packed)) Ball;

static const cancha_rtdb_declaration kBall = {
    .name = "ball",
    .layout = "example.Ball(1 place [2 double], 2 confidence uint8{0..100}, 3 colour [3 uint8])",
    .lifetime = 0.5,
    .bytes = sizeof(Ball),
    .history = 20,
};

static int see(cancha_rtdb_record* record, char* why, size_t why_size) {
  for (int i = 1; i <= 5; ++i) {
    const Ball ball = {{0.1 * i, 0.0}, 90, {255, 128, 0}};
    if (!cancha_rtdb_put(record, &ball, sizeof ball, 0.02, why, why_size)) return 0;
  }
  const Ball impossible = {{0.0, 0.0}, 101, {0, 0, 0}};
  if (cancha_rtdb_put(record, &impossible, sizeof impossible, 0.0, why, why_size)) return 0;
  printf("refused: %s\n", why);
  return 1;
}

static int follow(cancha_rtdb* database, cancha_rtdb_record* record, char* why, size_t why_size) {
  cancha_rtdb_subscription* news = cancha_rtdb_subscribe(record, CANCHA_RTDB_MINE, why, why_size);
  if (!news) return 0;
  printf("waiting\n");
  fflush(stdout);
  Ball ball;
  cancha_rtdb_reading reading;
  for (int i = 0; i < 5; ++i) {
    if (cancha_rtdb_next(news, 20.0, &ball, sizeof ball, &reading) != CANCHA_RTDB_FRESH) {
      snprintf(why, why_size, "no fresh value came");
      return 0;
    }
    char who[64];
    cancha_rtdb_process(database, reading.origin, who, sizeof who);
    *strrchr(who, ' ') = '\0'; /* its number is another each time */
    printf("%.1f by %s\n", ball.place[0], who);
  }
  cancha_rtdb_unsubscribe(news);
  return 1;
}

int main(int argc, char** argv) {
  if (argc < 2) return fprintf(stderr, "ball_watch see|follow [FOLDER]\n"), 2;
  char why[300] = "";
  cancha_rtdb* database = cancha_rtdb_open_in(argc > 2 ? argv[2] : "/dev/shm", "example", 1, 6, why, sizeof why);
  cancha_rtdb_record* record = database ? cancha_rtdb_declare(database, &kBall, why, sizeof why) : NULL;
  const int done = record && (strcmp(argv[1], "see") == 0 ? see(record, why, sizeof why)
                                                          : follow(database, record, why, sizeof why));
  if (!done) fprintf(stderr, "ball_watch: %s\n", why);
  if (database) cancha_rtdb_close(database);
  return done ? 0 : 1;
}
