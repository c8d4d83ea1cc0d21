#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "publish/behaviour/source_text.h"

namespace cancha::publish {

/// Names of pages and anchors for everything in a behaviour. File names differ also where upper and lower case do not.
class Links {
 public:
  explicit Links(const SourceText& text);

  /// Page and anchor of what a name means.
  [[nodiscard]] std::string of(const Mention& mention) const;
  [[nodiscard]] std::string of(const Use& use) const;
  [[nodiscard]] const std::string& agent(std::size_t i) const { return agents_[i]; }
  [[nodiscard]] const std::string& option(std::size_t i) const { return options_[i]; }
  [[nodiscard]] const std::string& name_space(std::size_t i) const { return namespaces_[i]; }
  [[nodiscard]] const std::string& source(std::size_t file) const { return sources_[file]; }
  /// A line of a source file.
  [[nodiscard]] std::string line(xabsl::Span span) const;
  /// The path of a source file from the folder of the root file.
  [[nodiscard]] std::string path(std::size_t file) const;
  /// The part of an address behind the #.
  [[nodiscard]] static std::string anchor(std::string_view address);

 private:
  /// A new file name: "PREFIX-name.html".
  std::string page(std::string_view prefix, std::string_view name);
  /// A new anchor in a page: "page#PREFIX-name".
  std::string place(std::string_view page, std::string_view prefix, std::string_view name);

  const SourceText& text_;
  std::set<std::string> taken_;
  std::vector<std::string> agents_, options_, namespaces_, sources_;
  std::vector<std::string> symbols_, constants_, enumerations_, behaviours_;
  std::vector<std::vector<std::string>> states_, parameters_;
};

}  // namespace cancha::publish
