import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { bookRules } from '../../src/ledger/audit.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts } from '../support/payouts.ts';
import { createSales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';
import { createActs, type Story } from './money-acts.ts';

// PROPERTY_SEED and PROPERTY_RUNS repeat a failure or extend the search; without them every run is the same.
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_123);
const RUNS = Number(process.env.PROPERTY_RUNS ?? (process.env.TEST_ALL === '1' ? 40 : 2));
const STEPS = 14;
/** More frequent, because they have little effect without preceding actions. */
const OFTEN = ['settle', 'run', 'run', 'paid', 'sentBack'] as const;

let shop: TestApp;
let acts: ReturnType<typeof createActs>;
let begin: (country: 'SA' | 'BH') => Promise<Story>;
before(async () => {
  shop = await buildTestApp();
  const sales = createSales(shop);
  const payouts = createPayouts({ ...shop, sales });
  acts = createActs({ shop, sales, payouts });
  const money = createMoney(shop);
  await money.register('SA');
  await money.rate(12.5);
  begin = async (country) => {
    const vendor = await createTaxpayers(shop).vendor(country, 'registered');
    await payouts.verify(vendor.vendorId);
    return { vendor, parts: [], payoutNos: [], months: 0 };
  };
});
after(() => shop.close());

const assertRulesHold = async (after: string) => {
  for (const { rule, violations } of bookRules)
    assert.deepEqual(await shop.database.query(violations), [], `${after}: ${rule}`);
};

test('Every ledger rule holds after each step of any sequence of money events', async (t) => {
  t.diagnostic(`PROPERTY_SEED=${SEED} PROPERTY_RUNS=${RUNS}`);
  const names = Object.keys(acts) as (keyof typeof acts)[];
  const act = fc.tuple(fc.constantFrom(...names, ...OFTEN), fc.nat(40));
  const story = fc.array(act, { minLength: STEPS, maxLength: STEPS });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('SA', 'BH'), story, async (country, told) => {
      const state = await begin(country);
      for (const [name, at] of [['carried', 40] as const, ['bought', 40] as const, ...told]) {
        await acts[name](state, at);
        await assertRulesHold(name);
      }
    }),
    // All stories share a database, so a finding would remain, and shrinking would blame a shorter story.
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
});
