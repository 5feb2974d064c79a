import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { assertAlike } from '../support/timing.ts';

const BILLED_TO = 'layla@test.balsam.test';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const track = (order_no: string, email: string, lang = 'en') =>
  shop.call('POST /orders/track', { body: { order_no, email }, headers: { lang } });

const setStatus = (partId: number, status: number) =>
  shop.database.query(sql`
    UPDATE vendor_orders SET status = ${status}, tracking_information = 'PX 200 100',
      restocked_at = CASE WHEN ${status}::smallint IN (5, 6) THEN now() END
    WHERE id = ${partId}`);

/** An order at two vendors. */
const placed = async () => {
  const customer = await shop.make.customer();
  const [one, two] = [await shop.make.product({ name: 'Gloves', nameAr: 'قفازات' }), await shop.make.product()];
  const [first = 0, second = 0] = await sales.buy(customer, [
    { productId: one.id, quantity: 2 },
    { productId: two.id },
  ]);
  const row = await shop.database.first<{ number: string }>(
    sql`SELECT o.order_no AS number FROM orders o JOIN vendor_orders p ON p.order_id = o.id WHERE p.id = ${first}`,
  );
  return { customer, first, second, number: row?.number ?? '' };
};

test('An order number with the billing or account e-mail tracks every parcel', async () => {
  const { customer, first, number } = await placed();
  await setStatus(first, 3);
  for (const email of [BILLED_TO, BILLED_TO.toUpperCase(), customer.email]) {
    const { status, body } = await track(` ${number.toLowerCase()} `, email);
    assert.deepEqual([status, body.data.order_no, body.data.parcels.length], [200, number, 2]);
    const [parcel] = body.data.parcels;
    assert.deepEqual(
      [parcel.order_sub_no, parcel.status, parcel.status_code, parcel.tracking_information],
      [`${number}-1`, 'Shipped', 3, 'PX 200 100'],
    );
    assert.deepEqual(parcel.items, [
      { name: 'Gloves', name_arabic: 'قفازات', variant: '', variant_arabic: '', quantity: 2 },
    ]);
    assert.deepEqual(
      parcel.history.map(({ to }: { to: string }) => to),
      ['Pending'],
    );
  }
});

test('The number of a sub-order tracks that parcel only', async () => {
  const { number } = await placed();
  const { body } = await track(`${number}-2`, BILLED_TO);
  assert.deepEqual([body.data.order_no, body.data.parcels.length], [number, 1]);
  assert.equal(body.data.parcels[0].order_sub_no, `${number}-2`);
});

test('A parcel has an arrival range until it is delivered or cancelled', async () => {
  const { first, number } = await placed();
  const arrival = async () => {
    const [parcel] = (await track(number, BILLED_TO)).body.data.parcels;
    return [parcel.arrives_from, parcel.arrives_to];
  };
  for (const status of [1, 2, 3]) {
    await setStatus(first, status);
    const [from, to] = await arrival();
    assert.match(from, /^\d{4}-\d\d-\d\d$/);
    assert.ok(from <= to && from >= new Date().toISOString().slice(0, 10), `${from} – ${to}`);
  }
  for (const status of [5, 6, 4]) {
    await setStatus(first, status);
    assert.deepEqual(await arrival(), [null, null]);
  }
});

test('Promised days survive zone changes, and a parcel past them is late', async () => {
  const { first, second, number } = await placed();
  const parcels = async () =>
    (await track(number, BILLED_TO)).body.data.parcels.map(
      ({ arrives_from, arrives_to, is_late }: Record<string, unknown>) => [arrives_from, arrives_to, is_late],
    );
  const promised = await parcels();
  await shop.database.query(sql`UPDATE shipping_zones SET handling_days_min = 20, handling_days_max = 30`);
  assert.deepEqual(await parcels(), promised);
  await shop.database.query(
    sql`UPDATE vendor_orders SET arrives_from = '2026-01-04', arrives_to = '2026-01-06' WHERE id IN (${first}, ${second})`,
  );
  await setStatus(second, 4);
  assert.deepEqual(await parcels(), [
    ['2026-01-04', '2026-01-06', true],
    [null, null, false],
  ]);
});

test('A wrong e-mail reveals nothing about an order', async () => {
  const { number } = await placed();
  const stranger = await shop.make.customer();
  const wrongEmail = await track(number, stranger.email);
  const wrongNumber = await track('BLS-0000000000', BILLED_TO);
  assert.deepEqual([wrongEmail.status, wrongEmail.body.code], [404, 'order_not_found']);
  assert.deepEqual([wrongNumber.status, wrongNumber.text], [404, wrongEmail.text]);
  const signedIn = await shop.call('POST /orders/track', {
    token: stranger.token,
    body: { order_no: number, email: stranger.email },
  });
  assert.equal(signedIn.text, wrongEmail.text);
});

test('Response times do not distinguish a wrong number from a wrong e-mail', async () => {
  const { number } = await placed();
  await assertAlike(
    () => track(number, 'nobody@example.com'),
    () => track('BLS-0000000000', 'nobody@example.com'),
    20,
    [0.7, 1.4],
  );
});

test('Tracking shows no personal data', async () => {
  const { customer, number } = await placed();
  const { text } = await track(number, BILLED_TO);
  for (const secret of [customer.email, BILLED_TO, 'Layla', 'Haddad', 'Palm Street', '0501234567', 'price', 'total']) {
    assert.ok(!text.includes(secret), secret);
  }
});

test('A draft cannot be tracked', async () => {
  const customer = await shop.make.customer();
  const number = await sales.draft(customer, [{ productId: (await shop.make.product()).id }]);
  assert.equal((await track(number, customer.email)).status, 404);
});

test('Empty fields are reported in both languages', async () => {
  assert.deepEqual((await track(' ', 'layla')).body.errors, {
    order_no: ['Order number is required.'],
    email: ['Invalid email format.'],
  });
  assert.deepEqual((await track('', BILLED_TO, 'ar')).body.errors, { order_no: ['رقم الطلب مطلوب.'] });
});

test('Guessing is blocked after ten attempts a minute, whatever the e-mail', async () => {
  const guarded = await buildTestApp({ rateLimit: true });
  try {
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const body = { order_no: 'BLS-0000000000', email: `guess-${guess}@example.com` };
      statuses.push(await guarded.call('POST /orders/track', { body }));
    }
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [...Array.from({ length: 10 }, () => 404), 429],
    );
    assert.ok(Number(statuses.at(-1)?.headers['retry-after']) > 0);
  } finally {
    await guarded.close();
  }
});
