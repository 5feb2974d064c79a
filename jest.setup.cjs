const { configure, getConfig } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// Who waits for something searches again and again: the page is printed when they give up, not each time.
const { getElementError: printPage } = getConfig();
configure({
  // What comes late on a busy machine comes all the same; who waits for it in vain is told within the test's own time.
  asyncUtilTimeout: 5000,
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message ?? undefined) : printPage(message, container),
});

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

// For its developer tools React notes the call stack at which each element was made: no message of a test has it.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

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
