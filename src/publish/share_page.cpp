#include "publish/share_page.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>

#include "base/base64.h"
#include "base/svg.h"
#include "match/replay.h"
#include "publish/thinning.h"

namespace cancha::publish {
namespace {

constexpr std::string_view kStyleLink = R"(<link rel="stylesheet" href="/app.css" />)";
constexpr std::string_view kScriptLink = R"(<script type="module" src="/app.js"></script>)";

/// What the file may do: run what is in it, show what is in it, ask nobody.
constexpr std::string_view kPolicy =
    R"(<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; )"
    R"(style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; form-action 'none'" />)";

Result<std::string> read_file(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  std::string bytes{std::istreambuf_iterator<char>{file}, {}};
  if (!file && bytes.empty()) return fail(path.string(), "the studio's page cannot be read", "npm run build in web/");
  return bytes;
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + with.size())) {
    text.replace(at, what.size(), with);
  }
}

/// A script as it may stand between tags: within its strings, where such words are, the backslash changes nothing.
std::string inline_script(std::string script) {
  for (const std::string_view word : {"script", "SCRIPT", "Script"}) {
    replace_all(script, fmt::format("</{}", word), fmt::format("<\\/{}", word));
  }
  replace_all(script, "<!--", "\\x3c!--");
  return script;
}

std::string inline_style(std::string style) {
  replace_all(style, "</style", "<\\/style");
  return style;
}

/// Replaces the one place of `what`; false where there is not exactly one.
bool replace_one(std::string& text, std::string_view what, std::string_view with) {
  const std::size_t at = text.find(what);
  if (at == text.npos || text.find(what, at + 1) != text.npos) return false;
  text.replace(at, what.size(), with);
  return true;
}

/// Matches that are long or have many robots are thinned more, so that the file stays one to send around.
Result<Thinning> thinning_for(const mcap::McapReader& reader) {
  constexpr double kManyPlaces = 500'000;  ///< ten minutes of five a side have 400,000
  auto league = match::read_league(reader);
  if (!league) return pass_on(std::move(league));
  const auto frames = static_cast<double>(reader.messages_on(match::topic::kTransforms));
  Thinning thinning;
  if (frames * (2 * league->players + 1) > kManyPlaces) {
    thinning.place = 0.004_m;
    thinning.turn = 0.1_rad;
    thinning.longest_gap = 150_ms;
    thinning.between_intents = 490_ms;
  }
  return thinning;
}

}  // namespace

Result<Page> read_page(const std::filesystem::path& web_root) {
  Page page;
  for (const auto& [name, text] :
       {std::pair{"index.html", &page.html}, std::pair{"app.js", &page.script}, std::pair{"app.css", &page.style}}) {
    auto read = read_file(web_root / name);
    if (!read) return pass_on(std::move(read));
    *text = std::move(*read);
  }
  return page;
}

Result<std::string> share_page(const Page& page, std::string_view recording, std::string_view name) {
  std::string html = page.html;
  const std::string style = fmt::format("{}\n    <style>{}</style>", kPolicy, inline_style(page.style));
  const std::string script = fmt::format(
      "<script type=\"application/x-mcap\" id=\"recording\" data-name=\"{}\">{}</script>\n"
      "    <script type=\"module\">{}</script>",
      xml_escaped(name), base64(recording), inline_script(page.script));
  // the script goes to the end, where everything it looks for is there
  const bool fits = replace_one(html, kStyleLink, style) && replace_one(html, kScriptLink, "") &&
                    replace_one(html, "</body>", fmt::format("  {}\n  </body>", script));
  if (!fits) return fail("web/dist/index.html", "is not the page this program knows", "npm run build in web/");
  return html;
}

Result<std::string> share_file(mcap::McapReader& reader, const std::filesystem::path& web_root, std::string_view name,
                               const std::function<void(double)>& progress) {
  auto page = read_page(web_root);
  if (!page) return pass_on(std::move(page));
  const auto thinning = thinning_for(reader);
  if (!thinning) return tl::unexpected<Error>(thinning.error());
  auto recording = thinned(reader, *thinning, progress);
  if (!recording) return pass_on(std::move(recording));
  return share_page(*page, *recording, name);
}

}  // namespace cancha::publish
