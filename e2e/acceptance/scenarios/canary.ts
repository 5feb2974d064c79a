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
const ROLLED_BACK_WITHIN_MS = 60_000;
const EVALUATION_MS = 12_000;
/** Robots open pages and report nothing. */
const ROBOTS_FROM = 100_000;

/** Opens the home page as many visitors, whose browsers report. `fails` decides for each canary visitor. */
async function receive(shop: Shop, from: number, visitors: number, fails: () => boolean): Promise<Visitor[]> {
  const canaryVisitors: Visitor[] = [];
  for (let index = 0; index < visitors; index += 1) {
    const visitor = await openHome(shop.origin, networkAddress(from + index));
    const isCanary = visitor.storefront.version === CANARY;
    if (isCanary) canaryVisitors.push(visitor);
    await (isCanary && fails() ? reportFailure : reportLoad)(shop.origin, visitor);
  }
  return canaryVisitors;
}

/** Posts false failures from fifty addresses of two networks, with no proof, a wrong one, a stolen one and their own. */
async function attack(shop: Shop, canaryVisitor: Visitor, beacons: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const addresses = Array.from({ length: 50 }, (_, index) => `203.0.${112 + (index % 2)}.${index + 1}`);
  const attackers = await Promise.all(addresses.map((address) => openHome(shop.origin, address)));
  const storefronts = (visitor: Visitor) => [
    { version: CANARY, proof: '' },
    { version: CANARY, proof: visitor.storefront.proof },
    canaryVisitor.storefront,
    visitor.storefront,
  ];
  for (let sent = 0; sent < beacons; sent += attackers.length) {
    const reports = attackers.map((visitor, index) => {
      const storefront = storefronts(visitor)[(index + sent / attackers.length) % 4] ?? canaryVisitor.storefront;
      return reportFailure(shop.origin, { address: visitor.address, storefront });
    });
    for (const status of await Promise.all(reports)) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

/** Lets the canary fail until a canary visitor gets another release. @returns `took` in ms, null after the limit */
async function failUntilRolledBack(shop: Shop, from: number, canaryVisitor: Visitor) {
  const begun = performance.now();
  let visitors = 0;
  let tries = 0;
  const oneInTen = () => (tries += 1) % 10 === 0;
  while (performance.now() - begun < ROLLED_BACK_WITHIN_MS) {
    await receive(shop, from + visitors, 50, oneInTen);
    visitors += 50;
    const { storefront } = await openHome(shop.origin, canaryVisitor.address, canaryVisitor.cookie);
    if (storefront.version !== CANARY) return { took: performance.now() - begun, visitors };
  }
  return { took: null, visitors };
}

export const canary: Scenario = {
  name: 'canary',
  promise:
    'A release that fails for some of its first visitors is rolled back automatically; false reports cannot roll back a good one.',
  minutes: 6,
  tests: [
    'backend/test/beacons/made-up-reports.test.ts',
    'platform/src/canary',
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

      say(`a good canary with ${visitors} visitors, ${robots} robots, and ${beacons} false reports from 50 addresses`);
      const canaryVisitors = await receive(shop, 1, visitors, () => false);
      const [canaryVisitor] = canaryVisitors;
      if (!canaryVisitor) throw new Error('No visitor gets the canary.');
      for (let index = 0; index < robots; index += 1) await openHome(shop.origin, networkAddress(ROBOTS_FROM + index));
      const statuses = await attack(shop, canaryVisitor, beacons);
      await wait(EVALUATION_MS);
      const again = await openHome(shop.origin, canaryVisitor.address, canaryVisitor.cookie);
      findings.same('release of a canary visitor after the false reports', again.storefront.version, CANARY);

      say('the canary fails for one visitor in ten');
      const { took, visitors: visitorsUntilRollback } = await failUntilRolledBack(shop, 1 + visitors, canaryVisitor);
      findings.expect(took !== null, 'The failing canary was not rolled back within a minute.');
      const now = await openHome(shop.origin, canaryVisitor.address, canaryVisitor.cookie);
      findings.same('release of a canary visitor after the rollback', now.storefront.version, before);
      const { output } = await shop.run('release', 'list', '--log', '1');
      findings.expect(
        output.includes('flip-back') && output.includes('canary watcher'),
        `The log does not name the rollback: ${output}`,
      );
      return findings.result({
        ...{ 'false reports from 50 addresses': beacons, 'responses to them': JSON.stringify(statuses) },
        'visitors of the good canary': canaryVisitors.length,
        'visitors until the failing canary was rolled back': visitorsUntilRollback,
        'rolled back after': took === null ? 'never' : formatMs(took),
      });
    } finally {
      await shop.close();
    }
  },
};
