#ifndef CANCHA_RTDB_H
#define CANCHA_RTDB_H

/*
 * The real-time database of a robot, for programs in C and whatever can call C.
 *
 *   char why[200];
 *   cancha_rtdb* db = cancha_rtdb_open("cambada", 3, 6, why, sizeof why);
 *   cancha_rtdb_record* ball = cancha_rtdb_declare(db, "ball", "my.Ball(1 x double, 2 y double)", CANCHA_RTDB_LOCAL,
 *                                                  0.033, 0.5, 0, why, sizeof why);
 *   double xy[2] = {1.0, 2.0};
 *   cancha_rtdb_put(ball, xy, sizeof xy, 0.0, why, sizeof why);
 *
 * The bytes of a record whose layout has a fixed size are its fields one after the other, little-endian, without gaps:
 * bool and enum 1 byte, int32, fixed32 and float 4, int64, uint64, double, time and duration (nanoseconds) 8. All other
 * records are protobuf. The functions that end with _json do without knowing either.
 *
 * Where a function can fail it takes a place for one sentence that says why; it may be NULL. A record belongs to its
 * database and ends with it. A database may be used by several threads, one of its records by one at a time.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cancha_rtdb cancha_rtdb;
typedef struct cancha_rtdb_record cancha_rtdb_record;

enum { CANCHA_RTDB_LOCAL = 0, CANCHA_RTDB_SHARED = 1, CANCHA_RTDB_BASE = 2 }; /* areas */
enum { CANCHA_RTDB_MINE = -1 };                                               /* as a member: this robot */

/* What a get found. */
enum {
  CANCHA_RTDB_NOTHING = 0, /* nobody has put the record */
  CANCHA_RTDB_FRESH = 1,
  CANCHA_RTDB_EXPIRED = 2, /* older than the record's lifetime; given all the same */
  CANCHA_RTDB_DAMAGED = 3  /* no value of this record, or larger than the room */
};

typedef struct {
  int state;       /* one of the above */
  int member;      /* whose value it is */
  double age;      /* seconds */
  uint64_t number; /* 1 for the first value */
  size_t size;     /* bytes */
} cancha_rtdb_reading;

/* Attaches to a robot's database, or makes it. Members are 1 to `members`; 0 is the base station. NULL: see `why`. */
cancha_rtdb* cancha_rtdb_open(const char* team, int member, int members, char* why, size_t why_size);
/* The same in another folder than /dev/shm. */
cancha_rtdb* cancha_rtdb_open_in(const char* folder, const char* team, int member, int members, char* why,
                                 size_t why_size);
void cancha_rtdb_close(cancha_rtdb* database);

/* Declares a record, or checks that it is there with this layout. Periods and lifetimes are seconds, 0 = none; `bytes`
 * is the most of a layout without a fixed size. NULL: see `why`. */
cancha_rtdb_record* cancha_rtdb_declare(cancha_rtdb* database, const char* name, const char* layout, int area,
                                        double period, double lifetime, size_t bytes, char* why, size_t why_size);
/* A record that is there. NULL: see `why`. */
cancha_rtdb_record* cancha_rtdb_find(cancha_rtdb* database, const char* name, char* why, size_t why_size);
/* How the record is laid out. The text lives as long as the record. */
const char* cancha_rtdb_layout(const cancha_rtdb_record* record);

/* Puts this robot's value, which is `age` seconds old already. 1 = done, 0: see `why`. */
int cancha_rtdb_put(cancha_rtdb_record* record, const void* bytes, size_t size, double age, char* why, size_t why_size);
int cancha_rtdb_put_json(cancha_rtdb_record* record, const char* json, double age, char* why, size_t why_size);

/* Gives the latest value of a member; the state is given back and stands in `reading`, too. */
int cancha_rtdb_get(const cancha_rtdb_record* record, int member, void* into, size_t room,
                    cancha_rtdb_reading* reading);
/* As JSON, ended with 0; `size` is that of the text without it. */
int cancha_rtdb_get_json(const cancha_rtdb_record* record, int member, char* into, size_t room,
                         cancha_rtdb_reading* reading);
/* Waits until the latest number is not `seen`. 1 = so it is, 0 = not within so many seconds. */
int cancha_rtdb_wait(const cancha_rtdb_record* record, int member, uint64_t seen, double seconds);

#ifdef __cplusplus
}
#endif

#endif
