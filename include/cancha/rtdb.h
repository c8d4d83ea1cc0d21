#ifndef CANCHA_RTDB_H
#define CANCHA_RTDB_H

/*
 * The real-time database of a robot, for programs in C and whatever can call C. Link with libcancha-rtdb:
 * `pkg-config --cflags --libs cancha-rtdb`, or find_package(cancha-rtdb) and cancha::rtdb in CMake.
 *
 *   char why[200];
 *   cancha_rtdb* db = cancha_rtdb_open("cambada", 3, 6, why, sizeof why);
 *   cancha_rtdb_declaration about = {.name = "ball", .layout = "my.Ball(1 x double, 2 y double)", .lifetime = 0.5};
 *   cancha_rtdb_record* ball = cancha_rtdb_declare(db, &about, why, sizeof why);
 *   double xy[2] = {1.0, 2.0};
 *   cancha_rtdb_put(ball, xy, sizeof xy, 0.0, why, sizeof why);
 *
 * Types of fields: bool int8 uint8 int16 uint16 int32 int64 fixed32 uint64 float double string bytes time duration,
 * enum{first|second}, lists [double], arrays [3 double], messages; numbers may have bounds, double{0..1}, int32{0..}.
 *
 * The bytes of a record whose layout has a fixed size (no string, bytes or list) are its fields one after the other,
 * little-endian, without gaps: bool and enum 1 byte, numbers as their names say, fixed32 and float 4, double, time and
 * duration (nanoseconds) 8. All other records are protobuf. The functions that end with _json do without knowing
 * either. Where the compiler leaves gaps in a struct, its size differs and is refused: declare it packed.
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
typedef struct cancha_rtdb_subscription cancha_rtdb_subscription;

enum { CANCHA_RTDB_LOCAL = 0, CANCHA_RTDB_SHARED = 1, CANCHA_RTDB_BASE = 2 }; /* areas */
enum { CANCHA_RTDB_MINE = -1 };                                               /* as a member: this robot */

/* What a get found. */
enum {
  CANCHA_RTDB_NOTHING = 0, /* nobody has put the record */
  CANCHA_RTDB_FRESH = 1,
  CANCHA_RTDB_EXPIRED = 2, /* older than the record's lifetime; given all the same */
  CANCHA_RTDB_DAMAGED = 3  /* no value of this record, or larger than the room */
};

/* How a record is kept. Only name and layout must be given. */
typedef struct {
  const char* name;
  const char* layout;
  int area;
  double period;   /* seconds between puts; 0 = now and then */
  double lifetime; /* seconds; older values are expired; 0 = never */
  size_t bytes;    /* at most, where the size is not fixed; where it is, 0 or the size of your struct, to be checked */
  int history;     /* past values that can be read back */
  int priority;    /* on the radio, 0 to 10 */
} cancha_rtdb_declaration;

typedef struct {
  int state;       /* one of the above */
  int member;      /* whose value it is */
  double age;      /* seconds */
  uint64_t number; /* 1 for the first value */
  size_t size;     /* bytes */
  uint64_t origin; /* the process that put it, see cancha_rtdb_process */
} cancha_rtdb_reading;

/* A database of this machine. */
typedef struct {
  char team[32];
  int member;
  int processes; /* that use it now; -1 = it cannot be opened */
  int records;
} cancha_rtdb_found;

/* Attaches to a robot's database, or makes it. Members are 1 to `members`; 0 is the base station. NULL: see `why`. */
cancha_rtdb* cancha_rtdb_open(const char* team, int member, int members, char* why, size_t why_size);
/* The same in another folder than /dev/shm. */
cancha_rtdb* cancha_rtdb_open_in(const char* folder, const char* team, int member, int members, char* why,
                                 size_t why_size);
void cancha_rtdb_close(cancha_rtdb* database);
/* The databases of a folder, at most `room` of them; gives how many there are. */
size_t cancha_rtdb_databases(const char* folder, cancha_rtdb_found* into, size_t room);

/* Declares a record, or checks that it is there with this layout. NULL: see `why`. */
cancha_rtdb_record* cancha_rtdb_declare(cancha_rtdb* database, const cancha_rtdb_declaration* about, char* why,
                                        size_t why_size);
/* A record that is there. NULL: see `why`. */
cancha_rtdb_record* cancha_rtdb_find(cancha_rtdb* database, const char* name, char* why, size_t why_size);
/* All records in the order in which they were declared, at most `room` of them; gives how many there are. */
size_t cancha_rtdb_records(cancha_rtdb* database, cancha_rtdb_record** into, size_t room);
/* How a record is kept. The texts live as long as the record. */
cancha_rtdb_declaration cancha_rtdb_about(const cancha_rtdb_record* record);
/* "main (1234)", ended with 0: a process by the origin of a value, also one that has ended. */
void cancha_rtdb_process(const cancha_rtdb* database, uint64_t origin, char* into, size_t room);

/* Puts this robot's value, which is `age` seconds old already. Impossible values are refused. 1 = done, 0: see `why`.
 */
int cancha_rtdb_put(cancha_rtdb_record* record, const void* bytes, size_t size, double age, char* why, size_t why_size);
int cancha_rtdb_put_json(cancha_rtdb_record* record, const char* json, double age, char* why, size_t why_size);

/* Gives the latest value of a member; the state is given back and stands in `reading`, too. */
int cancha_rtdb_get(const cancha_rtdb_record* record, int member, void* into, size_t room,
                    cancha_rtdb_reading* reading);
/* As JSON, ended with 0; `size` is that of the text without it. */
int cancha_rtdb_get_json(const cancha_rtdb_record* record, int member, char* into, size_t room,
                         cancha_rtdb_reading* reading);
/* An older value by its number, bytes or JSON; nothing where it is kept no more. */
int cancha_rtdb_get_number(const cancha_rtdb_record* record, int member, uint64_t number, void* into, size_t room,
                           cancha_rtdb_reading* reading);
int cancha_rtdb_get_number_json(const cancha_rtdb_record* record, int member, uint64_t number, char* into, size_t room,
                                cancha_rtdb_reading* reading);
/* Waits until the latest number is not `seen`. 1 = so it is, 0 = not within so many seconds. */
int cancha_rtdb_wait(const cancha_rtdb_record* record, int member, uint64_t seen, double seconds);

/* Every value from now on, in order. A subscriber that fell behind goes on with the oldest value that is kept; the rest
 * is counted as lost. It ends before its database. NULL: see `why`. */
cancha_rtdb_subscription* cancha_rtdb_subscribe(cancha_rtdb_record* record, int member, char* why, size_t why_size);
void cancha_rtdb_unsubscribe(cancha_rtdb_subscription* subscription);
/* The next value, after waiting for it so many seconds at most; nothing where none came. */
int cancha_rtdb_next(cancha_rtdb_subscription* subscription, double seconds, void* into, size_t room,
                     cancha_rtdb_reading* reading);
int cancha_rtdb_next_json(cancha_rtdb_subscription* subscription, double seconds, char* into, size_t room,
                          cancha_rtdb_reading* reading);
uint64_t cancha_rtdb_lost(const cancha_rtdb_subscription* subscription);

#ifdef __cplusplus
}
#endif

#endif
