import type { APIRequestContext } from '@playwright/test';
import { createCalls } from './calls.ts';
import { DEMO } from './people.ts';

/** A failure of an area, as a browser has reported it. */
export interface Beacon {
  area: string;
  version: string;
  phase: string;
  code: string;
}

/** What the admins of a marketplace read of failing areas: how many reports there are, and the newest of them. */
export async function createBeaconReader(request: APIRequestContext) {
  const { get, signIn } = createCalls(request, { lang: 'en', currency: 'SAR' });
  const admin = await signIn(DEMO.admin);
  return async (): Promise<{ total: number; newest: Beacon | null }> => {
    const { data } = await get<{ data: { beacons: Beacon[]; meta: { total: number } } }>('/admin/areas/beacons', admin);
    const [newest = null] = data.beacons;
    return { total: data.meta.total, newest };
  };
}
