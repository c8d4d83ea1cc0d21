// The overview, the agents, the sources, and the list for the search box.

#include <fmt/format.h>

#include <algorithm>

#include "base/json.h"
#include "base/utf8.h"
#include "publish/behaviour/pages.h"

namespace cancha::publish {
namespace {

std::string counted(std::size_t number, std::string_view word) {
  return fmt::format("<li><b>{}</b> {}{}</li>", number, word, number == 1 ? "" : "s");
}

/// One line of a list: a link and the first sentence about it.
std::string line(std::string_view href, std::string_view name, std::string_view about) {
  return fmt::format("<li>{}{}</li>\n", code_link(href, name),
                     about.empty() ? "" : fmt::format(" <span class=\"about\">{}</span>", escaped(about)));
}

std::string counts(const Book& book) {
  const xabsl::Checked& c = book.text.checked();
  std::size_t states = 0;
  for (const xabsl::Option& option : c.options) states += option.states.size();
  return fmt::format("<ul class=\"counts\">{}{}{}{}{}{}</ul>\n", counted(c.agents.size(), "agent"),
                     counted(c.options.size(), "option"), counted(states, "state"), counted(c.symbols.size(), "symbol"),
                     counted(c.behaviours.size(), "basic behaviour"),
                     counted(book.text.compilation().sources->size(), "file"));
}

/// Does a namespace hold basic behaviours? A namespace holds either these or symbols.
bool holds_behaviours(const xabsl::Checked& c, const xabsl::Namespace& space) {
  return std::ranges::any_of(c.behaviours,
                             [&](const xabsl::Behaviour& b) { return b.name.span.file == space.name.span.file; });
}

/// The namespaces of one sort, as a list; nothing where there are none.
std::string namespaces(const Book& book, bool behaviours) {
  const xabsl::Checked& c = book.text.checked();
  std::string out;
  for (std::size_t i = 0; i < c.namespaces.size(); ++i) {
    const xabsl::Namespace& space = c.namespaces[i];
    if (holds_behaviours(c, space) != behaviours) continue;
    const std::string about = space.doc.empty() ? as_utf8(space.title) : summary(book.text, space.doc);
    out += line(book.links.name_space(i), space.name.text, about);
  }
  return out;
}

}  // namespace

std::string index_page(const Book& book) {
  const xabsl::Checked& c = book.text.checked();
  std::vector<TocEntry> toc;
  std::string out = fmt::format("<h1>{}</h1>\n", c.title.empty() ? "Behaviour" : escaped(c.title));
  std::string meta;
  if (!c.platform.empty()) meta += fmt::format("Platform: {}", escaped(c.platform));
  if (!c.environment.empty()) {
    meta += fmt::format("{}Software environment: {}", meta.empty() ? "" : " · ", escaped(c.environment));
  }
  if (!meta.empty()) out += fmt::format("<p class=\"meta\">{}</p>\n", meta);
  out += counts(book);
  const auto section = [&](std::string_view id, std::string_view heading, const std::string& list) {
    if (list.empty()) return;
    toc.push_back({fmt::format("#{}", id), std::string{heading}});
    out +=
        fmt::format("<section>\n<h2 id=\"{}\">{}</h2>\n<ul class=\"list\">\n{}</ul>\n</section>\n", id, heading, list);
  };
  std::string list;
  for (std::size_t i = 0; i < c.agents.size(); ++i) {
    const std::string doc = summary(book.text, c.agents[i].doc);
    list += line(book.links.agent(i), c.agents[i].name.text,
                 doc.empty() ? as_utf8(c.agents[i].title) : fmt::format("{}: {}", as_utf8(c.agents[i].title), doc));
  }
  section("agents", "Agents", list);
  list.clear();
  for (const std::uint32_t i : c.options_by_name()) {
    list += line(book.links.option(i), c.options[i].name.text, summary(book.text, c.options[i].doc));
  }
  section("options", "Options", list);
  section("symbols", "Symbols, constants and enumerations", namespaces(book, false));
  section("behaviours", "Basic behaviours", namespaces(book, true));
  list.clear();
  for (std::uint32_t i = 0; i < book.text.compilation().sources->size(); ++i) {
    list += line(book.links.source(i), book.links.path(i), "");
  }
  section("sources", "Source files", list);
  return framed(book, "", toc, out);
}

std::string agent_page(const Book& book, std::uint32_t index) {
  const xabsl::Agent& agent = book.text.checked().agents[index];
  const Sketch sketch = option_graph(book.text, index, book.page_of);
  std::string out = fmt::format("<p class=\"kind\">Agent</p>\n<h1><code>{}</code></h1>\n<p class=\"meta\">{}</p>\n{}",
                                escaped(agent.name.text), escaped(agent.title), paragraphs(book.text, agent.doc));
  if (agent.root != xabsl::kNone) {
    out += fmt::format("<p>Begins with the option {}.</p>\n",
                       code_link(book.links.option(agent.root), book.text.checked().options[agent.root].name.text));
  }
  out += fmt::format(
      "<h2 id=\"graph\">Option graph</h2>\n<figure>\n{}<figcaption>{} Green boxes are options, orange ones basic "
      "behaviours; the bold one is the root. A click opens what is clicked.</figcaption>\n</figure>\n",
      pictured(draw(sketch, Standing::InPage), sketch.title), escaped(sketch.description));
  out += "<h2 id=\"reached\">What it can reach</h2>\n<ul class=\"list\">\n";
  for (const Box& box : sketch.boxes) out += line(box.href, box.lines[0].text, box.hint.substr(0, box.hint.find('\n')));
  return framed(book, agent.name.text,
                {{"index.html", "Overview"}, {"#graph", "Option graph"}, {"#reached", "What it can reach"}},
                out + "</ul>\n");
}

std::string source_page(const Book& book, std::uint32_t file) {
  const std::string path = book.links.path(file);
  std::string_view source = (*book.text.compilation().sources)[file].text;
  if (source.ends_with('\n')) source.remove_suffix(1);  // begins no line
  const auto& tokens = book.text.tokens(file);
  std::string code = "<span class=\"line\" id=\"L1\">";
  int number = 1;
  // each line stands in an element of its own, so that it can be pointed at
  const auto copy = [&](std::string_view piece) {
    while (!piece.empty()) {
      const std::size_t end = std::min(piece.find('\n'), piece.size());
      std::string_view part = piece.substr(0, end);
      if (end < piece.size() && part.ends_with('\r')) part.remove_suffix(1);
      code += escaped(part);
      if (end < piece.size()) code += fmt::format("\n</span><span class=\"line\" id=\"L{}\">", ++number);
      piece.remove_prefix(std::min(end + 1, piece.size()));
    }
  };
  std::uint32_t done = 0;
  for (const xabsl::Token& token : tokens) {
    if (token.begin < done || token.kind == xabsl::Kind::End) continue;
    const Mention* mention = book.text.mention(file, token.begin);
    const bool keyword = token.kind >= xabsl::Kind::Action && token.kind <= xabsl::Kind::True;
    if (mention == nullptr && !keyword) continue;
    copy(source.substr(done, token.begin - done));
    const Word word{source.substr(token.begin, token.end - token.begin), token.kind, false, mention};
    code += linked(book, {word});
    done = token.end;
  }
  copy(source.substr(done));
  return framed(book, path, {{"index.html", "Overview"}, {"index.html#sources", "Source files"}},
                fmt::format("<p class=\"kind\">Source</p>\n<h1><code>{}</code></h1>\n<pre class=\"source\" "
                            "tabindex=\"0\"><code>{}\n</span></code></pre>\n",
                            escaped(path), code));
}

std::string search_index(const Book& book) {
  const xabsl::Checked& c = book.text.checked();
  std::string out = "window.canchaSearch([";
  const auto add = [&](std::string_view name, std::string_view kind, std::string_view href, std::string_view about) {
    out += out.ends_with('[') ? "\n" : ",\n";
    out += '[';
    for (const std::string_view part : {name, kind, href, about}) {
      append_json_string(out, as_utf8(part));
      out += ',';
    }
    out.back() = ']';
  };
  for (std::uint32_t i = 0; i < c.agents.size(); ++i) {
    add(c.agents[i].name.text, "agent", book.links.agent(i), summary(book.text, c.agents[i].doc));
  }
  for (const std::uint32_t i : c.options_by_name()) {
    const xabsl::Option& option = c.options[i];
    add(option.name.text, "option", book.links.option(i), summary(book.text, option.doc));
    for (std::uint32_t s = 0; s < option.states.size(); ++s) {
      add(option.states[s].name.text, "state", book.links.of({Meaning::State, s, i}),
          fmt::format("of {}", option.name.text));
    }
  }
  const auto all = [&](const auto& things, Meaning meaning, std::string_view kind) {
    for (std::uint32_t i = 0; i < things.size(); ++i) {
      add(things[i].name.text, kind, book.links.of({meaning, i}), summary(book.text, things[i].doc));
    }
  };
  all(c.symbols, Meaning::Symbol, "symbol");
  all(c.constants, Meaning::Constant, "constant");
  all(c.enumerations, Meaning::Enumeration, "enumeration");
  all(c.behaviours, Meaning::Behaviour, "basic behaviour");
  return out + "\n]);\n";
}

}  // namespace cancha::publish
