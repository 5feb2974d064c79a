import type { APIRequestContext } from '@playwright/test';
import { createCalls } from './calls.ts';
import { DEMO } from './people.ts';
import type { Preferences } from './test.ts';
import type { OverseenOrder } from './wire.ts';

interface AreaHealth {
  area: string;
  by_day: { day: string; failures: number }[];
}

/** What an admin knows without a browser: the journeys compare with it what stands on the screen. */
export async function oversee(request: APIRequestContext, preferences: Preferences) {
  const { get, signIn } = createCalls(request, preferences);
  const session = await signIn(DEMO.admin);

  return {
    session,

    /** Every order that a query such as `currency=USD` narrows them to, the newest first. */
    async listOrders(query: string): Promise<OverseenOrder[]> {
      const read = async (page: number) =>
        (
          await get<{ data: { orders: OverseenOrder[]; meta: { last_page: number } } }>(
            `/admin/orders?filter=true&page=${page}&${query}`,
            session,
          )
        ).data;
      const first = await read(1);
      const others = Array.from({ length: first.meta.last_page - 1 }, (_, index) => read(index + 2));
      return [first, ...(await Promise.all(others))].flatMap(({ orders }) => orders);
    },

    /** How often browsers have failed to run an area during the last seven days. */
    async countFailures(name: string): Promise<number> {
      const { areas } = (await get<{ data: { areas: AreaHealth[] } }>('/admin/areas', session)).data;
      const days = areas.find(({ area }) => area === name)?.by_day ?? [];
      return days.reduce((sum, { failures }) => sum + failures, 0);
    },
  };
}
