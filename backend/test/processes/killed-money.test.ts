import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { auditLedger } from '../../src/ledger/audit.ts';
import { sql } from '../../src/sql/sql.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createPayouts, type Payouts } from '../support/payouts.ts';
import { startTwoServers, type TwoServers } from '../support/two-servers.ts';

type Server = TwoServers['first'];

let shop: TwoServers;
let payouts: Payouts;
let token: string;
before(async () => {
  shop = await startTwoServers();
  payouts = createPayouts({ ...shop, call: shop.second.call });
  token = await payouts.tokenOfAdmin();
});
after(() => shop.stop());

const owed = async (): Promise<number> => {
  const { vendorId } = await shop.make.vendor();
  await payouts.verify(vendorId);
  await payouts.owe(vendorId, 10_000);
  return vendorId;
};

/** Kills a process during its work for a vendor, while it waits for the vendor's ledger entries. */
const killWithin = async (vendorId: number, { child, ended }: Server, work: () => Promise<unknown>) => {
  const letGo = await holding(
    shop.database,
    sql`SELECT id FROM ledger_entries WHERE vendor_id = ${vendorId} FOR UPDATE`,
  );
  const lost = work().catch(() => 'lost');
  await untilWaiting(shop.database);
  child.kill('SIGKILL');
  await ended;
  assert.equal(await lost, 'lost');
  await letGo();
};

const assertBooksAreRight = async () => assert.deepEqual(await auditLedger(shop.database), []);

it('A process killed during a payout run pays no one, and a retry pays once', async () => {
  const vendorId = await owed();
  const body = { currency: 'USD', vendor_ids: [vendorId], seen_total: 100 };
  const run = ({ call }: Server) =>
    call('POST /admin/payout-runs', { token, body, headers: { 'idempotency-key': 'the one run' } });
  await killWithin(vendorId, shop.first, () => run(shop.first));
  assert.equal((await payouts.balanceOf(vendorId)).available, 100);
  const responses = [await run(shop.second), await run(shop.second)];
  assert.deepEqual([responses[0]?.status, responses[1]?.text], [200, responses[0]?.text]);
  assert.equal((await payouts.balanceOf(vendorId)).balance, 0);
  const paid = await shop.database.query(sql`SELECT id FROM payouts WHERE vendor_id = ${vendorId}`);
  assert.equal(paid.length, 1);
  await assertBooksAreRight();
});

it('A closing that was killed is finished by the next process, complete and once', async () => {
  const vendors = [await owed(), await owed()];
  for (const vendorId of vendors) await payouts.backdate(vendorId, '2026-04-10');
  const third = await shop.startAnother();
  const close = ({ call }: Server) => call('POST /admin/money/statements', { token, body: { month: '2026-04' } });
  await killWithin(vendors[1] ?? 0, third, () => close(third));
  assert.equal((await close(shop.second)).status, 200);
  const closings = await shop.database.query<{ closing: number }>(sql`
    SELECT closing FROM statements WHERE vendor_id = ANY(${vendors}::bigint[]) ORDER BY vendor_id`);
  assert.deepEqual(
    closings.map(({ closing }) => closing),
    [10_000, 10_000],
  );
  await assertBooksAreRight();
});
