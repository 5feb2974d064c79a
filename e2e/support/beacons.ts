import type { APIRequestContext } from '@playwright/test';
import { createCalls } from './calls.ts';
import { DEMO } from './people.ts';
import type { AreaBeacon, PageMeta } from '../../shared-api/src/wire/index.ts';

/** Reads the reports on failing areas as an admin: their number, and the newest. */
export async function createBeaconReader(request: APIRequestContext) {
  const { get, signIn } = createCalls(request, { lang: 'en', currency: 'SAR' });
  const admin = await signIn(DEMO.admin);
  return async (): Promise<{ total: number; newest: AreaBeacon | null }> => {
    const { data } = await get<{ data: { beacons: AreaBeacon[]; meta: PageMeta } }>('/admin/areas/beacons', admin);
    const [newest = null] = data.beacons;
    return { total: data.meta.total, newest };
  };
}
