import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isIban, maskedIban } from '../../src/money/iban.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createPayouts, IBANS } from '../support/payouts.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('An IBAN must be of Saudi Arabia or Bahrain with valid check digits', () => {
  for (const iban of IBANS) assert.ok(isIban(iban), iban);
  for (const iban of [IBANS[0].replace('03', '04'), IBANS[0].slice(0, -1), 'GB29NWBK60161331926819', ''])
    assert.equal(isIban(iban), false, iban);
  assert.equal(maskedIban(IBANS[0]), 'SA•• •••• •••• •••• 7519');
});

test('A new account receives payouts once an admin verifies it; the vendor is notified', async () => {
  const payouts = createPayouts({ ...shop, sales: createSales(shop) });
  const { vendorId, token, email } = await shop.make.vendor();
  await payouts.verify(vendorId, IBANS[0]);
  const state = (iban: string) =>
    shop.call('POST /vendor/bank-account', { token, body: { iban, holder: 'Gulf Trading', bank: 'Gulf Bank' } });
  const stated = await state('bh67 bmag 0000 1299 1234 56');
  assert.deepEqual([stated.body.data.verified.iban.slice(-4), stated.body.data.latest.state], ['7519', 'waiting']);
  await state(IBANS[1]);
  const { id } = (await state(IBANS[2])).body.data.latest;
  assert.doesNotMatch(stated.text, new RegExp(IBANS[1]));

  const decide = async (body: object) =>
    shop.call(`POST /admin/bank-accounts/${id}`, { token: await payouts.tokenOfAdmin(), body });
  assert.deepEqual(Object.keys((await decide({ decision: 'reject' })).body.errors), ['remarks']);
  const rejected = await decide({ decision: 'reject', remarks: 'Another holder.' });
  assert.equal(rejected.body.data.state, 'rejected');
  assert.equal((await decide({ decision: 'verify' })).body.code, 'bank_account_decided');

  const states = await shop.database.query<{ iban: string; state: string }>(sql`
    SELECT iban, state FROM vendor_bank_accounts WHERE vendor_id = ${vendorId} ORDER BY id`);
  assert.deepEqual(
    states.map(({ state: each }) => each),
    ['verified', 'replaced', 'rejected'],
  );
  const mails = await shop.database.query<{ template: string }>(sql`
    SELECT template FROM outbox WHERE recipient = ${email} AND template LIKE 'bank-account%' ORDER BY id`);
  assert.deepEqual(
    mails.map(({ template }) => template.replace('bank-account-', '')),
    ['verified', 'changed', 'changed', 'rejected'],
  );
});

test('An account entered after a lost second step waits a day', async () => {
  const payouts = createPayouts({ ...shop, sales: createSales(shop) });
  const { id: userId, token, email } = await shop.make.vendor();
  await shop.database.query(
    sql`UPDATE users SET factors_weakened_at = now() - interval '23 hours' WHERE id = ${userId}`,
  );
  const body = { iban: IBANS[0], holder: 'Gulf Trading', bank: 'Gulf Bank' };
  const { latest } = (await shop.call('POST /vendor/bank-account', { token, body })).body.data;
  const decide = async (decision: object) =>
    shop.call(`POST /admin/bank-accounts/${latest.id}`, { token: await payouts.tokenOfAdmin(), body: decision });
  const refused = await decide({ decision: 'verify' });
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.data],
    [409, 'bank_account_held', { until: latest.held_until }],
  );
  const [mail] = await mailsTo(shop.database, email);
  assert.equal(mail?.payload.is_held_back, true);
  await shop.database.query(sql`UPDATE vendor_bank_accounts SET held_until = now() WHERE id = ${latest.id}`);
  assert.equal((await decide({ decision: 'verify' })).body.data.state, 'verified');
});
