import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Customer, Vendor } from '../support/factories.ts';
import { createProductWriter } from '../support/products.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let customer: Customer;
let vendor: Vendor;
let admin: string;
before(async () => {
  shop = await buildTestApp();
  customer = await shop.make.customer();
  vendor = await shop.make.vendor();
  ({ token: admin } = await shop.make.admin());
});
after(() => shop.close());

/** A right value as chats, PDF files and spreadsheets hand it on. */
const pasted = (text: string) => [
  ...['\u200e', '\u200f', '\u200b', '\ufeff', '\u00ad'].map((mark) => mark + text + mark),
  ...['\u202a', '\u202b', '\u202d', '\u202e'].map((start) => `${start}${text}\u202c`),
  ...['\u2066', '\u2067', '\u2068'].map((start) => `${start}${text}\u2069`),
  ...[' ', '\u00a0', '\t', '\u3000', '\n', '\u2028'].map((blank) => blank + text + blank),
];

const fieldsOf = async (route: string, token: string, body: object) => {
  const { status, body: answer } = await shop.call(route, { token, body });
  return status === 200 ? [] : Object.keys(answer.errors);
};

test('Codes, e-mail addresses and phone numbers are what they are without what a paste adds', async () => {
  const sales = createSales(shop);
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, sku: 'PASTE-1' });
  const order_no = await sales.order(customer, [{ productId }]);
  const { email } = await sales.billing();
  for (const number of pasted(order_no))
    assert.deepEqual(await fieldsOf('POST /orders/track', '', { order_no: number, email }), [], JSON.stringify(number));
  for (const address of pasted(String(email)))
    assert.deepEqual(await fieldsOf('POST /orders/track', '', { order_no, email: address }), [], JSON.stringify(address));

  await shop.database.query(shop.make.couponRow?.('PASTED') ?? (await import('../../src/sql/sql.ts')).sql`SELECT 1`);
  for (const sku of [...pasted('paste-1'), 'PASTE-\u06f1', 'PASTE\u200c-1']) {
    const { body } = await shop.call('POST /quick-order/lookup', { body: { skus: [sku] } });
    assert.equal(body.matches.length, 1, JSON.stringify(sku));
  }
  for (const iban of pasted('SA03 8000 0000 6080 1016 7519')) {
    const body = { iban, holder: 'Noura', bank: 'Riyad Bank' };
    assert.deepEqual(await fieldsOf('POST /vendor/bank-account', vendor.token, body), [], JSON.stringify(iban));
  }
});
