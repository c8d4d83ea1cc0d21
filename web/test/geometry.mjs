// What must hold for the boxes of any page, whatever the machine's fonts are: nothing sticks out at the sides, nothing that can be
// pressed lies over another such thing, no text is cut or written over another, and fingers find what they press.

/// The faults of the page as it is now, as sentences. `least`: pixels that a finger needs; 0 = a mouse is used.
export const faults = (page, least) =>
  page.evaluate((finger) => {
    const found = new Set();
    const name = (element) =>
      `${element.localName}${element.id ? `#${element.id}` : ""}${[...element.classList].map((one) => `.${one}`).join("")} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30)}”`;
    const style = (element) => getComputedStyle(element);
    const parents = (element) => {
      const all = [];
      for (let at = element.parentElement; at; at = at.parentElement) all.push(at);
      return all;
    };
    // drawings have rules of their own, and so have texts that are written for screen readers
    const foreign = (element) =>
      element.closest("svg, canvas, .sr, .labels, .cm-editor, .uplot, .motion-film, [aria-hidden=true].hint");
    const hidden = (element) => [element, ...parents(element)].some((at) => style(at).clipPath === "inset(50%)");
    const shown = (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !foreign(element) &&
      !hidden(element);
    const scrolls = (value) => value === "auto" || value === "scroll";
    const clips = (value) => value === "hidden" || value === "clip";

    /// What of a box is seen through all the windows around it.
    const seen = (element, box, windows = parents(element)) => {
      let { left, right, top, bottom } = box;
      for (const parent of windows) {
        const { overflowX, overflowY } = style(parent);
        const around = parent.getBoundingClientRect();
        if (overflowX !== "visible") [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        if (overflowY !== "visible") [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
        if (style(parent).position === "fixed") break;
      }
      return { left, right, top, bottom };
    };
    const empty = ({ left, right, top, bottom }) => right - left < 1 || bottom - top < 1;
    const over = (a, b, by) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
    /// What floats above the page may lie over it: two things count only where the same one carries both.
    const floor = (element) =>
      [element, ...parents(element)].find(
        (at) =>
          ["fixed", "sticky"].includes(style(at).position) ||
          at.matches(":popover-open, .inspector, .scoreboard, .banner, .notes, .verdict"),
      );

    const all = [...document.body.querySelectorAll("*")].filter(shown);

    // at the sides
    for (const element of all) {
      const box = element.getBoundingClientRect();
      if (box.width < 1 || box.height < 1 || (box.left >= -1 && box.right <= innerWidth + 1)) continue;
      if (parents(element).some((parent) => scrolls(style(parent).overflowX))) continue;
      if (
        parents(element).some((parent) => clips(style(parent).overflowX)) &&
        !element.matches("a, button, input, select, textarea")
      )
        continue; // its text is looked at below
      found.add(
        `${name(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} of ${innerWidth} px`,
      );
    }

    // what can be pressed
    const pressed = all.filter((element) =>
      element.matches(
        "a[href], button, select, input:not([type=hidden]), textarea, summary, [role=slider], [role=tab]",
      ),
    );
    const places = pressed.map((element) => {
      const holder = element.matches("input[type=checkbox], input[type=radio]")
        ? (element.closest("label") ?? element)
        : element;
      return { element, holder, box: seen(holder, holder.getBoundingClientRect()), floor: floor(element) };
    });
    const seenPlaces = places.filter(({ box }) => !empty(box));
    seenPlaces.forEach((a, i) => {
      for (const b of seenPlaces.slice(i + 1)) {
        if (a.floor !== b.floor || a.holder.contains(b.holder) || b.holder.contains(a.holder)) continue;
        if (over(a.box, b.box, 1.5)) found.add(`${name(a.element)} and ${name(b.element)} lie over each other`);
      }
    });
    for (const { element, holder } of seenPlaces) {
      const { width, height } = holder.getBoundingClientRect();
      const inText = element.matches("p a, li p a, dd a, span a:not([class])");
      if (finger > 0 && !inText && Math.min(width, height) < finger - 0.6)
        found.add(`${name(element)} is ${Math.round(width)} × ${Math.round(height)} px, too small for a finger`);
    }

    // texts
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent.trim() || !shown(element) || element.matches("option, script, style, noscript")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (boxes.length === 0) continue;
      const box = {
        left: Math.min(...boxes.map((b) => b.left)),
        right: Math.max(...boxes.map((b) => b.right)),
        top: Math.min(...boxes.map((b) => b.top)),
        bottom: Math.max(...boxes.map((b) => b.bottom)),
      };
      let [wide, high] = [true, true]; // nobody has scrolled it away so far
      for (const holder of [element, ...parents(element)]) {
        const { overflowX, overflowY, textOverflow } = style(holder);
        const around = holder.getBoundingClientRect();
        if (scrolls(overflowX)) wide = false;
        if (scrolls(overflowY)) high = false;
        const short = textOverflow === "ellipsis" && (holder.closest("[title]") || holder.querySelector("[title]")); // whole on hover
        if (wide && clips(overflowX) && !short && (box.right > around.right + 1 || box.left < around.left - 1))
          found.add(`“${node.textContent.trim().slice(0, 40)}” is cut at the side by ${name(holder)}`);
        // the boxes of a shortened text are those of what is left of it
        if (textOverflow === "ellipsis" && clips(overflowX)) {
          if (!short && holder.scrollWidth > holder.clientWidth + 1)
            found.add(`“${node.textContent.trim().slice(0, 40)}” is shortened without a hint in ${name(holder)}`);
          wide = false;
        }
        if (high && clips(overflowY) && (box.bottom > around.bottom + 3 || box.top < around.top - 3))
          found.add(`“${node.textContent.trim().slice(0, 40)}” is cut in its height by ${name(holder)}`);
        if (
          wide &&
          holder.matches("button, select, a.button, label") &&
          (box.right > around.right + 1 || box.left < around.left - 1)
        )
          found.add(`“${node.textContent.trim().slice(0, 40)}” does not fit into ${name(holder)}`);
      }
      if (wide && (box.right > innerWidth + 1 || box.left < -1))
        found.add(`“${node.textContent.trim().slice(0, 40)}” leaves the window`);
      for (const line of boxes) {
        const visible = seen(element, line, [element, ...parents(element)]);
        if (!empty(visible)) texts.push({ element, node, box: visible, floor: floor(element) });
      }
    }
    texts.forEach((a, i) => {
      for (const b of texts.slice(i + 1)) {
        if (a.node === b.node || a.floor !== b.floor || !over(a.box, b.box, 3)) continue;
        found.add(
          `“${a.node.textContent.trim().slice(0, 30)}” (${name(a.element)}) and “${b.node.textContent.trim().slice(0, 30)}” (${name(b.element)}) are written over each other`,
        );
      }
    });
    return [...found];
  }, least);
