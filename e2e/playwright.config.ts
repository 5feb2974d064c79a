import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Options } from './support/test.ts';

const PORT = Number(process.env.E2E_PORT ?? 3900);
const ORIGIN = `http://localhost:${PORT}`;
const FOLDER = path.join(tmpdir(), `balsam-journeys-${PORT}`);

export default defineConfig<Options>({
  testDir: 'journeys',
  outputDir: 'test-results',
  workers: 2,
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
    trace: 'retain-on-failure',
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
