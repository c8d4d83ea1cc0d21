// Any bytes as a file of record declarations: never a crash, and what is accepted can be declared.

#include <set>
#include <string>

#include "base/expects.h"
#include "team/rtdb/schema.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::team;
  const auto schema = parse_schema({reinterpret_cast<const char*>(data), size}, "fuzz.toml");
  if (!schema) return 0;
  CANCHA_EXPECTS(schema->members >= 1 && schema->members <= kMostMembers);
  std::set<std::string> names;
  for (const Declaration& d : schema->records) {
    CANCHA_EXPECTS(check(d).has_value());
    CANCHA_EXPECTS(names.insert(d.name).second);
    CANCHA_EXPECTS(Layout::parse(d.layout.text()).has_value());
  }
  return 0;
}
