// Style and script of the documentation. Colours: every pair of text and ground has a contrast of 4.5 or more.

#include "publish/behaviour/pages.h"

namespace cancha::publish {

namespace {

constexpr std::string_view kStyle = R"css(:root {
  color-scheme: light dark;
  --ground: #ffffff; --raised: #f5f7fa; --text: #1b2430; --quiet: #4d5a6b; --edge: #d8dee6; --link: #0b57c2; --accent: #0b57c2;
  --keyword: #7a2e8f; --comment: #4f6a52; --cg-sheet: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    --ground: #14181d; --raised: #1c2229; --text: #e6ebf1; --quiet: #a9b4c1; --edge: #343d48; --link: #8cb8ff; --accent: #8cb8ff;
    --keyword: #d7a0e8; --comment: #9dbd9f;
  }
}
:root[data-theme="dark"] {
  color-scheme: dark;
  --ground: #14181d; --raised: #1c2229; --text: #e6ebf1; --quiet: #a9b4c1; --edge: #343d48; --link: #8cb8ff; --accent: #8cb8ff;
  --keyword: #d7a0e8; --comment: #9dbd9f;
}
:root[data-theme="light"] { color-scheme: light; }
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; overflow-wrap: anywhere; background: var(--ground); color: var(--text); font: 16px/1.55 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 2px; }
code, pre { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: 0.92em; overflow-wrap: anywhere; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 0.5rem; z-index: 9; background: var(--ground); padding: 0.3rem 0.6rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.top { position: sticky; top: 0; z-index: 5; display: flex; gap: 1rem; align-items: center; padding: 0.6rem 1.2rem; background: var(--ground); border-bottom: 1px solid var(--edge); }
.home { font-weight: 650; color: var(--text); text-decoration: none; overflow-wrap: anywhere; }
.search { position: relative; flex: 1; max-width: 28rem; margin: 0 0 0 auto; }
.search input { width: 100%; font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--edge); border-radius: 8px; padding: 0.35rem 0.7rem; }
.search input::placeholder { color: var(--quiet); opacity: 1; }
#results { position: absolute; right: 0; left: 0; margin: 0.3rem 0 0; padding: 0.3rem; list-style: none; background: var(--ground); border: 1px solid var(--edge); border-radius: 10px; box-shadow: 0 10px 30px rgb(0 0 0 / 0.25); max-height: 70vh; overflow-y: auto; }
#results a { display: block; padding: 0.35rem 0.6rem; border-radius: 6px; color: var(--text); text-decoration: none; overflow-wrap: anywhere; }
#results a:hover, #results a:focus { background: var(--raised); outline-offset: -2px; }
#results small { display: block; color: var(--quiet); }
#results .none { padding: 0.35rem 0.6rem; color: var(--quiet); }
button { font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--edge); border-radius: 8px; padding: 0.35rem 0.8rem; cursor: pointer; }
.frame { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 2rem; max-width: 84rem; margin: 0 auto; padding: 0 1.2rem; }
nav { position: sticky; top: 3.6rem; align-self: start; max-height: calc(100vh - 3.6rem); overflow-y: auto; padding: 1.4rem 0; font-size: 0.92rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: 0.25rem 0; overflow-wrap: anywhere; }
nav .inner { padding-left: 0.9rem; border-left: 2px solid var(--edge); margin: 0; padding-block: 0.12rem; }
nav a { color: var(--quiet); text-decoration: none; }
nav a:hover { color: var(--link); text-decoration: underline; }
main { padding: 1.4rem 0 3rem; min-width: 0; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 0.4rem; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; margin: 2.2rem 0 0.7rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--edge); }
h3 { font-size: 1.08rem; margin: 0 0 0.2rem; overflow-wrap: anywhere; }
h4 { font-size: 0.82rem; margin: 1rem 0 0.3rem; color: var(--quiet); text-transform: uppercase; letter-spacing: 0.06em; }
h1 code, h3 code { font-size: 1em; }
.kind { margin: 0; color: var(--quiet); font-size: 0.82rem; text-transform: uppercase; letter-spacing: 0.06em; }
.meta, .about, .uses, figcaption { color: var(--quiet); }
.meta, .uses { margin: 0.2rem 0; font-size: 0.93rem; }
.doc { max-width: 46rem; margin: 0.5rem 0; }
.measure, .range { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: 0.9em; }
.badge { display: inline-block; font-size: 0.75rem; font-weight: 600; border: 1px solid var(--edge); border-radius: 99px; padding: 0.05rem 0.6rem; vertical-align: middle; background: var(--ground); }
.state, .entry { background: var(--raised); border: 1px solid var(--edge); border-radius: 12px; padding: 1rem 1.2rem; margin: 1rem 0; }
.state:target, .entry:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.counts { display: flex; flex-wrap: wrap; gap: 0.7rem; list-style: none; padding: 0; }
.counts li { background: var(--raised); border: 1px solid var(--edge); border-radius: 10px; padding: 0.5rem 0.9rem; color: var(--quiet); }
.counts b { color: var(--text); font-size: 1.2rem; margin-right: 0.2rem; }
.list { list-style: none; padding: 0; }
.list li { padding: 0.3rem 0; border-bottom: 1px solid var(--edge); }
.list .about { margin-left: 0.4rem; }
.elements { display: flex; flex-wrap: wrap; gap: 0.4rem; list-style: none; padding: 0; margin: 0.5rem 0; }
.elements li { border: 1px solid var(--edge); border-radius: 6px; padding: 0 0.5rem; background: var(--ground); }
.parameters { margin: 0.6rem 0; }
.parameters dd { margin: 0 0 0.4rem 1.2rem; }
figure { margin: 0; }
figcaption { font-size: 0.88rem; margin-top: 0.4rem; }
.picture { overflow: auto; max-height: 85vh; background: var(--ground); border: 1px solid var(--edge); border-radius: 12px; padding: 0.5rem; }
.picture svg { display: block; margin: 0 auto; max-width: 100%; height: auto; }
.state .picture { border-style: dashed; margin-bottom: 0.6rem; }
.state .picture svg { margin: 0; }
pre { margin: 0.4rem 0; padding: 0.7rem 0.9rem; background: var(--ground); border: 1px solid var(--edge); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
pre a { text-decoration: underline dotted color-mix(in srgb, currentColor 45%, transparent); }
pre a:hover { text-decoration: underline; }
pre b { color: var(--keyword); font-weight: 500; }
pre i { color: var(--comment); }
.source { counter-reset: line; padding-left: 0; overflow-x: auto; white-space: pre; }
.source .line { display: block; padding: 0 1rem 0 4.2rem; position: relative; min-height: 1.55em; }
.source .line::before { counter-increment: line; content: counter(line); position: absolute; left: 0; width: 3.2rem; text-align: right; color: var(--quiet); user-select: none; }
.source .line:target { background: color-mix(in srgb, var(--accent) 18%, transparent); }
footer { border-top: 1px solid var(--edge); color: var(--quiet); font-size: 0.88rem; padding: 0.6rem 1.2rem; }
@media (max-width: 52rem) {
  .frame { display: block; padding: 0 0.9rem; }
  nav { position: static; max-height: 11rem; padding: 0.8rem 0 0.4rem; border-bottom: 1px solid var(--edge); }
  .top { padding: 0.5rem 0.9rem; gap: 0.6rem; flex-wrap: wrap; }
  .search { order: 3; flex-basis: 100%; max-width: none; }
  #theme { margin-left: auto; }
  html { scroll-padding-top: 7rem; }
  .state, .entry { padding: 0.8rem; }
  h1 { font-size: 1.5rem; }
}
@media print { .top, nav { display: none; } .frame { display: block; } .picture { max-height: none; } }
)css";

constexpr std::string_view kScript = R"js("use strict";
// The theme is set before anything is drawn; what the reader chose is remembered where the browser lets us.
(() => {
  const root = document.documentElement;
  const store = (act) => { try { return act(window.localStorage); } catch { return null; } };
  const chosen = store((memory) => memory.getItem("cancha-theme"));
  if (chosen === "dark" || chosen === "light") root.dataset.theme = chosen;
  const dark = () => (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

  let entries = [];
  window.canchaSearch = (list) => { entries = list; };

  // the nearer a name is to what was typed, the higher it stands
  const score = ([name, kind, , about], words) => {
    let sum = 0;
    const low = name.toLowerCase();
    for (const word of words) {
      if (low === word) sum += 100;
      else if (low.startsWith(word)) sum += 60;
      else if (low.includes(word)) sum += 40;
      else if (kind.startsWith(word)) sum += 8;
      else if (about.toLowerCase().includes(word)) sum += 5;
      else return 0;
    }
    return sum + (kind === "option" ? 3 : 0) - low.length / 100;
  };

  const item = ([name, kind, href, about]) => {
    const entry = document.createElement("li");
    const link = document.createElement("a");
    const small = document.createElement("small");
    link.href = href;
    link.textContent = name;
    small.textContent = about ? `${kind} · ${about}` : kind;
    link.append(small);
    entry.append(link);
    return entry;
  };

  const searchBox = () => {
    const form = document.querySelector(".search");
    const input = document.getElementById("search");
    const results = document.getElementById("results");
    form.hidden = false;
    const close = () => { results.hidden = true; };
    const show = () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      results.hidden = words.length === 0;
      if (results.hidden) return;
      const found = entries.map((entry) => [score(entry, words), entry]).filter(([points]) => points > 0);
      found.sort((a, b) => b[0] - a[0]);
      results.replaceChildren(...found.slice(0, 30).map(([, entry]) => item(entry)));
      if (found.length > 0) return;
      const none = document.createElement("li");
      none.className = "none";
      none.textContent = "nothing found";
      results.append(none);
    };
    input.addEventListener("input", show);
    input.addEventListener("focus", show);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      results.querySelector("a")?.click();
    });
    form.addEventListener("keydown", (event) => {
      const links = [...results.querySelectorAll("a")];
      const at = links.indexOf(document.activeElement);
      if (event.key === "Escape") { input.focus(); close(); }
      else if (event.key === "ArrowDown" && links.length > 0) (links[at + 1] ?? links[0]).focus();
      else if (event.key === "ArrowUp" && links.length > 0) (at <= 0 ? input : links[at - 1]).focus();
      else return;
      event.preventDefault();
    });
    results.addEventListener("click", close);
    document.addEventListener("click", (event) => { if (!form.contains(event.target)) close(); });
    document.addEventListener("keydown", (event) => {
      const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.focus();
      input.select();
    });
  };

  document.addEventListener("DOMContentLoaded", () => {
    const button = document.getElementById("theme");
    const label = () => {
      button.textContent = dark() ? "Light" : "Dark";
      button.title = `Switch to ${dark() ? "light" : "dark"} mode`;
    };
    button.hidden = false;
    label();
    button.addEventListener("click", () => {
      root.dataset.theme = dark() ? "light" : "dark";
      store((memory) => memory.setItem("cancha-theme", root.dataset.theme));
      label();
    });
    searchBox();
    // large pictures begin where the reading begins
    for (const picture of document.querySelectorAll(".picture")) {
      const here = picture.querySelector(".here");
      if (!here || picture.scrollWidth <= picture.clientWidth) continue;
      const box = here.getBoundingClientRect(), frame = picture.getBoundingClientRect();
      picture.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
    }
  });
})();
)js";

}  // namespace

std::string_view site_style() {
  return kStyle;
}

std::string_view site_script() {
  return kScript;
}

}  // namespace cancha::publish
