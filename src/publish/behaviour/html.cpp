// Pieces that all pages share.

#include <fmt/format.h>

#include <algorithm>

#include "base/svg.h"
#include "base/utf8.h"
#include "publish/behaviour/pages.h"

namespace cancha::publish {

std::string escaped(std::string_view text) {
  return xml_escaped(as_utf8(text));
}

std::string framed(const Book& book, std::string_view title, const std::vector<TocEntry>& toc,
                   std::string_view content) {
  const std::string_view given = book.text.checked().title;
  const std::string site = given.empty() ? "Behaviour" : escaped(given);
  std::string nav;
  for (const TocEntry& entry : toc) {
    nav += fmt::format("<li{}><a href=\"{}\">{}</a></li>\n", entry.inner ? " class=\"inner\"" : "", entry.href,
                       escaped(entry.name));
  }
  return fmt::format(R"html(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{0}{1}</title>
<link rel="stylesheet" href="style.css">
<script src="site.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="home" href="index.html">{1}</a>
<form class="search" role="search" hidden>
<input id="search" type="search" placeholder="Search (press /)" aria-label="Search options, states, symbols" autocomplete="off" spellcheck="false">
<ul id="results" aria-label="Results" hidden></ul>
</form>
<button id="theme" type="button" hidden>Dark</button>
</header>
<div class="frame">
<nav aria-label="On this page">
<ul>
{2}</ul>
</nav>
<main id="main">
{3}</main>
</div>
<footer><p>Written by <code>./cancha xabsl docs</code>.</p></footer>
<script src="search.js"></script>
</body>
</html>
)html",
                     title.empty() ? "" : fmt::format("{} · ", escaped(title)), site, nav, content);
}

std::string code_link(std::string_view href, std::string_view name, std::string_view hint) {
  const std::string title = hint.empty() ? "" : fmt::format(" title=\"{}\"", xml_escaped(hint));
  return fmt::format("<a href=\"{}\"{}><code>{}</code></a>", href, title, escaped(name));
}

std::string paragraphs(const SourceText& text, xabsl::Span doc) {
  if (doc.empty()) return "";
  std::string out = "<p class=\"doc\">";
  const std::string words = text.doc(doc);
  for (std::size_t begin = 0; begin < words.size();) {
    const std::size_t end = std::min(words.find("\n\n", begin), words.size());
    if (begin > 0) out += "</p>\n<p class=\"doc\">";
    out += xml_escaped(std::string_view{words}.substr(begin, end - begin));
    begin = end + 2;
  }
  return out + "</p>\n";
}

std::string summary(const SourceText& text, xabsl::Span doc) {
  if (doc.empty()) return "";
  std::string words = text.doc(doc);
  words = words.substr(0, words.find("\n\n"));
  std::ranges::replace(words, '\n', ' ');
  if (const std::size_t stop = words.find(". "); stop != std::string::npos) words.resize(stop + 1);
  return words;
}

namespace {

/// What the pointer is told over a name.
std::string hint_of(const Book& book, const Mention& mention) {
  const xabsl::Checked& c = book.text.checked();
  const auto said = [&](std::string what, xabsl::Span doc) {
    const std::string words = summary(book.text, doc);
    return words.empty() ? what : fmt::format("{}: {}", what, words);
  };
  const auto word = [](auto value) { return names(value)[static_cast<std::size_t>(value)]; };
  switch (mention.meaning) {
    case Meaning::Option:
      return said("option", c.options[mention.index].doc);
    case Meaning::Behaviour:
      return said("basic behaviour", c.behaviours[mention.index].doc);
    case Meaning::Symbol: {
      const xabsl::Symbol& s = c.symbols[mention.index];
      return said(fmt::format("{} {}{}{}", word(s.type.type), word(s.direction), s.measure.empty() ? "" : ", ",
                              as_utf8(s.measure)),
                  s.doc);
    }
    case Meaning::Constant: {
      const xabsl::Constant& constant = c.constants[mention.index];
      return said(fmt::format("constant {} {}", constant.text, as_utf8(constant.measure)), constant.doc);
    }
    case Meaning::Enumeration:
      return said(fmt::format("enum {}", c.enumerations[mention.index].name.text), c.enumerations[mention.index].doc);
    case Meaning::Parameter:
      return said("parameter", c.options[mention.option].parameters[mention.index].doc);
    case Meaning::State:
      return "state";
  }
  return "";
}

constexpr std::string_view class_of(Meaning meaning) {
  constexpr std::array<std::string_view, 7> kClasses = {"o", "b", "s", "c", "e", "p", "st"};
  return kClasses[static_cast<std::size_t>(meaning)];
}

bool keyword(xabsl::Kind kind) {
  return kind >= xabsl::Kind::Action && kind <= xabsl::Kind::True;
}

}  // namespace

std::string linked(const Book& book, const std::vector<Word>& words, std::string_view before_parts) {
  std::string out;
  for (const Word& word : words) {
    const bool part = word.kind == xabsl::Kind::And || word.kind == xabsl::Kind::Or;
    if (word.space_before && !out.empty()) out += part ? before_parts : " ";
    if (word.mention != nullptr) {
      out += fmt::format("<a class=\"{}\" href=\"{}\" title=\"{}\">{}</a>", class_of(word.mention->meaning),
                         book.links.of(*word.mention), xml_escaped(hint_of(book, *word.mention)), escaped(word.text));
    } else if (keyword(word.kind)) {
      out += fmt::format("<b>{}</b>", word.text);
    } else {
      out += escaped(word.text);
    }
  }
  return out;
}

std::string type_name(const Book& book, xabsl::ValueType type) {
  const std::string_view word = names(type.type)[static_cast<std::size_t>(type.type)];
  if (type.type != xabsl::Type::Enumerated || type.domain == xabsl::kNone) return std::string{word};
  return fmt::format("enum <a href=\"{}\">{}</a>", book.links.of({Meaning::Enumeration, type.domain}),
                     escaped(book.text.checked().enumerations[type.domain].name.text));
}

std::string bounds(std::string_view range, std::string_view measure) {
  std::string out;
  if (!range.empty()) out += fmt::format(" <span class=\"range\">[{}]</span>", escaped(range));
  if (!measure.empty()) out += fmt::format(" <span class=\"measure\">{}</span>", escaped(measure));
  return out;
}

std::string parameter_list(const Book& book, std::span<const xabsl::Parameter> parameters, std::uint32_t option) {
  if (parameters.empty()) return "";
  std::string out = "<dl class=\"parameters\">\n";
  for (std::uint32_t i = 0; i < parameters.size(); ++i) {
    const xabsl::Parameter& p = parameters[i];
    const std::string id =
        option == xabsl::kNone
            ? ""
            : fmt::format(" id=\"{}\"", Links::anchor(book.links.of({Meaning::Parameter, i, option})));
    out += fmt::format("<dt{}><code>{}</code> <span class=\"meta\">{}{}</span></dt>\n<dd>{}</dd>\n", id,
                       escaped(p.name.text), type_name(book, p.type), bounds(p.range, p.measure),
                       p.doc.empty() ? "" : xml_escaped(book.text.doc(p.doc)));
  }
  return out + "</dl>\n";
}

std::string use_list(const Book& book, std::string_view label, const std::vector<Use>& uses) {
  if (uses.empty()) return "";
  constexpr std::size_t kMany = 12;
  const xabsl::Checked& c = book.text.checked();
  std::string list;
  for (const Use& use : uses) {
    const xabsl::Option& option = c.options[use.option];
    const std::string_view state = use.state == xabsl::kNone ? "any state" : option.states[use.state].name.text;
    list += fmt::format("{}<a href=\"{}\"><code>{}</code> · {}</a>", list.empty() ? "" : ", ", book.links.of(use),
                        escaped(option.name.text), escaped(state));
  }
  if (uses.size() <= kMany) return fmt::format("<p class=\"uses\">{}: {}</p>\n", label, list);
  return fmt::format("<details class=\"uses\"><summary>{} {} places</summary><p>{}</p></details>\n", label, uses.size(),
                     list);
}

std::string pictured(const Result<std::string>& svg, std::string_view label) {
  if (!svg) return fmt::format("<p class=\"meta\">No picture: {}.</p>\n", escaped(svg.error().text()));
  if (svg->empty()) return "";
  return fmt::format("<div class=\"picture\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">\n{}</div>\n",
                     escaped(label), *svg);
}

}  // namespace cancha::publish
