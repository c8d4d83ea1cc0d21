#include "lsp/framing.h"

#include <gtest/gtest.h>

namespace cancha::lsp {
namespace {

TEST(Framer, CutsAStreamInPiecesOfAnySize) {
  const std::string stream =
      framed("{}") + framed("") + "content-length:3\r\nContent-Type: x\r\n\r\nabc" + framed("last");
  for (std::size_t piece = 1; piece <= stream.size(); ++piece) {
    Framer framer;
    std::vector<std::string> all;
    for (std::size_t at = 0; at < stream.size(); at += piece) {
      const auto messages = framer.push(std::string_view{stream}.substr(at, piece));
      ASSERT_TRUE(messages.has_value());
      all.insert(all.end(), messages->begin(), messages->end());
    }
    // an empty body is whole only with the next byte
    EXPECT_EQ(all, (std::vector<std::string>{"{}", "", "abc", "last"})) << piece;
    EXPECT_TRUE(framer.between());
  }
}

TEST(Framer, EndsWithAClearErrorOnGarbage) {
  const auto said = [](std::string_view bytes) {
    Framer framer;
    const auto messages = framer.push(bytes);
    EXPECT_FALSE(framer.push("Content-Length: 2\r\n\r\n{}").has_value()) << "a broken stream stays broken";
    return messages ? std::string{"fine"} : messages.error().text();
  };
  EXPECT_EQ(said("{\"jsonrpc\":\"2.0\"}\r\n\r\n"),
            "message header: has no Content-Length (is this a language client?)");
  EXPECT_EQ(said("nonsense\r\n\r\n"), "message header: has a line without a colon (is this a language client?)");
  EXPECT_EQ(said("Content-Length: -1\r\n\r\n"),
            "message header: Content-Length is no number (is this a language client?)");
  EXPECT_EQ(
      said("Content-Length: 99999999999\r\n\r\n"),
      "message header: a message of 99999999999 bytes is announced, at most 33554432 are taken (is this a language "
      "client?)");
  EXPECT_EQ(said(std::string(5000, 'x')), "message header: is longer than 4096 bytes (is this a language client?)");
}

TEST(Framer, GivesWhatWasWholeBeforeTheGarbage) {
  Framer framer;
  const auto messages = framer.push(framed("good") + "bad\r\n\r\n");
  ASSERT_TRUE(messages.has_value());
  EXPECT_EQ(messages->size(), 1u);
  EXPECT_FALSE(framer.push("").has_value());
}

}  // namespace
}  // namespace cancha::lsp
