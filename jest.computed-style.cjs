/** What a descendant takes from it, of what jsdom computes. */
const INHERITED = /visibility|pointer-events|color|all/;

const isStyled = (element) => {
  if (element.hasAttribute('style')) return true;
  for (let node = element.parentElement; node; node = node.parentElement) {
    if (INHERITED.test(node.getAttribute('style') ?? '')) return true;
  }
  return false;
};

/** What the browser's own style sheet tells elements apart by, as far as they are shown or hidden. */
const kindOf = (element) =>
  [
    element.namespaceURI,
    element.localName,
    element.getAttribute('type'),
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
  ].join();

/**
 * Testing Library asks at every search for the style of every element and of all that it stands in, and jsdom matches
 * its whole style sheet each time. Where no style was given, elements of a kind have one style: jsdom computes it once.
 */
module.exports = (window) => {
  const compute = window.getComputedStyle;
  const styles = new Map();
  window.getComputedStyle = (element, pseudo) => {
    const isPlain = element instanceof window.Element && !pseudo && window.document.styleSheets.length === 0;
    if (!isPlain || isStyled(element)) return compute(element, pseudo);
    const kind = kindOf(element);
    const known = styles.get(kind);
    if (known) return known;
    const style = compute(element.cloneNode());
    styles.set(kind, style);
    return style;
  };
};
