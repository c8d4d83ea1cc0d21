#include "publish/behaviour/sketch.h"

namespace cancha::publish {

// Each colour is written twice: plain for programs that know no custom properties, then so that a page can set it.
std::string_view sketch_style() {
  return R"(svg.cancha-graph { font-family: system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
.cancha-graph .sheet { fill: #ffffff; fill: var(--cg-sheet, #ffffff); }
.cancha-graph .t { font-size: 13px; text-anchor: middle; fill: #1b2430; fill: var(--cg-text, #1b2430); }
.cancha-graph .left { text-anchor: start; }
.cancha-graph .small, .cancha-graph .label, .cancha-graph .doc { font-size: 11px; fill: #4d5a6b; fill: var(--cg-quiet, #4d5a6b); }
.cancha-graph .doc { font-style: italic; }
.cancha-graph .plate { fill: #ffffff; fill: var(--cg-sheet, #ffffff); }
.cancha-graph .code { font-size: 12px; font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
.cancha-graph .line, .cancha-graph .inner { stroke-width: 1.3px; }
.cancha-graph .inner { fill: none; }
.cancha-graph .state > .line, .cancha-graph .state .line, .cancha-graph .inner { fill: #e8f0fb; fill: var(--cg-state, #e8f0fb); stroke: #3f6aa3; stroke: var(--cg-state-line, #3f6aa3); }
.cancha-graph .any .line { fill: #f4f5f7; fill: var(--cg-any, #f4f5f7); stroke: #66717f; stroke: var(--cg-any-line, #66717f); stroke-dasharray: 5 3; }
.cancha-graph .option .line { fill: #e6f5ec; fill: var(--cg-option, #e6f5ec); stroke: #2f7d53; stroke: var(--cg-option-line, #2f7d53); }
.cancha-graph .behaviour .line { fill: #fdf1dd; fill: var(--cg-behaviour, #fdf1dd); stroke: #a86a12; stroke: var(--cg-behaviour-line, #a86a12); }
.cancha-graph .condition .line { fill: #f6f4fc; fill: var(--cg-condition, #f6f4fc); stroke: #7a63b8; stroke: var(--cg-condition-line, #7a63b8); }
.cancha-graph .leaf .line { fill: #e8f0fb; fill: var(--cg-state, #e8f0fb); stroke: #3f6aa3; stroke: var(--cg-state-line, #3f6aa3); }
.cancha-graph .outer .line { fill: #ffffff; fill: var(--cg-sheet, #ffffff); stroke: #8a99ac; stroke: var(--cg-outer-line, #8a99ac); }
.cancha-graph .region .line { fill: #ffffff; fill: var(--cg-sheet, #ffffff); stroke: #8a99ac; stroke: var(--cg-outer-line, #8a99ac); stroke-dasharray: 6 4; }
.cancha-graph .junction .line { fill: #3f6aa3; fill: var(--cg-state-line, #3f6aa3); stroke: none; }
.cancha-graph .edge:hover .way { stroke-width: 2.4px; }
.cancha-graph .on-edge:hover .label { fill: #1b2430; fill: var(--cg-text, #1b2430); }
.cancha-graph .dot .line { fill: #1b2430; fill: var(--cg-text, #1b2430); stroke: none; }
.cancha-graph .here .line { stroke-width: 2.6px; }
.cancha-graph .here .t { font-weight: 600; }
.cancha-graph .way { fill: none; stroke: #55626f; stroke: var(--cg-edge, #55626f); stroke-width: 1.3px; }
.cancha-graph .head { fill: #55626f; fill: var(--cg-edge, #55626f); }
.cancha-graph .faint .way { stroke-dasharray: 3 3; opacity: 0.75; }
.cancha-graph a { text-decoration: none; cursor: pointer; }
.cancha-graph a:hover .line, .cancha-graph a:focus .line { stroke-width: 2.6px; }
.cancha-graph a:hover .t, .cancha-graph a:focus .t { text-decoration: underline; }
.cancha-graph .edge:hover .way { stroke-width: 2.6px; opacity: 1; }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) .cancha-graph, svg.cancha-graph:root { --cg-sheet: #14181d; --cg-text: #e6ebf1; --cg-quiet: #a9b4c1; --cg-state: #1c2d45; --cg-state-line: #7ea6dc; --cg-any: #23282f; --cg-any-line: #98a3b0; --cg-option: #173325; --cg-option-line: #64bf8d; --cg-behaviour: #3a2a10; --cg-behaviour-line: #dca54d; --cg-condition: #272040; --cg-condition-line: #ab97e6; --cg-edge: #95a2b1; --cg-outer-line: #5f6d7e; }
}
:root[data-theme="dark"] .cancha-graph { --cg-sheet: #14181d; --cg-text: #e6ebf1; --cg-quiet: #a9b4c1; --cg-state: #1c2d45; --cg-state-line: #7ea6dc; --cg-any: #23282f; --cg-any-line: #98a3b0; --cg-option: #173325; --cg-option-line: #64bf8d; --cg-behaviour: #3a2a10; --cg-behaviour-line: #dca54d; --cg-condition: #272040; --cg-condition-line: #ab97e6; --cg-edge: #95a2b1; --cg-outer-line: #5f6d7e; }
)";
}

}  // namespace cancha::publish
