import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { createAramexCarrier } from '../../../src/modules/sales/orders/pickups/carriers/aramex.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { startAramex, type FakeAramex } from '../../support/aramex.ts';
import { nextWorkday } from '../../support/days.ts';
import { createSales, type Sales } from '../../support/sales.ts';

let aramex: FakeAramex;
let shop: TestApp;
let sales: Sales;
before(async () => {
  aramex = await startAramex();
  shop = await buildTestApp({ aramex: aramex.account });
  sales = createSales(shop);
});
after(async () => {
  await shop.close();
  await aramex.close();
});
beforeEach(() => aramex.behave('agree'));

const createSale = async () => {
  const vendor = await shop.make.vendor();
  const { cityId, stateId, countryId } = await shop.make.place();
  await shop.database.query(sql`
    UPDATE vendors SET country_id = ${countryId}, state_id = ${stateId}, city_id = ${cityId}, postal_code = '11564'
    WHERE id = ${vendor.vendorId}`);
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId }]);
  const { token } = vendor;
  const schedule = (headers = {}) =>
    shop.call('POST /orders/schedule-pickup', {
      token,
      headers,
      body: { id, date: nextWorkday(), from: '09:00', to: '12:30' },
    });
  const cancel = () => shop.call('POST /orders/cancel-pickup', { token, body: { id } });
  const read = async () => (await shop.call(`GET /vendor/orders/${id}`, { token })).body.order;
  /** Pickups that the carrier has booked for this order. */
  const drives = async () => {
    const { order_sub_no: number } = await read();
    return [...aramex.pickups.values()].filter((reference) => reference.startsWith(`${number}/`));
  };
  return { id, vendor, schedule, cancel, read, drives };
};

/** Makes the commit of every booking fail. */
const refuseBookings = () =>
  shop.database.query(sql`
    DO $$ BEGIN
      CREATE FUNCTION refuse_booking() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END';
      CREATE CONSTRAINT TRIGGER refuse_booking AFTER UPDATE ON vendor_orders DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.tracking_id <> '') EXECUTE FUNCTION refuse_booking();
    END $$`);
const allowBookings = () => shop.database.query(sql`DROP FUNCTION refuse_booking CASCADE`);

test('A pickup sends the vendor’s address and times, and returns the tracking number', async () => {
  const { id, schedule, cancel, drives, read } = await createSale();
  const { status, body } = await schedule();
  assert.equal(status, 200);
  assert.deepEqual([body.order.pickup.carrier, body.order.pickup.tracking_id], ['aramex', body.tracking_id]);
  const { method, body: sent } = aramex.calls.at(-1) ?? {};
  assert.deepEqual(
    [method, sent.ClientInfo.AccountNumber, sent.ClientInfo.Version],
    ['CreatePickup', '4004636', 'v1.0'],
  );
  const { Pickup: pickup } = sent;
  assert.deepEqual(pickup.PickupAddress, {
    Line1: '1 Market Street',
    Line2: '',
    City: 'Riyadh',
    PostCode: '11564',
    CountryCode: 'SA',
  });
  const nine = Date.parse(`${nextWorkday()}T06:00:00Z`);
  assert.deepEqual([pickup.ReadyTime, pickup.PickupItems[0].ProductGroup], [`/Date(${nine}+0300)/`, 'DOM']);
  assert.match(body.tracking_id, /^A\d+-/);
  assert.equal((await drives()).length, 1);
  assert.equal((await cancel()).status, 200);
  assert.deepEqual([await drives(), (await read()).tracking_id], [[], '']);
  assert.equal(await pickupRows(id), 1);
  await sales.assertBooksAreRight();
});

const pickupRows = async (id: number) =>
  (await shop.database.query(sql`SELECT id FROM pickups WHERE vendor_order_id = ${id}`)).length;

test('Aramex receives the National Address, the company and the PO number', async () => {
  const { id, schedule, read } = await createSale();
  await shop.database.query(sql`
    UPDATE orders SET shipping_address = shipping_address || '{"national_address": "RRRD2929"}', po_number = 'PO-118'
    WHERE id = (SELECT order_id FROM vendor_orders WHERE id = ${id})`);
  await schedule();
  const { Pickup: pickup } = aramex.calls.at(-1)?.body ?? {};
  assert.deepEqual(
    [pickup.Reference2, pickup.PickupItems[0].Comments],
    ['RRRD2929', `${(await read()).order_sub_no} Haddad Clinic PO-118`],
  );
});

test('A parcel to Saudi Arabia without a National Address is not booked with Aramex', async () => {
  const { id, schedule } = await createSale();
  const set = (address: string) =>
    shop.database.query(sql`
      UPDATE orders SET shipping_address = shipping_address || jsonb_build_object('national_address', ${address}::text)
      WHERE id = (SELECT order_id FROM vendor_orders WHERE id = ${id})`);
  await set('');
  const before = aramex.calls.length;
  const refused = await schedule();
  assert.deepEqual([refused.status, refused.body.code], [422, 'national_address_missing']);
  assert.deepEqual([aramex.calls.length, await pickupRows(id)], [before, 0]);
  await set('RRRD2929');
  assert.equal((await schedule()).status, 200);
});

test('A vendor reads the reason of an Aramex refusal and may try again', async () => {
  const { id, schedule, read } = await createSale();
  aramex.behave({ refuse: 'Pickup time is outside of working hours.' });
  const { status, body } = await schedule();
  assert.deepEqual([status, body.code], [502, 'carrier_refused']);
  assert.equal(body.message, 'The carrier refused: Pickup time is outside of working hours.');
  assert.deepEqual([(await read()).pickup, await pickupRows(id)], [null, 0]);
  aramex.behave('agree');
  assert.equal((await schedule()).status, 200);
});

test('A vendor reads that the carrier is unavailable when it fails or responds badly', async () => {
  const { id, schedule, read } = await createSale();
  for (const behaviour of ['fail', 'hang up', 'nonsense'] as const) {
    aramex.behave(behaviour);
    const { status, body } = await schedule();
    assert.deepEqual([status, body.code, await pickupRows(id)], [502, 'carrier_silent', 0], behaviour);
  }
  assert.equal((await read()).tracking_id, '');
  await sales.assertBooksAreRight();
});

test('A request to Aramex ends at the configured timeout', async () => {
  aramex.behave('sleep');
  const started = Date.now();
  await assert.rejects(createAramexCarrier(aramex.account, 200).cancel('guid'), {
    name: 'CarrierError',
    reason: 'silent',
  });
  // The default timeout is ten seconds.
  assert.ok(Date.now() - started < 9000);
});

test('A pickup that cannot be stored is cancelled at Aramex', async () => {
  const { id, schedule, drives, read } = await createSale();
  await refuseBookings();
  try {
    assert.equal((await schedule()).status, 500);
  } finally {
    await allowBookings();
  }
  assert.deepEqual(
    aramex.calls.slice(-2).map(({ method }) => method),
    ['CreatePickup', 'CancelPickup'],
  );
  assert.deepEqual([await drives(), (await read()).pickup, await pickupRows(id)], [[], null, 0]);
  assert.equal((await schedule()).status, 200);
  await sales.assertBooksAreRight();
});

test('A pickup remains until Aramex cancels it, and can be cancelled again', async () => {
  const { schedule, cancel, read, drives } = await createSale();
  const { tracking_id: trackingId } = (await schedule()).body;
  aramex.behave({ refuse: 'The driver is on his way.' });
  const refused = await cancel();
  assert.deepEqual([refused.status, refused.body.code], [502, 'carrier_refused']);
  assert.equal((await read()).tracking_id, trackingId);
  aramex.behave('agree');
  assert.equal((await cancel()).status, 200);
  assert.deepEqual(await drives(), []);
});

test('A pickup that Aramex has already cancelled is cancelled here too', async () => {
  const { schedule, cancel, read } = await createSale();
  await schedule();
  aramex.pickups.clear();
  assert.equal((await cancel()).status, 200);
  assert.equal((await read()).pickup, null);
});

test('An order cancelled during the Aramex call is not picked up', async () => {
  const { id, vendor, schedule, read, drives } = await createSale();
  const [scheduled] = await Promise.all([
    schedule(),
    shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status: 5 } }),
  ]);
  assert.ok([200, 409].includes(scheduled.status));
  assert.deepEqual([(await read()).pickup, await drives()], [null, []]);
  await sales.assertBooksAreRight();
});

test('An order is cancelled while Aramex is down, and its pickup stays visible', async () => {
  const { id, vendor, schedule, cancel, read } = await createSale();
  await schedule();
  aramex.behave('hang up');
  const response = await shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status: 5 } });
  assert.deepEqual([response.status, response.body.order.status], [200, 'Cancelled']);
  assert.notEqual((await read()).pickup, null);
  aramex.behave('agree');
  assert.equal((await cancel()).status, 200);
  assert.equal((await read()).pickup, null);
});

test('Repeating a request with the same key creates one pickup', async () => {
  const { schedule, drives } = await createSale();
  const headers = { 'idempotency-key': 'pickup-1' };
  const [first, second] = [await schedule(headers), await schedule(headers)];
  assert.deepEqual([first.status, second.text], [200, first.text]);
  assert.equal((await drives()).length, 1);
});
