#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "team/rtdb/declaration.h"

/// Records declared in a file, content/team/NAME.toml:
///
///     members = 6
///
///     [[record]]
///     name = "world"
///     type = "cancha.teamware.GlobalWS"
///     area = "shared"     # local, shared or base
///     period = 0.1        # seconds; how often it is put, and sent
///     lifetime = 1.0      # seconds; older values are expired
///     bytes = 2048        # at most, of a type without a fixed size
///     history = 0         # past values that can be read back
///     priority = 0        # on the radio, 0 to 10: the larger the sooner
namespace cancha::team {

struct Schema {
  std::string name;
  int members = 6;
  std::vector<Declaration> records;
};

/// The layouts of all messages that may be named in a schema.
[[nodiscard]] std::span<const Layout> known_layouts();

[[nodiscard]] Result<Schema> parse_schema(std::string_view text, const std::string& where);
/// Reads content/team/NAME.toml, or a file where the name ends with ".toml".
[[nodiscard]] Result<Schema> load_schema(const std::filesystem::path& content, const std::string& name);
[[nodiscard]] std::vector<std::string> schema_names(const std::filesystem::path& content);

}  // namespace cancha::team
