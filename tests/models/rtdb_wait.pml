/* How a waiting reader is woken (src/team/rtdb/ring.h). A writer makes its value the latest and then looks whether
 * somebody waits, without a fence between the two: its store may become visible after its look. A reader that wants to
 * sleep sets `waiting`, makes the kernel run a barrier in all processes (membarrier), and looks once more. Who finds
 * `waiting` rings the bell, on which readers sleep. Shown: no reader sleeps while there is news; Spin would find it as
 * an invalid end state.
 *
 * Faults planted by -D, each of which Spin must find: LATE_WORD, `waiting` set after the look; NO_BARRIER; NO_BELL,
 * sleeping on the number itself: a reader that saw a value before its writer looked loses the word that it set for the
 * next (the first draft of the protocol did that).
 */
#define PUTS 2

byte latest;    /* number of the last value, as readers see it */
byte stored;    /* the same, as it is in the store buffer of the writer */
bool waiting;
byte bell;      /* the word that the kernel compares */
bool asleep[2];

proctype writer() {
  byte done;
  bool wanted;
  do
  :: done == PUTS -> break
  :: else ->
     stored++;
     /* the store becomes visible before or after the look at `waiting`; a barrier may have made it so already */
     if
     :: latest = stored; wanted = waiting
     :: wanted = waiting; latest = stored
     fi;
     if
     :: wanted -> waiting = false; bell++; atomic { asleep[0] = false; asleep[1] = false }
     :: else
     fi;
     done++
  od
}

proctype reader(byte me) {
  byte seen, heard;
  do
  :: seen == PUTS -> break
  :: else ->
     heard = bell;
#ifndef LATE_WORD
     waiting = true;
#ifndef NO_BARRIER
     latest = stored;  /* whatever was stored before the barrier is visible after it */
#endif
#endif
     if
     :: latest == seen ->
#ifdef LATE_WORD
        waiting = true;
#endif
        /* the kernel compares and sleeps in one step */
#ifdef NO_BELL
        atomic { if :: latest == seen -> asleep[me] = true :: else fi }
#else
        atomic { if :: bell == heard -> asleep[me] = true :: else fi }
#endif
     :: else
     fi;
     !asleep[me];
     seen = latest
  od
}

init { atomic { run writer(); run reader(0); run reader(1) } }
