#include "codegen/plugin/plugin_build.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <sstream>
#include <system_error>

#include "base/file_writer.h"
#include "base/text_file.h"
#include "codegen/plugin/old_source.h"
#include "os/program.h"

namespace cancha::codegen {
namespace {

namespace fs = std::filesystem;

/// A folder that is gone with this object.
class WorkFolder {
 public:
  WorkFolder() {
    std::error_code error;
    std::string name = (fs::temp_directory_path(error) / "cancha-plugin-XXXXXX").string();
    if (!error && ::mkdtemp(name.data()) != nullptr) path_ = name;
  }
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;
  ~WorkFolder() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

/// What is not there is empty.
std::string text_of(const fs::path& path) {
  return read_text(path).value_or("");
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
  return text;
}

bool is_c(const fs::path& source) {
  return source.extension() == ".c";
}

/// One source on its way to an object.
class Unit {
 public:
  Unit(const PluginSources& all, const fs::path& source, const fs::path& work, std::size_t number)
      : all_{all},
        shown_{source.string()},
        file_{fs::absolute(source).lexically_normal()},
        work_{work / std::to_string(number)},
        text_{text_of(source)},
        modern_{includes(text_, "cancha/strategy.h")} {}

  Result<void> compile(std::vector<std::string>& notes);
  [[nodiscard]] std::string object() const { return (work_ / "unit.o").string(); }
  [[nodiscard]] bool modern() const { return modern_; }

 private:
  Result<void> prepare();
  Result<void> write_source();
  [[nodiscard]] std::vector<std::string> command() const;
  [[nodiscard]] std::string users_words(const std::string& messages) const;
  int repair(const std::string& messages);

  const PluginSources& all_;
  std::string shown_;  ///< as the user typed it
  fs::path file_;
  fs::path work_;
  std::string text_;
  bool modern_;
  int repaired_ = 0;  ///< loops
};

/// Forwarding headers for names that are spelled otherwise, in a folder of their own.
Result<void> Unit::prepare() {
  std::error_code error;
  fs::create_directories(work_ / "include", error);
  if (error) return fail(work_.string(), error.message());
  std::vector<fs::path> folders{all_.include / "cancha/windows", all_.include};
  for (const std::string& option : all_.options) {
    if (option.starts_with("-I")) folders.emplace_back(option.substr(2));
  }
  for (const auto& [name, meant] : respelled_includes(file_, folders)) {
    // "../x.h" would leave the folder; a name with backslashes is one name here
    if (name.starts_with("..") && name.find('/') != std::string::npos) continue;
    const fs::path forward = work_ / "include" / name;
    fs::create_directories(forward.parent_path(), error);
    const bool standard = meant.is_relative() && !meant.has_parent_path();
    const std::string what = standard ? fmt::format("<{}>", meant.string())
                                      : fmt::format("\"{}\"", fs::absolute(meant).lexically_normal().string());
    if (auto written = write_file(forward, fmt::format("#include {}\n", what)); !written) return written;
  }
  return write_source();
}

/// What the compiler reads: the source, and behind it what tells Cancha how its Environment looks.
Result<void> Unit::write_source() {
  const std::string name = is_c(file_) ? "unit.c" : "unit.cpp";
  std::string text = fmt::format("#line 1 \"{}\"\n{}\n", file_.string(), text_);
  if (!is_c(file_) && defines_strategy(text_)) text += "#include <cancha/windows/environment_layout.h>\n";
  return write_file(work_ / name, text);
}

std::vector<std::string> Unit::command() const {
  const bool c = is_c(file_);
  // messages in English, because they are read here, too
  std::vector<std::string> words{"env", "LC_ALL=C", c && all_.compiler == "g++" ? "gcc" : all_.compiler};
  const auto add = [&](std::initializer_list<std::string> more) { words.insert(words.end(), more); };
  add({"-c", "-O2", "-g", "-fPIC", "-ffp-contract=off", "-fsigned-char", "-fdiagnostics-color=never"});
  if (modern_) {
    add({c ? "-std=gnu11" : "-std=gnu++20", "-Wall", "-Wextra"});
  } else {
    add({c ? "-std=gnu11" : "-std=gnu++14", "-w", "-fno-strict-aliasing", "-fwrapv", "-DWIN32", "-D_WINDOWS",
         "-D_USRDLL", "-DSTRATEGY_EXPORTS"});
    if (!c) add({"-fpermissive"});
    add({"-include", (all_.include / "cancha/windows/dialect.h").string()});
  }
  add({"-iquote", file_.parent_path().string(), "-I" + (work_ / "include").string(), "-I" + all_.include.string()});
  if (!modern_) add({"-idirafter", (all_.include / "cancha/windows").string()});
  words.insert(words.end(), all_.options.begin(), all_.options.end());
  add({(work_ / (c ? "unit.c" : "unit.cpp")).string(), "-o", object()});
  return words;
}

/// The compiler's messages without the folders that only exist for this build.
std::string Unit::users_words(const std::string& messages) const {
  std::string kept;
  std::istringstream lines{messages};
  for (std::string line; std::getline(lines, line);) {
    if (line.find(work_.string()) == std::string::npos) kept += line + "\n";
  }
  return replaced(kept, file_.string(), shown_);
}

/// Lets variables of loops live on where names are missing; gives how many.
int Unit::repair(const std::string& messages) {
  int count = 0;
  std::vector<std::string> done;
  for (const Undeclared& missing : undeclared_in(messages)) {
    // one loop of a name at a time: the next messages say whether there is more to do
    if (missing.file != file_.string() || std::ranges::count(done, missing.name) > 0) continue;
    done.push_back(missing.name);
    if (let_loop_variable_live(text_, missing)) ++count;
  }
  return count;
}

Result<void> Unit::compile(std::vector<std::string>& notes) {
  if (auto prepared = prepare(); !prepared) return prepared;
  constexpr int kMostRounds = 50;
  for (int round = 0; round < kMostRounds; ++round) {
    auto made = os::run_program(command());
    if (!made) return pass_on(std::move(made));
    if (made->status == 127) return fail(all_.compiler, "is not installed", "apt-get install g++");
    if (made->status == 0) {
      if (const std::string said = users_words(made->output); !said.empty()) notes.push_back(said);
      if (repaired_ > 0) {
        notes.push_back(fmt::format("{}: the variables of {} loop{} are used behind the loop, as Visual C++ 6 allows",
                                    shown_, repaired_, repaired_ == 1 ? "" : "s"));
      }
      return {};
    }
    const int repaired = modern_ || is_c(file_) ? 0 : repair(made->output);
    if (repaired == 0) {
      const bool mfc = made->output.find("fatal error: afx") != std::string::npos;
      return fail(shown_, "does not compile:\n" + users_words(made->output),
                  mfc ? "it uses Microsoft's MFC, which is not here; replace those parts" : "");
    }
    repaired_ += repaired;
    if (auto written = write_source(); !written) return written;
  }
  return fail(shown_, "does not compile", "too many variables of loops are used behind the loop");
}

/// The functions that a plug-in exports, among those that Cancha calls.
std::vector<std::string> exported(const fs::path& plugin) {
  std::vector<std::string> found;
  auto listed = os::run_program({"nm", "-D", "--defined-only", plugin.string()});
  std::istringstream lines{listed ? listed->output : ""};
  for (std::string address, kind, name; lines >> address >> kind >> name;) found.push_back(name);
  return found;
}

/// What is missing among the functions that Cancha calls.
std::vector<std::string> missing_functions(const fs::path& plugin) {
  const std::vector<std::string> found = exported(plugin);
  const auto has = [&](std::string_view name) { return std::ranges::count(found, name) > 0; };
  if (has("cancha_strategy_decide")) return {};
  std::vector<std::string> notes;
  if (!has("Strategy")) {
    const bool mangled = std::ranges::any_of(found, [](const std::string& f) { return f.starts_with("_Z8Strategy"); });
    notes.emplace_back(mangled ? "Strategy is not exported: it lacks extern \"C\", so that Cancha does not find it"
                               : "Strategy is not exported: Cancha has nothing to call");
    return notes;
  }
  for (const char* name : {"Create", "Destroy"}) {
    if (!has(name))
      notes.push_back(fmt::format("{} is not exported; that is fine where there is nothing to do in it", name));
  }
  return notes;
}

Result<void> check_files(const PluginSources& sources) {
  constexpr std::array kKnown = {".c", ".cpp", ".cc", ".cxx", ".C"};
  if (sources.files.empty()) return fail("", "no source is given", "./cancha strategy build my_team.cpp");
  for (const fs::path& file : sources.files) {
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored)) return fail(file.string(), "there is no such file");
    if (std::ranges::find(kKnown, file.extension().string()) == kKnown.end()) {
      return fail(file.string(), "is not a source of C or C++",
                  "give .c, .cpp, .cc or .cxx files; headers are found by themselves");
    }
  }
  return {};
}

}  // namespace

Result<BuiltPlugin> build_plugin(const PluginSources& sources) {
  if (auto good = check_files(sources); !good) return pass_on(std::move(good));
  const WorkFolder work;
  if (work.path().empty()) return fail("temporary folder", "cannot be made", "is the disk full?");

  // compile each
  BuiltPlugin built;
  built.file = sources.output.empty() ? fs::path{sources.files[0].stem().string() + ".so"} : sources.output;
  const fs::path unfinished = work.path() / "plugin.so";
  std::vector<std::string> link{"env", "LC_ALL=C", sources.compiler, "-shared", "-o", unfinished.string()};
  for (std::size_t i = 0; i < sources.files.size(); ++i) {
    Unit unit{sources, sources.files[i], work.path(), i};
    if (auto compiled = unit.compile(built.notes); !compiled) return pass_on(std::move(compiled));
    link.push_back(unit.object());
  }

  // link, and look at what came out
  link.insert(link.end(), {"-Wl,-z,defs", "-lm", "-lpthread"});
  auto linked = os::run_program(link);
  if (!linked) return pass_on(std::move(linked));
  if (linked->status != 0) {
    return fail(built.file.string(), "cannot be linked:\n" + replaced(linked->output, work.path().string() + "/", ""),
                "give all sources of the strategy at once");
  }
  const auto missing = missing_functions(unfinished);
  built.notes.insert(built.notes.end(), missing.begin(), missing.end());
  if (auto written = write_file(built.file, text_of(unfinished)); !written) return pass_on(std::move(written));
  return built;
}

}  // namespace cancha::codegen
