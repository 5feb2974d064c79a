import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { FOLDER, PORT } from './support/place.ts';
import type { Options } from './support/test.ts';

/** The headless shell does not draw windows that nobody sees: it costs a third less. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Nx starts support/server.ts as a task of its own, once for all groups of journeys. */
const BY_NX = process.env.NX_TASK_TARGET_TARGET !== undefined;

/** A story is told once: in English at a desk, or as its tag says. A whole run tells each both ways. */
const WHOLE = process.env.TEST_ALL === '1';
const TOLD_TWICE = /@both/;
/** What cheaper tests prove piece by piece, put together: a release is checked with it. */
const WHOLE_ONLY = /@whole/;

/** What those who release and operate see to: it is the same in every language. */
const OPERATIONS = /\/operations\//;
/** Those on a marketplace of their teams, not on one as in production: what was built for one of them serves the next. */
const RELEASES = /\/operations\/(?:release-faults|release-skew|canary|new-area)\./;

/**
 * A journey waits for a person's pauses half of its time: three workers keep two cores busy. The longest group has them,
 * and the others come one after the other beside it, on one more: at the end of a group there is none without work.
 */
const BESIDE_OTHERS = BY_NX && process.env.NX_TASK_TARGET_TARGET !== 'journeys-marketplace';

const AS_OPERATORS = { workers: 1, ...(!WHOLE && { grepInvert: WHOLE_ONLY }) };

/**
 * What no journey has a use for, such as the popup below the address bar: every window starts two pages for it.
 * Chromium heeds the last such list alone, so there is this one, and what Playwright's own switches off is in it.
 */
const WITHOUT = [
  // A page that a journey has rewritten comes from nowhere, in Chromium's eyes: it may not load files from a port of
  // this machine, where the areas are.
  'LocalNetworkAccessChecks',
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay'],
  ...['MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

export default defineConfig<Options>({
  metadata: { folder: FOLDER, port: PORT },
  testDir: 'journeys',
  // Each group of journeys has its own: what one leaves behind of a failure, the next would clear away.
  outputDir: `test-results/journeys/${process.env.NX_TASK_TARGET_TARGET ?? 'own'}`,
  workers: BESIDE_OTHERS ? 1 : 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // How long a story takes is the machine's affair, and so is a page: where other work takes most of it, a console's first
  // page has taken more than ten seconds. None hangs: each of its steps ends.
  timeout: 10 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./support/timing-reporter.ts']],
  use: {
    actionTimeout: 30_000,
    // To record each step costs a twentieth, a film more than the journeys themselves: who repeats what failed has both.
    trace: BY_NX ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? BROWSERS.find(existsSync),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT.join(',')}`,
        // A page stays in the process that it was opened in: to change it for the first address costs a second one.
        '--renderer-process-limit=1',
        // A page lives for seconds: what the compilers make of its scripts costs more than it saves.
        '--js-flags=--no-sparkplug --no-turbofan --no-maglev --max-lazy',
        // There is no graphics card that could fail by itself: a process for it would only be spoken to.
        '--in-process-gpu',
      ],
    },
  },
  projects: [
    // Each of both is a row of long journeys that wait for much, one worker's own. They begin first, beside the others.
    { ...AS_OPERATORS, name: 'Operations', testMatch: OPERATIONS, testIgnore: RELEASES },
    { ...AS_OPERATORS, name: 'Releases', testMatch: RELEASES },
    {
      name: WHOLE ? 'English at a desk' : 'Told once',
      testIgnore: OPERATIONS,
      ...(!WHOLE && { grepInvert: WHOLE_ONLY }),
      use: { telling: WHOLE ? 'at a desk' : 'as tagged' },
    },
    {
      name: WHOLE ? 'Arabic on a phone' : 'Told in Arabic, too',
      testIgnore: OPERATIONS,
      ...(!WHOLE && { grep: TOLD_TWICE }),
      use: { telling: 'on a phone' },
    },
  ],
  webServer: {
    command: BY_NX ? 'sleep 600' : 'node --import tsx support/server.ts',
    url: `http://localhost:${PORT}`,
    timeout: 180_000,
    reuseExistingServer: BY_NX || !process.env.CI,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
