#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "team/yarp/bottle_text.h"
#include "team/yarp/carrier.h"

namespace cancha::team::yarp {

/// Understands what the side that has opened a connection says, however its bytes come in. Holds one message at most:
/// what is longer than kMostBytes ends the connection.
class StreamReader {
 public:
  explicit StreamReader(Codes codes = Codes::Version4) : codes_{codes} {}

  /// Something whole that has come.
  struct Event {
    enum class Kind : std::uint8_t {
      Opened,   ///< the connection, by carrier() and sender()
      OneShot,  ///< the old form of asking a name server: `line`, and nothing more
      Message,  ///< `command`, and `bottle` where it has one
      Broken    ///< `trouble`; nothing more is understood
    };
    Kind kind = Kind::Message;
    PortCommand command{};
    Bottle bottle{};
    std::string line{};     ///< text of the bottle as it came; of a one-shot command
    std::string trouble{};  ///< also: why a message has no bottle, though it ought to
  };

  void feed(std::string_view bytes);
  /// Nothing: more bytes are needed.
  [[nodiscard]] std::optional<Event> next();

  [[nodiscard]] Carrier carrier() const { return carrier_; }
  [[nodiscard]] const std::string& sender() const { return sender_; }
  /// The codes by which the other side's last bottle could be read; what it is told is written by them, too.
  [[nodiscard]] Codes codes() const { return codes_; }
  /// Bytes that wait for the rest of their message.
  [[nodiscard]] std::size_t held() const { return rest().size() + lines_.text().size(); }

 private:
  enum class State : std::uint8_t { Header, Name, OneShot, Messages, Broken };

  [[nodiscard]] std::optional<Event> header();
  [[nodiscard]] std::optional<Event> name();
  [[nodiscard]] std::optional<Event> text_message();
  [[nodiscard]] std::optional<Event> binary_message();
  [[nodiscard]] Event unpacked(std::string_view body);
  [[nodiscard]] Event broken(std::string why);
  [[nodiscard]] std::string_view rest() const { return std::string_view{waiting_}.substr(used_); }
  void drop(std::size_t bytes);
  /// The next line without its end; breaks where it is too long.
  [[nodiscard]] std::optional<std::string> line();

  State state_ = State::Header;
  Carrier carrier_ = Carrier::Text;
  Codes codes_;
  std::string sender_;
  std::string waiting_;
  std::size_t used_ = 0;              ///< bytes of them that are done with
  std::size_t searched_ = 0;          ///< bytes of the rest in which no line ends
  std::optional<PortCommand> begun_;  ///< a command in text whose bottle is still to come
  BottleLines lines_;                 ///< of that bottle
};

/// "d 12 1.5" and the like as a command; "do" is D.
[[nodiscard]] PortCommand command_of(std::string_view text);

}  // namespace cancha::team::yarp
