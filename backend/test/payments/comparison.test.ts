import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { auditLedger } from '../../src/ledger/audit.ts';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';

let cards: CardShop;
before(async () => {
  cards = await openCardShop('parts');
});
afterEach(async () => {
  cards.webhooks.length = 0;
  await cards.shop.database.query(sql`UPDATE payment_findings SET settled_at = now()`);
  await cards.sales.assertBooksAreRight();
});
after(() => cards.close());

const opened = async () => {
  const customer = await cards.shop.make.customer();
  const { id: productId } = await cards.shop.make.product();
  const orderNo = await cards.order(customer, [{ productId }]);
  return { customer, orderNo, charge: await cards.open(customer, orderNo) };
};

const compare = async () => {
  await cards.shop.database.query(sql`UPDATE payments SET created_at = now() - interval '1 hour'`);
  const outcome = await cards.shop.app.payments.comparison?.compare();
  return outcome?.found;
};

const kinds = async () =>
  (
    await cards.shop.database.query<{ kind: string }>(
      sql`SELECT kind FROM payment_findings WHERE settled_at IS NULL ORDER BY id`,
    )
  ).map(({ kind }) => kind);

test('A payment without a webhook is found in the bank’s list, and the order is placed', async () => {
  const { orderNo, charge } = await opened();
  await cards.pay(charge, CARD.silent);
  assert.equal(await compare(), 0);
  assert.equal(await cards.stateOf(orderNo), 'placed');
});

test('It is also found behind sixty newer payments, more than a page of the list', async () => {
  const { orderNo, charge } = await opened();
  await cards.pay(charge, CARD.silent);
  const page = 'https://elsewhere.example';
  for (let other = 1; other <= 60; other += 1)
    cards.bank.charge({
      ...{ amount: 9, currency: 'USD', lang: 'en', order: 'Y', idempotent: `Y-${other}`, isHold: true },
      ...{ redirectUrl: page, postUrl: page },
    });
  assert.equal(await compare(), 0);
  assert.equal(await cards.stateOf(orderNo), 'placed');
});

test('A payment whose creation response was lost is resumed', async () => {
  const { orderNo, charge } = await opened();
  await cards.shop.database.query(
    sql`UPDATE payments SET ref = NULL, redirect_url = NULL, state = 'started' WHERE ref = ${charge}`,
  );
  await cards.pay(charge, CARD.mada);
  assert.equal(await compare(), 0);
  assert.equal(await cards.stateOf(orderNo), 'placed');
});

test('Each difference between the two sides is one finding, named by the audit', async () => {
  const foreign = cards.bank.charge({
    ...{ amount: 9, currency: 'USD', lang: 'en', order: 'X', idempotent: 'X-1', isHold: false },
    ...{ redirectUrl: 'https://elsewhere.example', postUrl: 'https://elsewhere.example' },
  });
  await cards.pay(foreign.id, CARD.success);
  const lost = await opened();
  await cards.pay(lost.charge, CARD.success);
  await cards.poll(lost.customer, lost.orderNo);
  const other = await opened();
  await cards.pay(other.charge, CARD.success);
  await cards.poll(other.customer, other.orderNo);
  (cards.bank.find(other.charge) ?? assert.fail()).status = 'VOID';
  await cards.shop.database.query(sql`UPDATE payments SET ref = 'auth_gone' WHERE ref = ${lost.charge}`);
  assert.equal(await compare(), 4);
  assert.deepEqual((await kinds()).toSorted(), [
    'state_differs',
    'unknown_to_provider',
    'unknown_to_us',
    'unknown_to_us',
  ]);
  assert.equal(await compare(), 0, 'known findings are not repeated');
  const findings = await auditLedger(cards.shop.database);
  assert.equal(findings.length, 4);
  assert.ok(findings.every(({ rule }) => rule.startsWith('Every finding about a card payment has been')));
  await cards.shop.database.query(sql`UPDATE payments SET ref = ${lost.charge} WHERE ref = 'auth_gone'`);
});

test('The comparison with a silent bank runs again later', async () => {
  cards.outage.isOn = true;
  assert.equal(await compare(), undefined);
  cards.outage.isOn = false;
});
