const { configure, getConfig } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// A waiting query repeats many times: print the page only when it times out, not on every attempt.
const { getElementError: printPage } = getConfig();
configure({
  // A busy machine is late, not wrong; a real failure is still reported within the test's timeout.
  asyncUtilTimeout: 5000,
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message ?? undefined) : printPage(message, container),
});

// jsdom has no layout and so no media queries, which react-bootstrap's Offcanvas needs.
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

// React records a call stack per element for its developer tools; no test output uses them.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// A warning from React or a library is an undiscovered defect.
const fail =
  (level) =>
  (...args) => {
    throw new Error(`console.${level}: ${args.map(String).join(' ')}`);
  };
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(fail('error'));
  jest.spyOn(console, 'warn').mockImplementation(fail('warn'));
});
