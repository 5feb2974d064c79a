const { setFlagsFromString } = require('node:v8');
const { TestEnvironment } = require('jest-environment-jsdom');
const quickenComputedStyle = require('./jest.computed-style.cjs');
const quickenLabels = require('./jest.labels.cjs');
require('./jest.scripts.cjs');

// Each file loads React and everything else again: machine code is rarely reused enough to be worth optimizing.
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

/** jsdom lacks a fetch family that RTK Query and react-router can use: provide Node's. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    quickenComputedStyle(this.global);
    quickenLabels(this.global);
  }
};
