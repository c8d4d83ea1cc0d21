#pragma once

#include <fmt/format.h>

#include <string_view>
#include <utility>

/// Words for people who run the program, on standard error; never in a tick, never for errors that a Result carries.
namespace cancha::log {

enum class Level { Debug, Info, Warning, Error };

/// Shows this level and above from now on (the default is Info).
void show_from(Level level);
void write(Level level, std::string_view text);

template <class... Args>
void info(fmt::format_string<Args...> format, Args&&... args) {
  write(Level::Info, fmt::format(format, std::forward<Args>(args)...));
}
template <class... Args>
void warning(fmt::format_string<Args...> format, Args&&... args) {
  write(Level::Warning, fmt::format(format, std::forward<Args>(args)...));
}
template <class... Args>
void debug(fmt::format_string<Args...> format, Args&&... args) {
  write(Level::Debug, fmt::format(format, std::forward<Args>(args)...));
}

}  // namespace cancha::log
