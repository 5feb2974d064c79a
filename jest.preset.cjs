/** What every browser package's tests share: jsdom with Node's own fetch family, SWC, styles stubbed out. */
const path = require('node:path');

// Each test builds a page and throws it away: where young memory holds a whole page, a tenth less is spent on clearing
// it up. V8 reads its size only as a process starts, and the workers start with this environment.
process.env.NODE_OPTIONS = `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`.trim();

module.exports = {
  testEnvironment: path.join(__dirname, 'jest.environment.cjs'),
  setupFilesAfterEnv: [path.join(__dirname, 'jest.setup.cjs')],
  testMatch: ['**/src/**/*.test.ts?(x)'],
  // Every page in words that nobody has written: the lint finds such texts in a component, the sweep of all pages on the
  // screen. Both together miss hardly any, so this third look is for whole runs (TEST_ALL=1).
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
  // These ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@balsam|@tanstack|yet-another-react-lightbox)/)'],
  moduleNameMapper: { '\\.css$': path.join(__dirname, 'jest.style.cjs') },
  reporters: ['default', path.join(__dirname, 'jest.timings.cjs')],
  // As many as there are cores: the last of the packages has them to itself.
  maxWorkers: '100%',
  clearMocks: true,
  // A long form is filled in as a person does it, and the machine may be busy.
  testTimeout: 20_000,
};
