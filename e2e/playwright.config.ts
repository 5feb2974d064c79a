import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { FOLDER, PORT } from './support/location.ts';
import type { Options } from './support/test.ts';

/** The headless shell draws no windows and needs a third less CPU. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Nx runs support/server.ts as its own task, once for all groups of journeys. */
const BY_NX = process.env.NX_TASK_TARGET_TARGET !== undefined;

/**
 * Regular runs execute each journey once: in English on a desktop, or as tagged. Whole runs execute each in both
 * variants.
 */
const WHOLE = process.env.TEST_ALL === '1';
const BOTH_VARIANTS = /@both/;
/** End-to-end combinations of what cheaper tests cover; part of whole runs only. */
const WHOLE_ONLY = /@whole/;

/** Journeys of operators, which do not depend on the language. */
const OPERATIONS = /\/operations\//;
/** Journeys on a team's marketplace rather than a production-like one; they reuse each other's builds. */
const RELEASES = /\/operations\/(?:release-faults|release-skew|canary|new-area)\./;

/**
 * Journeys spend half their time waiting, so three workers keep two cores busy. The longest group uses three; the
 * others run one after the other next to it on one more, so that no worker is idle at the end.
 */
const RUNS_NEXT_TO_OTHERS = BY_NX && process.env.NX_TASK_TARGET_TARGET !== 'journeys-marketplace';

const AS_OPERATORS = { workers: 1, ...(!WHOLE && { grepInvert: WHOLE_ONLY }) };

/**
 * Chromium features that no journey needs, such as the popup below the address bar, which costs two pages per window.
 * Chromium uses only the last such list, so this one includes what Playwright disables.
 */
const DISABLED_FEATURES = [
  // Chromium treats pages rewritten by a journey as of unknown origin, which may not load area files from local ports.
  'LocalNetworkAccessChecks',
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay'],
  ...['MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

export default defineConfig<Options>({
  metadata: { folder: FOLDER, port: PORT },
  testDir: 'journeys',
  // Separate per group: otherwise one group's run would delete the failure artifacts of another.
  outputDir: `test-results/journeys/${process.env.NX_TASK_TARGET_TARGET ?? 'own'}`,
  workers: RUNS_NEXT_TO_OTHERS ? 1 : 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous, because duration depends on the machine: under load, a console's first page has taken more than ten
  // seconds. No journey hangs, because each step has a timeout.
  timeout: 10 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./support/timing-reporter.ts']],
  use: {
    actionTimeout: 30_000,
    // Journeys replace responses, which requests of a service worker would bypass.
    serviceWorkers: 'block',
    // A trace costs a twentieth of the time, a video more than the journeys themselves; a repeated single run records
    // traces.
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
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
        // Reuses one renderer process; switching on the first navigation would start a second.
        '--renderer-process-limit=1',
        // Pages live for seconds: optimizing compilers cost more than they save.
        '--js-flags=--no-sparkplug --no-turbofan --no-maglev --max-lazy',
        // There is no GPU, so a separate GPU process only adds overhead.
        '--in-process-gpu',
      ],
    },
  },
  projects: [
    // Long journeys with much waiting, one worker each. They start first and run next to the others.
    { ...AS_OPERATORS, name: 'Operations', testMatch: OPERATIONS, testIgnore: RELEASES },
    { ...AS_OPERATORS, name: 'Releases', testMatch: RELEASES },
    {
      name: WHOLE ? 'English on a desktop' : 'Once',
      testIgnore: OPERATIONS,
      ...(!WHOLE && { grepInvert: WHOLE_ONLY }),
      use: { telling: WHOLE ? 'at a desk' : 'as tagged' },
    },
    {
      name: WHOLE ? 'Arabic on a phone' : 'Also in Arabic',
      testIgnore: OPERATIONS,
      ...(!WHOLE && { grep: BOTH_VARIANTS }),
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
