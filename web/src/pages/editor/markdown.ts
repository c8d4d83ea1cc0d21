// The little Markdown that the language server speaks: fenced code, `code` and paragraphs.

import { h } from "../../ui/dom";

function inline(text: string): (Node | string)[] {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.length > 2 && part.startsWith("`") ? h("span", { class: "word" }, part.slice(1, -1)) : part));
}

export function markdown(text: string): HTMLElement {
  const made = h("div", { class: "told" });
  for (const [i, part] of text.split(/^```\w*\n?/m).entries()) {
    if (i % 2 === 1) made.append(h("pre", {}, part.trimEnd()));
    else
      for (const paragraph of part.split(/\n{2,}/))
        if (paragraph.trim()) made.append(h("p", {}, ...inline(paragraph.trim())));
  }
  return made;
}
