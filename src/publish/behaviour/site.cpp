#include "publish/behaviour/site.h"

#include <fmt/format.h>

#include <fstream>
#include <set>

#include "base/file_writer.h"
#include "publish/behaviour/pages.h"

namespace cancha::publish {
namespace {

// lists what was written; a folder that has it is ours
constexpr std::string_view kMarker = "cancha-docs.txt";
std::string marker_head(std::string_view command) {
  return fmt::format("Written by {}, which replaces these files when it runs again:", command);
}

/// A name, or a name in a folder; neither begins with a point, so that none leads out of the folder.
bool is_plain(std::string_view path) {
  const std::size_t slash = path.find('/');
  const std::string_view name = slash == path.npos ? path : path.substr(slash + 1);
  return !path.empty() && !name.empty() && path[0] != '.' && path[0] != '/' && name[0] != '.' &&
         name.find('/') == name.npos;
}

/// The files that were written last time; only plain names count, whatever the list says.
std::set<std::string> written_before(const std::filesystem::path& folder, std::string_view command) {
  std::set<std::string> names;
  std::ifstream file(folder / kMarker);
  std::string line;
  if (!std::getline(file, line) || line != marker_head(command)) return names;
  names.insert(std::string{kMarker});
  while (std::getline(file, line)) {
    if (is_plain(line)) names.insert(line);
  }
  return names;
}

}  // namespace

Site behaviour_site(const xabsl::Compilation& compilation) {
  const SourceText text{compilation};
  const Links links{text};
  const Book book{text, links, [&](const Mention& mention) { return links.of(mention); }};
  const xabsl::Checked& c = compilation.checked;
  Site site;
  site["index.html"] = index_page(book);
  for (std::uint32_t i = 0; i < c.agents.size(); ++i) site[links.agent(i)] = agent_page(book, i);
  for (std::uint32_t i = 0; i < c.options.size(); ++i) site[links.option(i)] = option_page(book, i);
  for (std::uint32_t i = 0; i < c.namespaces.size(); ++i) site[links.name_space(i)] = namespace_page(book, i);
  for (std::uint32_t i = 0; i < compilation.sources->size(); ++i) site[links.source(i)] = source_page(book, i);
  site["search.js"] = search_index(book);
  site["site.js"] = site_script();
  site["style.css"] = fmt::format("{}{}", site_style(), sketch_style());
  return site;
}

Result<void> write_site(const Site& site, const std::filesystem::path& folder, std::string_view command) {
  std::error_code trouble;
  std::filesystem::create_directories(folder, trouble);
  if (!std::filesystem::is_directory(folder, trouble)) {
    return fail(folder.string(), "is no folder and none can be made there", "name another place");
  }
  const auto before = written_before(folder, command);
  const bool empty = std::filesystem::is_empty(folder, trouble);
  if (trouble) return fail(folder.string(), "cannot be looked into", "may you read it?");
  if (!empty && before.empty()) {
    return fail(folder.string(), "is not empty and was not written by this command", "name a new folder");
  }
  for (const auto& [name, content] : site) {
    // a foreign file of that name in our folder is not ours to replace
    if (before.contains(name) || !std::filesystem::exists(folder / name, trouble)) continue;
    return fail((folder / name).string(), "is there and was not written by this command", "move it away");
  }
  // the list first: should we be stopped, the folder is still known as ours
  std::string list = fmt::format("{}\n", marker_head(command));
  for (const auto& [name, content] : site) list += fmt::format("{}\n", name);
  for (const std::string& name : before) {
    if (site.contains(name) || name == kMarker || !std::filesystem::is_regular_file(folder / name, trouble)) continue;
    std::filesystem::remove(folder / name, trouble);
  }
  if (auto written = write_file(folder / kMarker, list); !written) return written;
  for (const auto& [name, content] : site) {
    std::filesystem::create_directories((folder / name).parent_path(), trouble);
    if (auto written = write_file(folder / name, content); !written) return written;
  }
  return {};
}

}  // namespace cancha::publish
