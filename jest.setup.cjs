require('@testing-library/jest-dom');

// jsdom has no layout, so it has no media queries: react-bootstrap's Offcanvas asks for one.
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

// A warning of React or of a library is a defect that nobody has met yet.
const fail =
  (level) =>
  (...args) => {
    throw new Error(`console.${level}: ${args.map(String).join(' ')}`);
  };
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(fail('error'));
  jest.spyOn(console, 'warn').mockImplementation(fail('warn'));
});
