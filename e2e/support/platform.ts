import { expect, type APIRequestContext } from '@playwright/test';
import { createCalls } from './calls.ts';
import { DEMO } from './people.ts';
import type { Preferences } from './preferences.ts';
import type { PlatformSettings } from '../../shared-api/src/wire/index.ts';

const SETTINGS = '/admin/platform-settings';

export type Platform = ReturnType<typeof createPlatform>;

function createPlatform(request: APIRequestContext, preferences: Preferences) {
  const { get, post, signIn } = createCalls(request, preferences);

  /** Default currency that new pages contain. */
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

/** Lets a journey change the platform settings and restores them afterwards. */
export async function openPlatform(
  request: APIRequestContext,
  preferences: Preferences,
  use: (platform: Platform) => Promise<void>,
): Promise<void> {
  const platform = createPlatform(request, preferences);
  const before = await platform.read();
  await use(platform);
  await platform.putBack(before);
}
