import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mock, test } from 'node:test';
import { runInNewContext } from 'node:vm';

const SOURCE = readFileSync(path.join(import.meta.dirname, 'in-page.js'), 'utf8');
const SCRIPT = { tagName: 'SCRIPT', src: 'https://balsam.test/areas/shell/2/main.js' };
const THROWN = { target: {}, filename: SCRIPT.src };

type Listener = (event: object) => void;

/** Page with the shell watch, before anything of the shell has loaded. */
function openPage({ canary = '1', cookie = '', keepsCookies = true } = {}) {
  mock.timers.enable({ apis: ['Date', 'setTimeout', 'setInterval'] });
  const listeners = new Map<string, Listener>();
  const sent: [string, object][] = [];
  const page = { children: 0, isStartFailed: false, reloads: 0, cookie, dataset: {} };
  const root = {
    get dataset() {
      return page.dataset;
    },
    get childElementCount() {
      return page.children;
    },
    querySelector: () => (page.isStartFailed ? {} : null),
  };
  const document = {
    currentScript: { dataset: { version: '2', proof: 'p', reports: '/api/beacons', canary } },
    getElementById: () => root,
    get cookie() {
      return page.cookie;
    },
    set cookie(text: string) {
      if (keepsCookies) page.cookie = text.split(';')[0] ?? '';
    },
  };
  runInNewContext(SOURCE, {
    ...{ document, Date, setTimeout, setInterval, clearInterval },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { reload: () => (page.reloads += 1) },
    Blob: class {
      parts: string[];
      constructor(parts: string[]) {
        this.parts = parts;
      }
    },
    navigator: {
      sendBeacon: (to: string, { parts }: { parts: string[] }) => sent.push([to, JSON.parse(parts.join(''))]),
    },
  });
  return {
    page,
    sent,
    happens: (name: string, event: object) => listeners.get(name)?.(event),
    wait: (seconds: number) => {
      for (let passed = 0; passed < seconds * 4; passed += 1) mock.timers.tick(250);
    },
    leave: () => mock.timers.reset(),
  };
}

const failed = (code: string) => [['/api/beacons', { area: 'shell', version: '2', proof: 'p', phase: 'load', code }]];

test('A started shell is reported once', () => {
  const { page, sent, wait, happens, leave } = openPage();
  page.children = 1;
  wait(3);
  happens('error', SCRIPT);
  wait(20);
  assert.deepEqual(sent, [['/api/beacons/loads', { area: 'shell', version: '2', proof: 'p' }]]);
  assert.equal(page.reloads, 0);
  leave();
});

const FAILURES: [string, string, (shop: ReturnType<typeof openPage>) => void][] = [
  ['whose script fails to load', 'network', ({ happens }) => happens('error', { target: SCRIPT })],
  ['that throws before rendering', 'execution', ({ happens }) => happens('error', THROWN)],
  ['with an unhandled rejection', 'execution', ({ happens }) => happens('unhandledrejection', {})],
  ['that never renders', 'timeout', () => undefined],
  [
    'that leaves the page unchanged',
    'timeout',
    ({ page }) => Object.assign(page, { children: 1, dataset: { rendered: 'storefront/1' } }),
  ],
  ['that shows its error message', 'timeout', ({ page }) => Object.assign(page, { children: 1, isStartFailed: true })],
];

for (const [what, code, fault] of FAILURES) {
  test(`A canary ${what} is reported once and the page falls back`, () => {
    const shop = openPage();
    fault(shop);
    shop.wait(20);
    assert.deepEqual(shop.sent, failed(code));
    assert.deepEqual([shop.page.reloads, shop.page.cookie], [1, 'shell_failed=2']);
    shop.leave();
  });
}

for (const [what, options] of [
  ['the current shell', { canary: '' }],
  ['a canary that failed here before', { cookie: 'lang=ar; shell_failed=2' }],
  ['a canary without cookies', { keepsCookies: false }],
] as const) {
  test(`A failure of ${what} is reported without a reload loop`, () => {
    const { page, sent, wait, happens, leave } = openPage(options);
    happens('error', { target: SCRIPT });
    wait(20);
    assert.deepEqual(sent, failed('network'));
    assert.equal(page.reloads, 0);
    leave();
  });
}

test('Failures outside the shell are ignored', () => {
  const { page, sent, wait, happens, leave } = openPage();
  happens('error', { target: { tagName: 'SCRIPT', src: 'https://balsam.test/areas/storefront/1/a.js' } });
  happens('error', { target: {}, filename: 'chrome-extension://abc/inject.js' });
  wait(2);
  page.children = 1;
  wait(3);
  assert.deepEqual(
    sent.map(([address]) => address),
    ['/api/beacons/loads'],
  );
  leave();
});
