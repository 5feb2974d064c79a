const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Writes the duration of each test file, for the summary of `npm test`. */
module.exports = class {
  onRunComplete(contexts, { testResults }) {
    const [context] = contexts;
    if (!context) return;
    const folder = path.join(context.config.rootDir, 'test-results');
    const nameOf = (file) =>
      path.join(path.basename(context.config.rootDir), path.relative(context.config.rootDir, file));
    const timings = testResults.map(({ testFilePath, perfStats }) => ({
      name: nameOf(testFilePath),
      ms: perfStats.end - perfStats.start,
    }));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'jest.json'), JSON.stringify(timings));
  }
};
