import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';

const SOURCE = readFileSync(path.join(import.meta.dirname, 'worker.js'), 'utf8');

interface Visit {
  mode: string;
  method: string;
  url: string;
}
type Listener = (event: object) => void;

/** Browser with this worker and the caches of earlier ones. */
function openBrowser(version: string, known: Record<string, string[]> = {}) {
  const state = { isOnline: true, fetched: [] as string[], known };
  const listeners = new Map<string, Listener>();
  const caches = {
    open: async (name: string) => ({
      add: async ({ url }: { url: string }) => void (state.known[name] = [...(state.known[name] ?? []), url]),
    }),
    keys: async () => Object.keys(state.known),
    delete: async (name: string) => Reflect.deleteProperty(state.known, name),
    match: async (url: string) => (Object.values(state.known).flat().includes(url) ? `stored ${url}` : undefined),
  };
  runInNewContext(SOURCE.replace('VERSION', version), {
    ...{ caches, Promise },
    Request: class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    fetch: async ({ url }: Visit) => {
      state.fetched.push(url);
      if (!state.isOnline) throw new TypeError('Failed to fetch');
      return `fresh ${url}`;
    },
    self: {
      registration: {},
      skipWaiting: () => undefined,
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    },
  });
  const settle = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  /** Response of the worker; undefined if it leaves the request to the browser. */
  const visit = async (request: Partial<Visit>) => {
    let response: Promise<unknown> | undefined;
    const event = { request: { mode: 'navigate', method: 'GET', url: '/shop', ...request } };
    listeners.get('fetch')?.({ ...event, respondWith: (promise: Promise<unknown>) => (response = promise) });
    return response;
  };
  return { state, visit, install: () => settle('install'), activate: () => settle('activate') };
}

test('The worker stores the offline page and nothing else', async () => {
  const { state, install, visit } = openBrowser('2');
  await install();
  await visit({ url: '/shop' });
  assert.deepEqual(state.known, { 'offline-2': ['/offline'] });
});

test('Pages come from the server; without a connection the offline page appears', async () => {
  const { state, install, visit } = openBrowser('2');
  await install();
  assert.equal(await visit({ url: '/shop' }), 'fresh /shop');
  state.isOnline = false;
  assert.equal(await visit({ url: '/shop' }), 'stored /offline');
});

test('The worker leaves files, calls and forms to the browser', async () => {
  const { state, install, visit } = openBrowser('2');
  await install();
  const requests = [
    { mode: 'cors', url: '/api/products' },
    { mode: 'no-cors', url: '/areas/shell/1/main.js' },
    { method: 'POST', url: '/pay' },
  ];
  for (const request of requests) assert.equal(await visit(request), undefined);
  assert.deepEqual(state.fetched, []);
});

test('A newer worker removes what older ones stored', async () => {
  const { state, install, activate } = openBrowser('3', { 'offline-2': ['/offline'] });
  await install();
  await activate();
  assert.deepEqual(state.known, { 'offline-3': ['/offline'] });
});
