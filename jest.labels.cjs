const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * Testing Library reads the labels of every field, and jsdom walks the whole document for each label. This lookup uses
 * the document's id index and only the field's own labels.
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
        // A hidden field has no labels, and ids of a detached tree are not indexed.
        if (!document.contains(this) || this.type === 'hidden') return get.call(this);
        const labels = document.getElementsByTagName('label');
        // Bypasses the collection's proxy, which searches all labels by name for any property, such as "item" or
        // "length".
        const all = Array.from({ length: lengthOf.call(labels) }, (_, index) => item.call(labels, index));
        return all.filter(isOf(this));
      },
    });
  }
};
