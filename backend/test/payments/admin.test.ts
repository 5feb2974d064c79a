import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import type { Customer } from '../support/sales.ts';

let cards: CardShop;
let token: string;
let customer: Customer;
before(async () => {
  cards = await openCardShop();
  ({ token } = await cards.shop.make.admin());
});
after(() => cards.close());

const call = (route: string, body?: object) => cards.shop.call(route, { token, body });
const list = async (query: string) => (await call(`GET /admin/payments?${query}`)).body.data;

/** A customer with an order whose payment is open. */
const paying = async () => {
  customer = await cards.shop.make.customer();
  const { id: productId } = await cards.shop.make.product();
  return cards.order(customer, [{ productId }]);
};

const lines = async (action: string) =>
  (await call(`GET /admin/audit?action=${action}`)).body.data.entries as { label: string; after: object }[];

test('An admin finds payment attempts by order, customer or provider reference', async () => {
  const orderNo = await paying();
  const declined = await cards.open(customer, orderNo);
  await cards.pay(declined, CARD.declined);
  await cards.poll(customer, orderNo);
  const paid = await cards.open(customer, orderNo);
  await cards.pay(paid, CARD.mada);
  await cards.poll(customer, orderNo);

  const { payments, service } = await list(`search=${orderNo}`);
  assert.deepEqual(
    payments.map(({ attempt, state, failure, scheme }: Record<string, unknown>) => ({
      attempt,
      state,
      failure,
      scheme,
    })),
    [
      { attempt: 2, state: 'paid', failure: null, scheme: 'MADA' },
      { attempt: 1, state: 'failed', failure: 'declined', scheme: '' },
    ],
  );
  assert.deepEqual(service, { provider: 'test', state: 'ready' });
  assert.equal((await list(`search=${declined}`)).meta.total, 1);
  assert.equal((await list(`search=${orderNo}&state=failed`)).payments[0].ref, declined);
  assert.equal((await list(`search=${orderNo}&provider=tap`)).meta.total, 0);
  assert.equal((await list(`search=${orderNo}&to=2020-01-01`)).meta.total, 0);
  assert.equal((await list(`search=${orderNo}&from=2020-01-01&to=2090-01-01`)).meta.total, 2);

  for (let heard = cards.webhooks.length; heard > 0; heard -= 1) await cards.hear();
  const { body } = await call(`GET /admin/payments/${payments[0].id}`);
  assert.equal(body.data.attempts.length, 2);
  assert.deepEqual(
    body.data.operations.map(({ kind, state }: Record<string, unknown>) => [kind, state]),
    [['capture', 'done']],
  );
  assert.ok(body.data.events.some(({ ref, state }: Record<string, unknown>) => ref === paid && state === 'processed'));
});

test('Polling a payment whose webhook was lost places the order', async () => {
  const orderNo = await paying();
  await cards.pay(await cards.open(customer, orderNo), CARD.silent);
  const [payment] = (await list(`search=${orderNo}`)).payments;
  assert.equal(payment.state, 'waiting');

  cards.outage.isOn = true;
  const silent = await call(`POST /admin/payments/${payment.id}/poll`);
  assert.equal(silent.body.code, 'payment_unknown', silent.text);
  cards.outage.isOn = false;
  const asked = await call(`POST /admin/payments/${payment.id}/poll`);
  assert.equal(asked.body.data.state, 'paid', asked.text);
  assert.equal(asked.body.data.order_state, 'placed');
  const told = await lines('payment.asked');
  assert.deepEqual(
    told.map(({ label }) => label),
    [orderNo, orderNo],
  );
});

test('A webhook that was given up is processed again, once', async () => {
  const orderNo = await paying();
  const charge = await cards.open(customer, orderNo);
  const { database } = cards.shop;
  const [event] = await database.query<{ id: number }>(sql`
    INSERT INTO payment_events (provider, event_key, ref, state, attempts)
    VALUES ('test', 'given-up', ${charge}, 'dead', 8) RETURNING id`);
  const retry = () => call(`POST /admin/payment-events/${event?.id}/retry`);
  assert.equal((await retry()).status, 200);
  assert.equal((await retry()).body.code, 'event_not_dead');
  assert.equal((await lines('payment.event_retried'))[0]?.label, orderNo);
});

test('A case for manual work is listed until an admin resolves it, once', async () => {
  const orderNo = await paying();
  await cards.open(customer, orderNo);
  const [payment] = (await list(`search=${orderNo}`)).payments;
  await cards.shop.database.query(sql`
    INSERT INTO payment_findings (payment_id, kind, detail) VALUES (${payment.id}, 'amount_differs', '100 SAR')`);
  assert.equal((await list(`search=${orderNo}`)).payments[0].open_findings, 1);
  const open = async () => (await call('GET /admin/payment-findings?settled=0')).body.data.findings;
  const [finding] = await open();
  assert.equal(finding.order_no, orderNo);
  const settle = (remark: string) => call(`POST /admin/payment-findings/${finding.id}/settle`, { remark });
  assert.equal((await settle(' ')).status, 422);
  assert.equal((await settle('The rest came by transfer.')).status, 200);
  assert.equal((await settle('Again.')).body.code, 'finding_settled');
  assert.deepEqual(await open(), []);
  const [line] = await lines('payment.finding_settled');
  assert.ok(JSON.stringify(line).includes('The rest came by transfer.'), JSON.stringify(line));
});
