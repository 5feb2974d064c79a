const preset = require('../jest.preset.cjs');

module.exports = { ...preset, testMatch: [...preset.testMatch, '**/theme/*.test.ts'] };
