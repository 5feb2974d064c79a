const { setFlagsFromString } = require('node:v8');
const { TestEnvironment } = require('jest-environment-jsdom');
const quickenComputedStyle = require('./jest.computed-style.cjs');
const quickenLabels = require('./jest.labels.cjs');
require('./jest.scripts.cjs');

// Each file runs React and everything else anew: machine code is rarely used as long as it takes to optimize.
setFlagsFromString('--interrupt-budget=1000000');

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'TransformStream',
  'BroadcastChannel',
];

/** jsdom has no fetch family that RTK Query and react-router could use: it takes Node's. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    quickenComputedStyle(this.global);
    quickenLabels(this.global);
  }
};
