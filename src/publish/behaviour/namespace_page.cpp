#include <fmt/format.h>

#include "base/utf8.h"
#include "publish/behaviour/pages.h"

namespace cancha::publish {
namespace {

/// The page of one namespace: constants, enumerations, symbols, behaviours, as far as it has them.
class NamespacePage {
 public:
  NamespacePage(const Book& book, std::uint32_t index)
      : book_{book}, c_{book.text.checked()}, space_{c_.namespaces[index]} {}

  std::string write() {
    out_ += fmt::format(
        "<p class=\"kind\">Namespace</p>\n<h1><code>{}</code></h1>\n<p class=\"meta\">{} · <a "
        "href=\"{}\">{}</a></p>\n{}",
        escaped(space_.name.text), escaped(space_.title), book_.links.line(space_.name.span),
        escaped(book_.links.path(space_.name.span.file)), paragraphs(book_.text, space_.doc));
    all("symbols", "Symbols", c_.symbols, [&](std::uint32_t i) { symbol(i); });
    all("constants", "Constants", c_.constants, [&](std::uint32_t i) { constant(i); });
    all("enumerations", "Enumerations", c_.enumerations, [&](std::uint32_t i) { enumeration(i); });
    all("behaviours", "Basic behaviours", c_.behaviours, [&](std::uint32_t i) { behaviour(i); });
    return framed(book_, space_.name.text, toc_, out_);
  }

 private:
  template <class Things, class Write>
  void all(const char* id, const char* heading, const Things& things, Write write) {
    bool first = true;
    for (std::uint32_t i = 0; i < things.size(); ++i) {
      if (things[i].name.span.file != space_.name.span.file) continue;
      if (first) {
        out_ += fmt::format("<h2 id=\"{}\">{}</h2>\n", id, heading);
        toc_.push_back({fmt::format("#{}", id), heading});
      }
      first = false;
      write(i);
    }
  }

  /// The head of an entry: its name, what it is, its words.
  void begin(const Mention& mention, std::string_view name, const std::string& what, xabsl::Span doc) {
    const std::string id = Links::anchor(book_.links.of(mention));
    toc_.push_back({"#" + id, std::string{name}, true});
    out_ += fmt::format("<section class=\"entry\" id=\"{}\">\n<h3><code>{}</code></h3>\n<p class=\"meta\">{}</p>\n{}",
                        id, escaped(name), what, paragraphs(book_.text, doc));
  }
  void end() { out_ += "</section>\n"; }

  void symbol(std::uint32_t i) {
    const xabsl::Symbol& s = c_.symbols[i];
    begin({Meaning::Symbol, i}, s.name.text,
          fmt::format("{} {}{}", type_name(book_, s.type), names(s.direction)[static_cast<std::size_t>(s.direction)],
                      bounds(s.range, s.measure)),
          s.doc);
    out_ += parameter_list(book_, s.parameters, xabsl::kNone);
    out_ += use_list(book_, "Read in", book_.text.symbol_reads(i));
    out_ += use_list(book_, "Written in", book_.text.symbol_writes(i));
    if (book_.text.symbol_reads(i).empty() && book_.text.symbol_writes(i).empty()) {
      out_ += "<p class=\"uses\">Not used.</p>\n";
    }
    end();
  }

  void constant(std::uint32_t i) {
    const xabsl::Constant& constant = c_.constants[i];
    begin({Meaning::Constant, i}, constant.name.text,
          fmt::format("constant <code>{}</code>{}", escaped(constant.text), bounds("", constant.measure)),
          constant.doc);
    out_ += use_list(book_, "Read in", book_.text.constant_reads(i));
    end();
  }

  void enumeration(std::uint32_t i) {
    const xabsl::Enumeration& e = c_.enumerations[i];
    begin({Meaning::Enumeration, i}, e.name.text, e.internal ? "internal enumeration" : "enumeration", e.doc);
    out_ += "<ul class=\"elements\">";
    for (const xabsl::Name& element : e.elements)
      out_ += fmt::format("<li><code>{}</code></li>", escaped(element.text));
    out_ += "</ul>\n";
    std::string users;
    for (std::uint32_t s = 0; s < c_.symbols.size(); ++s) {
      if (c_.symbols[s].type.type != xabsl::Type::Enumerated || c_.symbols[s].type.domain != i) continue;
      users += fmt::format("{}{}", users.empty() ? "" : ", ",
                           code_link(book_.links.of({Meaning::Symbol, s}), c_.symbols[s].name.text));
    }
    if (!users.empty()) out_ += fmt::format("<p class=\"uses\">Type of {}</p>\n", users);
    end();
  }

  void behaviour(std::uint32_t i) {
    const xabsl::Behaviour& b = c_.behaviours[i];
    begin({Meaning::Behaviour, i}, b.name.text, "basic behaviour", b.doc);
    out_ += parameter_list(book_, b.parameters, xabsl::kNone);
    out_ += use_list(book_, "Called in", book_.text.behaviour_calls(i));
    if (book_.text.behaviour_calls(i).empty()) out_ += "<p class=\"uses\">Nobody calls it.</p>\n";
    end();
  }

  const Book& book_;
  const xabsl::Checked& c_;
  const xabsl::Namespace& space_;
  std::vector<TocEntry> toc_ = {{"index.html", "Overview"}};
  std::string out_;
};

}  // namespace

std::string namespace_page(const Book& book, std::uint32_t name_space) {
  return NamespacePage{book, name_space}.write();
}

}  // namespace cancha::publish
