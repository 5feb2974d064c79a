/** Properties that descendants inherit, among those that jsdom computes. */
const INHERITED = /visibility|pointer-events|color|all/;

const isStyled = (element) => {
  if (element.hasAttribute('style')) return true;
  for (let node = element.parentElement; node; node = node.parentElement) {
    if (INHERITED.test(node.getAttribute('style') ?? '')) return true;
  }
  return false;
};

/** Key of everything that the browser's default style sheet distinguishes for visibility. */
const kindOf = (element) =>
  [
    element.namespaceURI,
    element.localName,
    element.getAttribute('type'),
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
  ].join();

/**
 * Testing Library reads the computed style of every element and its ancestors in each query, and jsdom matches its
 * whole style sheet each time. Unstyled elements of the same kind have the same style, which is computed once here.
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
