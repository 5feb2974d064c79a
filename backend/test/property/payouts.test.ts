import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { moneyRules } from '../../src/ledger/money-rules.ts';
import { payoutRules } from '../../src/ledger/payout-rules.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts, type Payouts } from '../support/payouts.ts';
import { createSales } from '../support/sales.ts';

// PROPERTY_SEED and PROPERTY_RUNS repeat a failure or look further; without them every run is the same.
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_123);
const RUNS = Number(process.env.PROPERTY_RUNS ?? (process.env.TEST_ALL === '1' ? 40 : 2));
const STEPS = 14;

let shop: TestApp;
let payouts: Payouts;
before(async () => {
  shop = await buildTestApp();
  const sales = createSales(shop);
  payouts = createPayouts({ ...shop, sales });
  await createMoney(shop).rate(12.5);
});
after(() => shop.close());

const acts = [
  'carried',
  'status',
  'remit',
  'settle',
  'owe',
  'run',
  'paid',
  'failed',
  'returned',
  'month',
  'collector',
] as const;

interface Story {
  readonly vendorId: number;
  readonly token: string;
  readonly parts: { id: number; order_sub_no: string; amount: number }[];
  readonly payoutNos: string[];
  months: number;
}

/** An admin or the vendor does something that may be refused, but never fails. */
const tell = async (route: string, body: object, token?: string) => {
  const answer = await shop.call(`POST ${route}`, { token: token ?? (await payouts.tokenOfAdmin()), body });
  assert.ok(answer.status < 500, `${route}: ${answer.text}`);
  return answer;
};

const pick = <Thing>(things: readonly Thing[], at: number): Thing | undefined =>
  things[at % Math.max(1, things.length)];

const steps: Record<(typeof acts)[number], (story: Story, at: number) => Promise<unknown>> = {
  carried: async ({ vendorId, parts }, at) => parts.push(await payouts.carried(vendorId, 1_000 + at * 37)),
  async status({ parts, token }, at) {
    const part = pick(parts, at);
    if (part) await tell(`/vendor/orders/${part.id}/status`, { status: pick([3, 4, 4, 6], at) }, token);
  },
  async remit({ parts }, at) {
    const part = pick(parts, at);
    if (!part) return;
    const { amount, order_sub_no: no } = part;
    const transfer = { bank_reference: `CR-${at}`, day: dayFromNow(0), currency: 'USD' };
    await tell('/admin/money/remittances', { ...transfer, amount, order_sub_nos: [no] });
  },
  settle: () => payouts.settle(),
  owe: ({ vendorId }, at) => payouts.owe(vendorId, at % 2 === 0 ? 3_000 + at : -2_000 - at),
  async run({ vendorId, payoutNos, token }) {
    const seen_total = await payouts.previewed([vendorId]);
    const [box] = (await shop.call('GET /vendor/money', { token })).body.data.balances;
    if (seen_total > 0) assert.equal(box.available, seen_total, 'what the vendor reads is what the run pays');
    const { status, body } = await tell('/admin/payout-runs', { currency: 'USD', vendor_ids: [vendorId], seen_total });
    if (status === 200) payoutNos.push(body.data.payouts[0].payout_no);
  },
  async paid({ payoutNos }, at) {
    const no = pick(payoutNos, at);
    if (no) await tell(`/admin/payouts/${no}/paid`, { bank_reference: `FT-${at}`, paid_on: dayFromNow(0) });
  },
  async failed({ payoutNos }, at) {
    const no = pick(payoutNos, at);
    if (no) await tell(`/admin/payouts/${no}/failed`, { reason: 'Failed' });
  },
  async returned({ payoutNos }, at) {
    const no = pick(payoutNos, at);
    if (no) await tell(`/admin/payouts/${no}/returned`, { reason: 'Returned' });
  },
  async month(story) {
    story.months += 1;
    const month = `2021-${String(story.months).padStart(2, '0')}`;
    await payouts.backdate(story.vendorId, `${month}-15`);
    await payouts.close(month);
  },
  async collector({ parts }, at) {
    const part = pick(parts, at);
    const collected_by = at % 2 === 0 ? 'vendor' : 'carrier';
    if (part) await tell(`/admin/money/parts/${part.order_sub_no}/collector`, { collected_by, reason: 'A test' });
  },
};

test('Whatever vendors, admins, carriers and the bank do in any order, every rule of money holds after each step', async () => {
  const act = fc.tuple(fc.constantFrom(...acts), fc.nat(40));
  const story = fc.array(act, { minLength: STEPS, maxLength: STEPS });
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const { vendorId, token } = await shop.make.vendor();
      await payouts.verify(vendorId);
      const state: Story = { vendorId, token, parts: [], payoutNos: [], months: 0 };
      for (const [name, at] of [['carried', 40] as const, ...told]) {
        await steps[name](state, at);
        for (const { rule, violations } of [...moneyRules, ...payoutRules])
          assert.deepEqual(await shop.database.query(violations), [], `${name}: ${rule}`);
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
