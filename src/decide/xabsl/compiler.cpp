#include "decide/xabsl/compiler.h"

#include <fmt/format.h>

#include <filesystem>
#include <unordered_map>
#include <unordered_set>

#include "decide/xabsl/checker.h"

namespace cancha::decide::xabsl {
namespace {

constexpr std::uint32_t kMostFiles = 10'000;
constexpr int kDeepest = 100;
constexpr std::size_t kMostBytes = std::size_t{256} << 20;

/// "Options/" of "Options/kick.xabsl", "./" of "kick.xabsl".
std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? "./" : path.substr(0, slash + 1);
}

/// Reads the root file and all that it includes, directly or not, each once.
class Loader {
 public:
  Loader(Compilation& made, const FileReader& read) : made_{made}, read_{read} {}

  void load(const std::string& root) {
    add(root, {}, kNone);
    visit(0);
  }

 private:
  /// Depth first, in the order of the includes.
  void visit(std::uint32_t first) {
    struct Step {
      std::uint32_t file;
      std::size_t next;
    };
    std::vector<Step> path{{first, 0}};
    while (!path.empty()) {
      Step& step = path.back();
      const syntax::File& file = made_.files[step.file];
      if (step.next == file.includes.size()) {
        path.pop_back();
        continue;
      }
      const std::uint32_t from = step.file;
      const Name include = file.includes[step.next++];
      const std::uint32_t added = follow(from, include);
      if (added != kNone) path.push_back({added, 0});
    }
  }

  /// The number of the included file where it is new.
  std::uint32_t follow(std::uint32_t from, const Name& include) {
    if (!included_.insert(fmt::format("{} {}", from, include.text)).second) {
      made_.findings.error(Code::DoubleInclude, include.span, fmt::format("{} is included twice here", include.text),
                           "remove one of the two");
      return kNone;
    }
    const std::string_view named = include.text.substr(1, include.text.size() - 2);
    const std::string path =
        named.starts_with('/') ? std::string{named} : folder_of((*made_.sources)[from].path).append(named);
    if (known_.contains(path)) return kNone;

    // one file under two spellings is two files, as in the original; in a circle there would be no end of them
    const std::string plain = std::filesystem::path{path}.lexically_normal().generic_string();
    int depth = 0;
    for (std::uint32_t above = from; above != kNone; above = parents_[above], ++depth) {
      if (plain_[above] != plain) continue;
      made_.findings.error(Code::Internal, include.span, fmt::format("{} includes itself in a circle", include.text),
                           "an included file need not include the one that includes it");
      return kNone;
    }
    if (depth > kDeepest) {
      made_.findings.error(Code::Internal, include.span,
                           fmt::format("files include one another more than {} levels deep", kDeepest),
                           "is there a circle that leads ever further up?");
      return kNone;
    }
    if (made_.sources->size() == kMostFiles || bytes_ > kMostBytes) {
      if (!full_)
        made_.findings.error(Code::Internal, include.span, "too many files are included", "10,000 files, 256 MiB");
      full_ = true;
      return kNone;
    }
    return add(path, include.span, from);
  }

  std::uint32_t add(const std::string& path, Span included_at, std::uint32_t parent) {
    Result<std::string> text = read_(path);
    const bool root = parent == kNone;
    if (!text && !root) {
      made_.findings.error(Code::CannotOpen, included_at, fmt::format("{} {}", path, text.error().what),
                           text.error().hint);
      return kNone;
    }
    const std::uint32_t number = made_.sources->add(path, text ? std::move(*text) : std::string{});
    const Span where = root ? Span{number, 0, 0} : included_at;
    if (!text) made_.findings.error(Code::CannotOpen, where, text.error().what, text.error().hint);
    if (!path.ends_with(".xabsl") && !path.ends_with(".yabsl")) {
      made_.findings.error(Code::Extension, where, fmt::format("'{}' does not end in .xabsl or .yabsl", path),
                           "rename the file");
    }
    known_.emplace(path, number);
    parents_.push_back(parent);
    plain_.push_back(std::filesystem::path{path}.lexically_normal().generic_string());
    bytes_ += (*made_.sources)[number].text.size();
    made_.files.push_back(syntax::parse((*made_.sources)[number], number, *made_.arena, tokens_, made_.findings));
    return number;
  }

  Compilation& made_;
  const FileReader& read_;
  std::unordered_map<std::string, std::uint32_t> known_;
  std::unordered_set<std::string> included_;  ///< number of the including file and its text
  std::vector<std::uint32_t> parents_;
  std::vector<std::string> plain_;
  std::vector<Token> tokens_;
  std::size_t bytes_ = 0;
  bool full_ = false;
};

}  // namespace

Compilation compile(const std::string& root, const FileReader& read) {
  return compile(root, read, {});
}

Compilation compile(const std::string& root, const FileReader& read, std::span<const Source> extra) {
  Compilation made;
  made.sources = std::make_unique<Sources>();
  made.arena = std::make_unique<Arena>();
  Loader{made, read}.load(root);
  std::vector<Token> tokens;
  for (const Source& source : extra) {
    const std::uint32_t number = made.sources->add(source.path, source.text);
    made.files.push_back(syntax::parse((*made.sources)[number], number, *made.arena, tokens, made.findings));
  }
  made.checked = Checker{*made.sources, *made.arena, made.findings, made.uses}.run(made.files);
  if (made.good()) check_calls(made.checked, made.findings);
  return made;
}

}  // namespace cancha::decide::xabsl
