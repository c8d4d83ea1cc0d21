#pragma once

#include <string_view>

/// The texts of a program for the CM-900 that do not depend on the machine; @KEY@ is replaced.
namespace cancha::codegen::cm900 {

extern const std::string_view kMakefile;
extern const std::string_view kLinkerScript;
extern const std::string_view kStartup;  ///< the vector table, and what comes before main
extern const std::string_view kMain;
extern const std::string_view kLimited;  ///< keeps numbers in their range
extern const std::string_view kAnalog;   ///< measures voltages
extern const std::string_view kPwm;      ///< gives a part of full power

}  // namespace cancha::codegen::cm900
