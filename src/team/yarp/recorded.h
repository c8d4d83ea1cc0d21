#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"
#include "team/yarp/bottle.h"

namespace cancha::team::yarp {

/// Messages of recordings whose types this program need not have, as bottles: by the description that is in the file, a
/// google.protobuf.FileDescriptorSet. A message is a list of its fields, `(time 1.5) (ball (x 0.1) (y 0.0))`: numbers
/// and texts that are not there are zero and empty, messages that are not there are left out. Times are seconds.
class RecordedTypes {
 public:
  /// Reads a description of unknown origin.
  [[nodiscard]] static Result<RecordedTypes> parse(std::string_view descriptors);
  /// `type` as the schema's name says it: "cancha.Readings".
  [[nodiscard]] Result<Bottle> bottle(const std::string& type, std::string_view bytes) const;

 private:
  struct Field {
    int number = 0;
    std::string name;
    int type = 0;  ///< Google's number for it
    bool repeated = false;
    std::string of;  ///< full name of a message or an enum
  };
  using Fields = std::vector<Field>;

  [[nodiscard]] bool add_file(std::string_view bytes);
  [[nodiscard]] bool add_message(std::string_view bytes, const std::string& scope, int depth);
  [[nodiscard]] bool add_enum(std::string_view bytes, const std::string& scope);
  /// False where the bytes do not fit; `count` are the values so far.
  [[nodiscard]] bool read_message(const Fields& fields, std::string_view bytes, int depth, std::size_t& count,
                                  Bottle& into) const;
  [[nodiscard]] Item number(const Field& field, std::uint64_t bits) const;

  std::map<std::string, Fields> messages_;
  std::map<std::string, std::map<std::uint64_t, std::string>> enums_;
};

/// What came in at a port, as recordings keep it.
struct PortMessage {
  std::string from;
  std::string envelope;
  std::string bottle;  ///< as text

  static constexpr std::string_view kName = "cancha.PortMessage";
  static constexpr auto fields() {
    return list_of(entry("from", &PortMessage::from, "the port that sent it"),
                   entry("envelope", &PortMessage::envelope, "number and time, as it came"),
                   entry("bottle", &PortMessage::bottle, "as text"));
  }
};

}  // namespace cancha::team::yarp
