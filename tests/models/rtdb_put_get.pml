/* The ring of one record (src/team/rtdb/ring.h): two writers that may be killed at any step, and one reader.
 *
 * Shown for all interleavings: a reader never sees a torn value, never sees an older value than before, and what it
 * sees under a number is what was committed under that number; whenever writers die, the last committed value is whole
 * and the next writer goes on.
 *
 * Within the fences words may be written and read in any order, so each order is tried. Spin's memory is sequentially
 * consistent; what the C++ memory model allows beyond that are stale reads, which here are earlier interleavings,
 * because every step that the proof leans on is a release read by an acquire.
 *
 * Faults planted by -D, each of which Spin must find: NO_BUSY, NO_RECHECK, COMMIT_FIRST, STEAL_FROM_THE_LIVING.
 */
#ifndef SLOTS
#define SLOTS 3
#endif
#define WRITERS 2
#define PUTS 2  /* of each writer */
#define GETS 2

byte number[SLOTS];   /* of the value in a slot; 0 while it is written */
byte low[SLOTS];      /* a value of two words: both are the value's name */
byte high[SLOTS];
byte latest;          /* number of the last whole value */
byte claim;           /* who puts now; 0 nobody */
bool killed[WRITERS + 1];
byte committed[WRITERS * PUTS + 1];  /* what was put under each number; only the proof knows */
byte ended;

proctype writer(byte me) {
  byte n, slot, value, done;
  {
    do
    :: done == PUTS -> break
    :: else ->
       value = me * 10 + done;
       /* claim the record; from the dead it is taken over in one step, so that one heir wins */
       do
       :: atomic { claim == 0 -> claim = me; break }
#ifdef STEAL_FROM_THE_LIVING
       :: atomic { claim != 0 && claim != me -> claim = me; break }
#else
       :: atomic { claim != 0 && claim != me && killed[claim] -> claim = me; break }
#endif
       od;
       n = latest + 1;
       slot = n % SLOTS;
#ifdef COMMIT_FIRST
       atomic { latest = n; committed[n] = value };
#endif
#ifndef NO_BUSY
       number[slot] = 0;
#endif
       if
       :: low[slot] = value; high[slot] = value
       :: high[slot] = value; low[slot] = value
       fi;
       number[slot] = n;
#ifndef COMMIT_FIRST
       atomic { latest = n; committed[n] = value };
#endif
       atomic { if :: claim == me -> claim = 0 :: else fi };
       done++
    od
  } unless { killed[me] };
  ended++
}

proctype reader() {
  byte n, slot, before, after, a, b, last, gets;
  do
  :: gets == GETS -> break
  :: else ->
     n = latest;
     if
     :: n == 0 -> skip
     :: else ->
        slot = n % SLOTS;
        before = number[slot];
        if :: a = low[slot]; b = high[slot] :: b = high[slot]; a = low[slot] fi;
        after = number[slot];
        if
#ifdef NO_RECHECK
        :: before == n ->
#else
        :: before == n && after == n ->
#endif
           assert(a == b);             /* not torn */
           assert(a == committed[n]);  /* the value of this number */
           assert(n >= last);          /* never backwards */
           last = n
        :: else -> skip                /* overtaken: read again */
        fi
     fi;
     gets++
  od;
  ended++
}

proctype killer() {
  if :: killed[1] = true :: killed[2] = true :: skip fi
}

init {
  atomic { run writer(1); run writer(2); run reader(); run killer() };
  /* whoever died where, the last committed value is whole */
  ended == WRITERS + 1;
  if
  :: latest > 0 ->
     assert(number[latest % SLOTS] == latest);
     assert(low[latest % SLOTS] == committed[latest] && high[latest % SLOTS] == committed[latest])
  :: else
  fi;
  /* and one who comes later can put */
  assert(claim == 0 || killed[claim])
}
