/** Common Jest settings of the browser packages: jsdom with Node's fetch family, SWC, stubbed styles. */
const path = require('node:path');

// Each test builds a page and discards it: a young generation large enough for a whole page saves a tenth of the
// garbage collection. V8 reads the size at process start, and workers inherit this environment.
process.env.NODE_OPTIONS = `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`.trim();

module.exports = {
  testEnvironment: path.join(__dirname, 'jest.environment.cjs'),
  setupFilesAfterEnv: [path.join(__dirname, 'jest.setup.cjs')],
  testMatch: ['**/src/**/*.test.ts?(x)'],
  // Renders every page in pseudo-localized text. Linting finds hard-coded texts in components, and the end-to-end sweep
  // finds them on screen, so this third check only runs with TEST_ALL=1.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.TEST_ALL === '1' ? [] : ['/locales/pseudo\\.test\\.tsx$']),
  ],
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Packages that ship only ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(@balsam|@tanstack|yet-another-react-lightbox)/)'],
  moduleNameMapper: { '\\.css$': path.join(__dirname, 'jest.style.cjs') },
  reporters: ['default', path.join(__dirname, 'jest.timings.cjs')],
  // One per core: the last package to run has all cores.
  maxWorkers: '100%',
  clearMocks: true,
  // Long forms are filled in key by key, on a possibly busy machine.
  testTimeout: 20_000,
};
