#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

/// Messages in a stream of bytes: "Content-Length: 12\r\n\r\n" and so many bytes of JSON.
namespace cancha::lsp {

/// A message as it goes over a stream.
[[nodiscard]] std::string framed(std::string_view body);

/// Cuts a stream of bytes, which may come in pieces of any size, into messages.
///
/// What cannot be a header is an error after which there is no going on: where the next message begins, nobody knows.
/// Holds at most one header and one body, so that no stream can fill the memory.
class Framer {
 public:
  static constexpr std::size_t kLongestHeader = 4096;
  static constexpr std::size_t kLongestBody = std::size_t{32} << 20;

  /// Takes bytes in; gives the messages that are whole now. After an error every call gives the same error.
  [[nodiscard]] Result<std::vector<std::string>> push(std::string_view bytes);
  /// Whether the stream may end here: between two messages.
  [[nodiscard]] bool between() const { return held_.empty() && !in_body_; }

 private:
  Result<void> read_header(std::string_view header);

  std::string held_;  ///< what came of the present header or body
  bool in_body_ = false;
  std::size_t wanted_ = 0;  ///< bytes of the present body
  std::string broken_;      ///< what was wrong; empty = nothing
};

}  // namespace cancha::lsp
