import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auditLedger } from '../../src/ledger/audit.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createErasureDesk } from '../support/erasures.ts';
import { TEST_PASSWORD, type Person } from '../support/factories.ts';
import { createReturns, type Returns } from '../support/returns.ts';
import { createSales, type Sales } from '../support/sales.ts';

const ROUNDS = 6;

let shop: TestApp;
let sales: Sales;
let returns: Returns;
let desk: ReturnType<typeof createErasureDesk>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  returns = createReturns(shop, sales);
  desk = createErasureDesk(shop);
});
after(async () => {
  assert.deepEqual(await auditLedger(shop.database), []);
  await shop.close();
});

const isErased = async (id: number) =>
  (await shop.database.query(sql`SELECT FROM users WHERE id = ${id} AND erased_at IS NOT NULL`)).length === 1;

/** Runs the erasure of a new customer beside something else, a few times. */
const beside = async (
  act: (customer: Person, requestId: number) => Promise<unknown>,
  check: (customer: Person, requestId: number) => Promise<void>,
) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const customer = await shop.make.customer();
    const requestId = await desk.ask(customer);
    await desk.endWaiting();
    await Promise.all([desk.run(), act(customer, requestId)]);
    await check(customer, requestId);
  }
};

test('A sign-in beside an erasure either finds the account or no account', async () => {
  const statuses = new Map<number, number>();
  await beside(
    async ({ id, email }) => {
      const body = { email, password: TEST_PASSWORD, user_type: 'customer', remember_me: false };
      statuses.set(id, (await shop.call('POST /auth/login', { body })).status);
    },
    async ({ id }, requestId) => {
      assert.ok(await isErased(id), JSON.stringify(await desk.stateOf(requestId)));
      assert.ok([200, 401].includes(statuses.get(id) ?? 0));
      assert.deepEqual(await shop.database.query(sql`SELECT FROM sessions WHERE user_id = ${id}`), []);
    },
  );
});

test('An order beside an erasure keeps it waiting, or is not placed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const customer = await shop.make.customer();
    const { id: productId } = await shop.make.product({ stock: 9 });
    const requestId = await desk.ask(customer);
    await desk.endWaiting();
    // Signed in after the 14 days, so the erasure goes on.
    const token = await shop.make.signIn(customer.id);
    const orderNo = await sales.draft({ ...customer, token }, [{ productId }]);
    const [placed] = await Promise.all([sales.place({ ...customer, token }, orderNo), desk.run()]);
    const state = await desk.stateOf(requestId);
    if (placed.status === 200) assert.deepEqual(state, { state: 'waiting', waits_for: ['order_open'] });
    else assert.equal(state?.state, 'done', placed.text);
  }
});

test('A refund that becomes due beside an erasure keeps it waiting', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const delivered = await returns.delivered([1]);
    const { return_no: returnNo } = await returns.asked(delivered, { quantity: 1, reason: 'damaged' });
    const requestId = await desk.ask({ token: delivered.customer.token });
    await desk.endWaiting();
    const decide = returns.say(delivered.vendor, `/vendor/returns/${returnNo}/decision`, {
      decision: 'approve',
      keep_goods: true,
    });
    await Promise.all([decide, desk.run()]);
    await desk.run();
    assert.deepEqual(await desk.stateOf(requestId), { state: 'waiting', waits_for: ['refund_due'] });
    assert.ok(!(await isErased(delivered.customer.id)));
  }
});

test('A link that stops an erasure beside its job either stops it or comes too late', async () => {
  const answers = new Map<number, number>();
  await beside(
    async ({ id, email }) => {
      const mail = await shop.database.first<{ token: string }>(sql`
        SELECT payload ->> 'token' AS token FROM outbox WHERE template = 'erasure-announced' AND recipient = ${email}`);
      answers.set(
        id,
        (await shop.call('POST /privacy-requests/stop', { body: { token: mail?.token ?? 'gone' } })).status,
      );
    },
    async ({ id }, requestId) => {
      const stopped = answers.get(id) === 200;
      assert.equal((await desk.stateOf(requestId))?.state, stopped ? 'withdrawn' : 'done');
      assert.equal(await isErased(id), !stopped);
    },
  );
});
