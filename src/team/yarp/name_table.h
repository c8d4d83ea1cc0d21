#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "team/yarp/bottle.h"

namespace cancha::team::yarp {

inline constexpr std::uint16_t kNameServerPort = 10'000;
inline constexpr const char* kNameServerName = "/root";

/// Where a port is.
struct Contact {
  std::string name;
  std::string host;  ///< four numbers with dots
  int number = 0;    ///< of its socket
  std::string carrier = "tcp";

  friend bool operator==(const Contact&, const Contact&) = default;
};

/// What a name server knows, and what it answers. It has no socket: team/yarp/port.h brings the lines.
class NameTable {
 public:
  static constexpr std::size_t kMostPorts = 4096;
  static constexpr std::size_t kMostProperties = 16;  ///< of a port
  static constexpr int kFirstNumber = 10'002;         ///< of those that are chosen for ports

  /// `root`: the server itself.
  explicit NameTable(Contact root);

  /// What one command line is answered: lines, CR LF each, the last one `*** end of message`; those that begin with bot
  /// are answered by one line. `from` is the machine that asks.
  [[nodiscard]] std::string answer(std::string_view line, const std::string& from);
  [[nodiscard]] std::size_t size() const { return ports_.size(); }

 private:
  struct Entry {
    Contact contact;
    std::map<std::string, std::vector<std::string>> properties;
  };
  using Words = std::vector<std::string>;

  [[nodiscard]] std::string enter(const Words& words, const std::string& from);
  [[nodiscard]] std::string set(const Words& words);
  [[nodiscard]] std::string get(const Words& words) const;
  [[nodiscard]] std::string check(const Words& words) const;
  [[nodiscard]] std::string route(const Words& words) const;
  [[nodiscard]] std::string list(const Words& words) const;
  [[nodiscard]] Bottle bot(const Words& words);
  [[nodiscard]] Words property(const std::string& port, const std::string& key) const;
  [[nodiscard]] int free_number(const std::string& host) const;

  std::map<std::string, Entry> ports_;
  int unnamed_ = 0;  ///< ports that were named here
};

/// "registration name /x ip 127.0.0.1 port 10002 type tcp"
[[nodiscard]] std::string registration_line(const Contact& contact);
/// The ports of an answer, as it came. Fails where a line is none; the end line may be missing.
[[nodiscard]] Result<std::vector<Contact>> parse_registrations(std::string_view answer);

inline constexpr std::string_view kEndOfMessage = "*** end of message";

/// Names begin with a slash and have no blanks. A hint says so otherwise.
[[nodiscard]] Result<void> check_port_name(const std::string& name);

}  // namespace cancha::team::yarp
