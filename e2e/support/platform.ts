import { mkdir, rmdir } from 'node:fs/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { createCalls } from './calls.ts';
import { DEMO } from './people.ts';
import type { Preferences } from './test.ts';
import type { PlatformSettings } from './wire.ts';

const OTHERS_TAKE_MS = 150_000;
const SETTINGS = '/admin/platform-settings';

/** Waits until no other journey has what this folder stands for, and gives the way to leave it to the next one. */
async function takeTurn(folder: string): Promise<() => Promise<void>> {
  const isOurs = () =>
    mkdir(folder).then(
      () => true,
      () => false,
    );
  await expect.poll(isOurs, { message: 'nobody else has the settings', timeout: OTHERS_TAKE_MS }).toBe(true);
  return () => rmdir(folder);
}

export type Platform = ReturnType<typeof createPlatform>;

function createPlatform(request: APIRequestContext, preferences: Preferences) {
  const { get, post, signIn } = createCalls(request, preferences);

  /** What pages that are served now tell a newcomer. */
  const currencyOfNewcomers = async (): Promise<string> => {
    const { defaultCurrency } = await (await request.get('/registry.json')).json();
    return defaultCurrency;
  };

  return {
    async read(): Promise<PlatformSettings> {
      return (await get<{ data: PlatformSettings }>(SETTINGS, await signIn(DEMO.admin))).data;
    },

    async putBack({ updated_at: _savedAt, ...settings }: PlatformSettings): Promise<void> {
      await post(SETTINGS, await signIn(DEMO.admin), settings);
      await expect.poll(currencyOfNewcomers).toBe(settings.default_currency);
    },

    currencyOfNewcomers,
  };
}

/**
 * Lends the settings of the platform to a journey. They are one for all journeys: those that change them, or rely on
 * how they were, wait for each other, and each leaves them as it found them.
 */
export async function lendPlatform(
  request: APIRequestContext,
  preferences: Preferences,
  folder: string,
  use: (platform: Platform) => Promise<void>,
): Promise<void> {
  const leave = await takeTurn(folder);
  try {
    const platform = createPlatform(request, preferences);
    const before = await platform.read();
    await use(platform);
    await platform.putBack(before);
  } finally {
    await leave();
  }
}
