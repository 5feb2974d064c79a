import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import type { Vendor } from '../support/factories.ts';
import { createSales, type Customer } from '../support/sales.ts';

let shop: TestApp;
let customer: Customer;
let vendor: Vendor;
let admin: Customer;
before(async () => {
  shop = await buildTestApp();
  customer = await shop.make.customer();
  vendor = await shop.make.vendor();
  admin = await shop.make.admin();
});
after(() => shop.close());

/** A valid value as pasted from chats, PDF files and spreadsheets. */
const pasted = (text: string) => [
  ...['\u200e', '\u200f', '\u200b', '\ufeff', '\u00ad'].map((mark) => mark + text + mark),
  ...['\u202a', '\u202b', '\u202d', '\u202e'].map((start) => `${start}${text}\u202c`),
  ...['\u2066', '\u2067', '\u2068'].map((start) => `${start}${text}\u2069`),
  ...[' ', '\u00a0', '\t', '\u3000', '\n', '\u2028'].map((blank) => blank + text + blank),
];

/** Names of the rejected fields; empty on success. */
const errorsOf = async (route: string, token: string, body: object): Promise<string[]> => {
  const { status, body: response } = await shop.call(route, { token, body });
  return status === 200 ? [] : Object.keys(response.errors ?? { [response.code]: 1 });
};

test('Codes, e-mail addresses and phone numbers ignore what pasting adds', async () => {
  const sales = createSales(shop);
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, sku: 'PASTE-1' });
  await sales.fillCart(customer, [{ productId }]);
  const { code } = await createCoupons(shop.database).make();
  for (const typed of [...pasted(code.toLowerCase()), `${code.slice(0, 2)}\u200d${code.slice(2)}`])
    assert.deepEqual(await errorsOf('POST /carts/coupon', customer.token, { code: typed }), [], JSON.stringify(typed));

  const order_no = await sales.draft(customer, [{ productId }]);
  await sales.place(customer, order_no);
  const { email } = await sales.billing();
  for (const number of pasted(order_no.toLowerCase()))
    assert.deepEqual(await errorsOf('POST /orders/track', '', { order_no: number, email }), [], JSON.stringify(number));
  for (const address of pasted(String(email)))
    assert.deepEqual(
      await errorsOf('POST /orders/track', '', { order_no, email: address }),
      [],
      JSON.stringify(address),
    );

  for (const sku of [...pasted('paste-1'), 'PASTE-\u06f1', 'PASTE\u200c-1']) {
    const { body } = await shop.call('POST /quick-order/lookup', { body: { skus: [sku] } });
    assert.equal(body.lines[0].matches.length, 1, JSON.stringify(sku));
  }
  for (const iban of pasted('SA03 8000 0000 6080 1016 7519')) {
    const account = { iban, holder: 'Noura', bank: 'Riyad Bank' };
    assert.deepEqual(await errorsOf('POST /vendor/bank-account', vendor.token, account), [], JSON.stringify(iban));
  }
  for (const phone_number of pasted('+966 50 123 4567')) {
    const details = { firstname: 'Layla', lastname: 'Haddad', phone_number };
    assert.deepEqual(await errorsOf('POST /user', customer.token, details), [], JSON.stringify(phone_number));
    const { body } = await shop.call('GET /user', { token: customer.token });
    assert.equal(body.user.phone_number, '+966 50 123 4567');
  }
});

test('Control characters are rejected on their field, and text of marks alone is empty', async () => {
  const details = { firstname: 'Layla', lastname: 'Haddad', phone_number: '+966 50 123' };
  const message = { name: 'Layla', email: 'l@b.test', phone_number: '050 123', subject: 'Price', message: 'M' };
  const account = { iban: 'SA0380000000608010167519', holder: 'Noura', bank: 'Riyad Bank' };
  const name = { name: 'Town', name_arabic: 'بلدة', iso2: 'XT' };
  const forms: [route: string, token: string, form: Record<string, string>, fields: string[]][] = [
    ['POST /user', customer.token, details, Object.keys(details)],
    ['POST /contactUs', '', message, ['name', 'email', 'phone_number', 'subject']],
    ['POST /vendor/bank-account', vendor.token, account, ['iban', 'holder', 'bank']],
    ['POST /admin/places', admin.token, name, ['name', 'name_arabic', 'iso2']],
  ];
  for (const [route, token, form, fields] of forms)
    for (const field of fields) {
      for (const control of ['\n', '\r\n', '\u0001', '\u001f', '\u007f', '\u0085', '\u2028', '\u2029']) {
        const value = `${form[field]?.slice(0, 1)}${control}${form[field]?.slice(1)}`;
        assert.deepEqual(
          await errorsOf(route, token, { ...form, [field]: value }),
          [field],
          `${field} ${JSON.stringify(control)}`,
        );
      }
      assert.deepEqual(await errorsOf(route, token, { ...form, [field]: '\u200f\u202e \u200d' }), [field]);
    }
  const { body } = await shop.call('POST /contactUs', { body: { ...message, name: 'A\nB' } });
  assert.deepEqual(body.errors, { name: ['Remove the line breaks and control characters from this line.'] });
  assert.deepEqual(await errorsOf('POST /contactUs', '', { ...message, message: 'one\r\ntwo\tthree' }), []);
  assert.deepEqual(await errorsOf('POST /contactUs', '', { ...message, message: 'one\u0007' }), ['message']);
});

test('Two spellings of an internationalised domain are one account, mailed in ASCII', async () => {
  const ascii = 'sami@xn--mgbh0fb.xn--mgberp4a5d4ar';
  const password = 'a long enough password';
  const form = {
    ...{ firstname: 'Sami', lastname: 'Saleh', phone_number: '050 123 4567', password, confirm_password: password },
    ...{ email: 'Sami@مثال.السعودية', terms: true },
  };
  assert.deepEqual(await errorsOf('POST /auth/register', '', form), []);
  for (const email of [ascii, 'SAMI@مثال.السعودية', '\u202dsami@XN--MGBH0FB.xn--mgberp4a5d4ar\u202c']) {
    const { status, body } = await shop.call('POST /auth/login', { body: { email, password } });
    assert.deepEqual([status, body.user.email], [200, ascii]);
  }
  // A second registration has the same response as the first, and creates no account.
  await errorsOf('POST /auth/register', '', { ...form, email: ascii });
  const accounts = await shop.database.query(sql`SELECT email FROM users WHERE email LIKE 'sami@%'`);
  assert.deepEqual(accounts, [{ email: ascii }]);
  const outbox = await shop.database.query(sql`SELECT DISTINCT recipient FROM outbox WHERE recipient LIKE 'sami@%'`);
  assert.deepEqual(outbox, [{ recipient: ascii }]);
  assert.deepEqual(await errorsOf('POST /news-letter', '', { email: 'sami@مثال' }), ['email']);
  assert.deepEqual(await errorsOf('POST /news-letter', '', { email: 'سامي@مثال.السعودية' }), ['email']);
});
