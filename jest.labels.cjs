const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * Testing Library asks every field for its labels, and jsdom goes through the whole document for each label of the
 * page then. The document knows its ids: it is asked instead, for the field's own alone.
 */
module.exports = (window) => {
  const { document } = window;
  const { item } = window.HTMLCollection.prototype;
  const { get: lengthOf } = Object.getOwnPropertyDescriptor(window.HTMLCollection.prototype, 'length');
  const isOf = (control) => (label) => {
    const { htmlFor: id } = label;
    return id ? id === control.id && document.getElementById(id) === control : label.control === control;
  };

  for (const name of LABELABLE) {
    const { prototype } = window[`HTML${name}Element`];
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        // A hidden field has none, and what is not in the page is not among the document's ids.
        if (!document.contains(this) || this.type === 'hidden') return get.call(this);
        const labels = document.getElementsByTagName('label');
        // Asked past the list's proxy, which looks among all labels for one of that name, be it "item" or "length".
        const all = Array.from({ length: lengthOf.call(labels) }, (_, index) => item.call(labels, index));
        return all.filter(isOf(this));
      },
    });
  }
};
