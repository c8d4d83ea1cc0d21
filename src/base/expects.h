#pragma once

namespace cancha::detail {
[[noreturn]] void broken_expectation(const char* condition, const char* file, int line);
}

/// Stops the program where our own code broke a promise. Always on; for input from outside use Result instead.
#define CANCHA_EXPECTS(condition) \
  ((condition) ? void() : ::cancha::detail::broken_expectation(#condition, __FILE__, __LINE__))
