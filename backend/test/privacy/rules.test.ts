import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createErasureDesk } from '../support/erasures.ts';
import { createReturns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let erasedId = 0;
before(async () => {
  shop = await buildTestApp();
  const desk = createErasureDesk(shop);
  const { customer } = await createReturns(shop, createSales(shop)).delivered([1]);
  await desk.ask(customer);
  await desk.endWaiting();
  await desk.run();
  erasedId = customer.id;
});
after(() => shop.close());

test('A phone number or an address of an erased person is found', async () => {
  const rule = 'The account of an erased person has no name, address or sign-in';
  assert.deepEqual(
    await rulesBrokenBy(shop.database, sql`UPDATE users SET phone_number = '050' WHERE id = ${erasedId}`),
    [rule],
  );
  const { countryId } = await shop.make.place();
  const address = sql`INSERT INTO addresses (user_id, country_id, address_1) VALUES (${erasedId}, ${countryId}, 'Street')`;
  assert.deepEqual(await rulesBrokenBy(shop.database, address), [rule]);
  const factor = sql`
    INSERT INTO factors (user_id, kind, name, secret, confirmed_at) VALUES (${erasedId}, 'totp', 'Phone', 'x'::bytea, now())`;
  assert.ok((await rulesBrokenBy(shop.database, factor)).includes(rule));
});

test('Words, files and accounts in returns and messages of an erased person are found', async () => {
  const rule = 'The returns and messages of an erased person hold no words, files or account of theirs';
  const thread = await shop.database.first<{ id: number }>(sql`
    INSERT INTO threads (vendor_order_id) SELECT id FROM vendor_orders WHERE user_id = ${erasedId} AND placed_at IS NOT NULL
    ORDER BY id LIMIT 1 RETURNING id`);
  const message = sql`
    INSERT INTO thread_messages (thread_id, side, author_user_id, body) VALUES (${thread?.id}, 'buyer', ${erasedId}, 'My knee hurts')`;
  assert.deepEqual(await rulesBrokenBy(shop.database, message), [rule]);
  const asked = sql`
    INSERT INTO returns (return_no, vendor_order_id, return_shipping, iban, holder)
    SELECT 'RET-1', vendor_order_id, 'vendor', '', 'Layla' FROM threads WHERE id = ${thread?.id}`;
  assert.ok((await rulesBrokenBy(shop.database, asked)).includes(rule));
});

test('A name on an order of an erased person is found', async () => {
  const named = sql`UPDATE orders SET shipping_address = shipping_address || '{"name": "Layla"}' WHERE user_id = ${erasedId}`;
  assert.deepEqual(await rulesBrokenBy(shop.database, named), ['The orders of an erased person name no one']);
});

test('An erasure without its line in the audit log is found', async () => {
  const { id } = await shop.make.customer();
  const unlogged = sql`
    INSERT INTO privacy_requests (user_id, kind, state, email, lang, due_on, erase_from, done_at)
    VALUES (${id}, 'erase', 'done', '', 'en', current_date, now(), now())`;
  assert.deepEqual(await rulesBrokenBy(shop.database, unlogged), [
    'Every erasure that was carried out has a line in the audit log',
  ]);
});

test('A request that is overdue without a reason is found', async () => {
  const { id } = await shop.make.customer();
  const overdue = sql`INSERT INTO privacy_requests (user_id, kind, email, lang, due_on) VALUES (${id}, 'correct', '', 'en', '2026-01-01')`;
  assert.deepEqual(await rulesBrokenBy(shop.database, overdue), ['No request of a person is overdue without a reason']);
  const waiting = sql`
    INSERT INTO privacy_requests (user_id, kind, state, waits_for, email, lang, due_on, erase_from)
    VALUES (${id}, 'erase', 'waiting', '{order_open}', '', 'en', '2026-01-01', now())`;
  assert.deepEqual(await rulesBrokenBy(shop.database, waiting), []);
});
