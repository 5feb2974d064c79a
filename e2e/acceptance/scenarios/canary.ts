import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { formatMs } from '../support/latency.ts';
import { copyStorefront, must } from '../support/release-copy.ts';
import { createFindings, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import {
  networkAddress,
  openHome,
  reportFailure,
  reportLoad,
  storefrontAt,
  type Visitor,
} from '../support/visitors.ts';

const CANARY = 'canary';
const TAKEN_BACK_WITHIN_MS = 60_000;
const LOOKED_AT_MS = 12_000;
/** They look at pages, and report nothing. */
const ROBOTS_FROM = 100_000;

/** Visitors come and their browsers report; for those who get the canary, `fails` says how it does. */
async function receive(shop: Shop, from: number, visitors: number, fails: () => boolean): Promise<Visitor[]> {
  const chosen: Visitor[] = [];
  for (let index = 0; index < visitors; index += 1) {
    const visitor = await openHome(shop.origin, networkAddress(from + index));
    const isCanary = visitor.storefront.version === CANARY;
    if (isCanary) chosen.push(visitor);
    await (isCanary && fails() ? reportFailure : reportLoad)(shop.origin, visitor);
  }
  return chosen;
}

/** Fifty addresses of two networks post what they have made up, what they have seen and what they have sent before. */
async function attack(shop: Shop, seen: Visitor, beacons: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const addresses = Array.from({ length: 50 }, (_, index) => `203.0.${112 + (index % 2)}.${index + 1}`);
  const own = await Promise.all(addresses.map((address) => openHome(shop.origin, address)));
  const storefronts = (visitor: Visitor) => [
    { version: CANARY, proof: '' },
    { version: CANARY, proof: visitor.storefront.proof },
    seen.storefront,
    visitor.storefront,
  ];
  for (let sent = 0; sent < beacons; sent += own.length) {
    const answers = own.map((visitor, index) => {
      const storefront = storefronts(visitor)[(index + sent / own.length) % 4] ?? seen.storefront;
      return reportFailure(shop.origin, { address: visitor.address, storefront });
    });
    for (const status of await Promise.all(answers)) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

/** Visitors come until somebody who had the canary has it no more. @returns after how long; null: within a minute not */
async function failUntilTakenBack(shop: Shop, from: number, seen: Visitor) {
  const begun = performance.now();
  let visitors = 0;
  let tries = 0;
  const oneInTen = () => (tries += 1) % 10 === 0;
  while (performance.now() - begun < TAKEN_BACK_WITHIN_MS) {
    await receive(shop, from + visitors, 50, oneInTen);
    visitors += 50;
    const { storefront } = await openHome(shop.origin, seen.address, seen.cookie);
    if (storefront.version !== CANARY) return { took: performance.now() - begun, visitors };
  }
  return { took: null, visitors };
}

export const canary: Scenario = {
  name: 'canary',
  promise:
    'A release that fails for some of its first visitors takes itself back; nobody can take a good one back by lies.',
  minutes: 6,
  tests: [
    'backend/test/beacons/made-up-reports.test.ts',
    'delivery/src/canary',
    'e2e/journeys/operations/canary.spec.ts',
  ],
  async run({ folder, say, smoke }) {
    const findings = createFindings();
    const shop = await openShop({ folder, engine: 'pglite', pages: true });
    const [visitors, beacons, robots] = smoke ? [150, 500, 100] : [1_000, 10_000, 2_000];
    try {
      const before = await storefrontAt(shop.origin);
      await copyStorefront(shop, path.join(folder, 'releases'), CANARY);
      await must(shop, 'canary', 'storefront', '10', CANARY);

      say(`${visitors} people come to a good canary, ${robots} robots, and ${beacons} lies from 50 addresses`);
      const chosen = await receive(shop, 1, visitors, () => false);
      const [seen] = chosen;
      if (!seen) throw new Error('Nobody gets the canary.');
      for (let index = 0; index < robots; index += 1) await openHome(shop.origin, networkAddress(ROBOTS_FROM + index));
      const statuses = await attack(shop, seen, beacons);
      await wait(LOOKED_AT_MS);
      const again = await openHome(shop.origin, seen.address, seen.cookie);
      findings.same('whoever has the canary comes again, after the lies', again.storefront.version, CANARY);

      say('the canary fails for one in ten who get it');
      const { took, visitors: came } = await failUntilTakenBack(shop, 1 + visitors, seen);
      findings.expect(took !== null, 'The failing canary is not taken back within a minute.');
      const now = await openHome(shop.origin, seen.address, seen.cookie);
      findings.same('whoever had the canary gets the release of the others', now.storefront.version, before);
      const { output } = await shop.run('release', 'list', '--log', '1');
      findings.expect(output.includes('flip-back') && output.includes('canary watcher'), `The log says why: ${output}`);
      return findings.result({
        ...{ 'lies from 50 addresses': beacons, 'answers to them': JSON.stringify(statuses) },
        'visitors of the good canary': chosen.length,
        'visitors until the failing canary was taken back': came,
        'taken back after': took === null ? 'never' : formatMs(took),
      });
    } finally {
      await shop.close();
    }
  },
};
