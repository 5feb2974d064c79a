import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Options } from './support/test.ts';

const PORT = Number(process.env.E2E_PORT ?? 3900);
const ORIGIN = `http://localhost:${PORT}`;
const FOLDER = path.join(tmpdir(), `balsam-journeys-${PORT}`);

export default defineConfig<Options>({
  testDir: 'journeys',
  outputDir: 'test-results',
  // A browser and the server keep a core busy each; the rest is for more browsers.
  workers: Math.max(2, availableParallelism() - 1),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: ORIGIN,
    mailFolder: path.join(FOLDER, 'data', 'mail'),
    actionTimeout: 15_000,
    // A film of every journey would cost more than the journeys themselves.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'English at a desk', use: { viewport: { width: 1280, height: 900 }, lang: 'en', currency: 'SAR' } },
    {
      name: 'Arabic on a phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, lang: 'ar', currency: 'BHD' },
    },
  ],
  webServer: {
    command: 'node support/server.mjs',
    url: `${ORIGIN}/readyz`,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    env: { PORT: String(PORT), JOURNEYS_DIR: FOLDER },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
