/* How a waiting reader is woken (src/team/rtdb/ring.h). The bit "somebody waits" lies in the word of the claim, so that
 * giving the claim back and asking for waiters is one step; who finds the bit rings the bell, on which waiters sleep.
 * Shown: no reader sleeps while there is news; Spin would find it as an invalid end state.
 *
 * Faults planted by -D, each of which Spin must find: LATE_BIT, the bit set after the look at the number; NO_BELL,
 * sleeping on the number itself: a reader that saw a value before its claim was given back loses the bit that it set
 * for the next (the first draft of the protocol did that).
 */
#define PUTS 2

byte latest;    /* number of the last value */
bool waiting;   /* the bit in the claim's word */
byte bell;      /* the word that the kernel compares */
bool asleep[2];

proctype writer() {
  byte done;
  do
  :: done == PUTS -> break
  :: else ->
     latest++;
     /* exchange: gives the claim back and takes the bit */
     atomic {
       if
       :: waiting -> waiting = false; goto ring
       :: else -> goto next
       fi
     };
ring:
     bell++;
     atomic { asleep[0] = false; asleep[1] = false };
next:
     done++
  od
}

proctype reader(byte me) {
  byte seen, heard;
  do
  :: seen == PUTS -> break
  :: else ->
     heard = bell;
#ifndef LATE_BIT
     waiting = true;
#endif
     if
     :: latest == seen ->
#ifdef LATE_BIT
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
