const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * Testing Library asks every field for its labels, and jsdom goes through the whole document for each label of the
 * page then. The document knows its ids: it is asked instead.
 */
module.exports = (window) => {
  const { document } = window;
  const controlOf = (label) => (label.htmlFor ? document.getElementById(label.htmlFor) : label.control);

  for (const name of LABELABLE) {
    const { prototype } = window[`HTML${name}Element`];
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        // A hidden field has none, and what is not in the page is not among the document's ids.
        if (!document.contains(this) || this.type === 'hidden') return get.call(this);
        return [...document.getElementsByTagName('label')].filter((label) => controlOf(label) === this);
      },
    });
  }
};
