#pragma once

/// Counts what a program asks for memory. A program that links cancha_base_allocations, a test or the one with the
/// bench, has a counting `operator new` in place of the standard library's. Why there, and not behind a switch: malloc
/// has no hooks any more and mallinfo() knows sums, not calls; a bench should measure the very program that plays; and
/// one addition to a thread's own number should be little beside an allocation (not measured). One number a thread:
/// what other threads do at the time is not counted. Sanitizers have operators of their own and keep them: nothing is
/// counted.
namespace cancha {

/// Whether this program counts.
[[nodiscard]] bool counts_allocations();

/// How often the calling thread has asked for memory so far; 0 where nothing is counted.
[[nodiscard]] long allocations_of_this_thread();

}  // namespace cancha
