#include "codegen/plugin/old_source.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <system_error>

namespace cancha::codegen {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

bool same_letters(std::string_view a, std::string_view b) {
  const auto small = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  return std::ranges::equal(a, b, {}, small, small);
}

/// Follows a path below a folder, whatever the case of its letters; empty where it leads nowhere.
fs::path follow(const fs::path& folder, const std::string& name) {
  fs::path found = folder;
  for (const fs::path& step : fs::path{name}) {
    std::error_code error;
    if (step == "." || step == ".." || fs::exists(found / step, error)) {
      found /= step;
      continue;
    }
    fs::path next;
    for (fs::directory_iterator entry{found, error}, end; !error && entry != end; entry.increment(error)) {
      if (same_letters(entry->path().filename().native(), step.native())) next = entry->path();
    }
    if (next.empty()) return {};
    found = next;
  }
  std::error_code ignored;
  return fs::is_regular_file(found, ignored) ? found : fs::path{};
}

std::vector<std::string> included_names(const std::string& text) {
  static const std::regex line{R"re((?:^|\n)[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)[">])re"};
  std::vector<std::string> names;
  for (std::sregex_iterator found{text.begin(), text.end(), line}, end; found != end; ++found) {
    names.push_back((*found)[1]);
  }
  return names;
}

std::string small_letters(std::string name) {
  std::ranges::transform(name, name.begin(),
                         [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
  return name;
}

/// A header of the C library; those of the C++ library have no ending, and old sources write them in small letters.
bool is_standard(const std::string& name) {
  std::error_code ignored;
  return fs::is_regular_file(fs::path{"/usr/include"} / name, ignored);
}

/// Does the compiler find it as it is written?
bool found_as_written(const std::string& name, const fs::path& beside, const std::vector<fs::path>& folders) {
  std::error_code ignored;
  if (fs::is_regular_file(beside / name, ignored)) return true;
  return std::ranges::any_of(folders, [&](const fs::path& folder) {
    std::error_code error;
    return fs::is_regular_file(folder / name, error);
  });
}

}  // namespace

std::map<std::string, fs::path> respelled_includes(const fs::path& source, const std::vector<fs::path>& folders) {
  std::map<std::string, fs::path> respelled;
  std::set<fs::path> seen;
  std::vector<fs::path> files{source};
  while (!files.empty()) {
    const fs::path file = files.back();
    files.pop_back();
    if (!seen.insert(file).second) continue;
    for (const std::string& name : included_names(text_of(file))) {
      std::string with_slashes = name;
      std::ranges::replace(with_slashes, '\\', '/');
      std::vector<fs::path> places{file.parent_path()};
      bool found = false;
      places.insert(places.end(), folders.begin(), folders.end());
      for (const fs::path& place : places) {
        const fs::path meant = follow(place, with_slashes);
        if (meant.empty()) continue;
        if (!found_as_written(name, file.parent_path(), folders)) respelled.emplace(name, meant);
        files.push_back(meant.lexically_normal());
        found = true;
        break;
      }
      if (const std::string small = small_letters(name); !found && small != name && is_standard(small)) {
        respelled.emplace(name, small);
      }
    }
  }
  return respelled;
}

bool defines_strategy(std::string_view source) {
  // "void Strategy ( Environment *env )" and then its body, maybe behind a comment
  static const std::regex definition{R"(\bStrategy\s*\(\s*(?:struct\s+)?\w+\s*\*\s*(?:const\s+)?\w*\s*\)[^;{]*\{)"};
  return std::regex_search(source.begin(), source.end(), definition);
}

bool includes(std::string_view source, std::string_view header) {
  return std::ranges::count(included_names(std::string{source}), header) > 0;
}

std::vector<Undeclared> undeclared_in(std::string_view messages) {
  static const std::regex fault{R"(^(.+?):(\d+):\d+: error: '(\w+)' was not declared in this scope)"};
  std::vector<Undeclared> found;
  std::istringstream lines{std::string{messages}};
  for (std::string line; std::getline(lines, line);) {
    std::smatch parts;
    if (std::regex_search(line, parts, fault)) found.push_back({parts[1], std::stoi(parts[2]), parts[3]});
  }
  return found;
}

bool let_loop_variable_live(std::string& source, const Undeclared& missing) {
  // everything up to the line in which the name is missing
  std::size_t end = 0;
  for (int line = 1; line < missing.line && end != std::string::npos; ++line) {
    end = source.find('\n', end);
    if (end != std::string::npos) ++end;
  }
  if (end == std::string::npos) return false;
  const std::string before = source.substr(0, end);

  // the last loop there that declares it; a function ends with a brace at the beginning of a line
  const std::regex loop{R"(\bfor(\s*)\(\s*((?:unsigned\s+|signed\s+)?\w+\s+)" + missing.name + R"(\s*=[^;]*;))"};
  std::smatch last;
  for (std::sregex_iterator found{before.begin(), before.end(), loop}, none; found != none; ++found) last = *found;
  if (last.empty()) return false;
  const auto at = static_cast<std::size_t>(last.position(0));
  if (before.find("\n}", at) != std::string::npos) return false;
  // two statements in place of one must not change what an "if" or "else" before them means
  const std::size_t previous = before.find_last_not_of(" \t\r\n", at == 0 ? 0 : at - 1);
  const bool follows_statement = at == 0 || previous == std::string::npos || before[previous] == ';' ||
                                 before[previous] == '{' || before[previous] == '}' || before[previous] == '/';
  if (!follows_statement) return false;

  const std::string declaration = last[2];
  source.replace(at, static_cast<std::size_t>(last.length(0)), declaration + " for" + last[1].str() + "(;");
  return true;
}

}  // namespace cancha::codegen
