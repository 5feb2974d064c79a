import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { checkDigit } from '../../src/modules/sales/orders/pickups/carriers/local.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow, isWeekend, lastWorkdayWithin, nextFriday, nextWorkday } from '../support/days.ts';
import { renderMail } from '../../src/mail/render.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const createSale = async () => {
  const [vendor, customer] = [await shop.make.vendor(), await shop.make.customer()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [id = 0] = await sales.buy(customer, [{ productId }]);
  const { token } = vendor;
  const schedule = (form: object = {}) =>
    shop.call('POST /orders/schedule-pickup', {
      token,
      body: { id, date: nextWorkday(), from: '09:00', to: '12:30', ...form },
    });
  const cancel = () => shop.call('POST /orders/cancel-pickup', { token, body: { id } });
  const setStatus = (status: number) => shop.call(`POST /vendor/orders/${id}/status`, { token, body: { status } });
  const read = async () => (await shop.call(`GET /vendor/orders/${id}`, { token })).body.order;
  return { vendor, customer, id, schedule, cancel, setStatus, read };
};

test('A vendor books a pickup, reads its tracking number and label, and cancels it', async () => {
  const { schedule, cancel, read, customer } = await createSale();
  assert.deepEqual([(await read()).tracking_id, (await read()).pickup], ['', null]);
  const { status, body } = await schedule();
  assert.deepEqual([status, body.message], [200, 'Pickup scheduled successfully']);
  const { order, tracking_id: trackingId, label_url: labelUrl } = body;
  assert.match(trackingId, /^BLP[0-9A-Y]{11}$/);
  assert.equal(checkDigit(trackingId.slice(3, -1)), trackingId.at(-1));
  assert.equal(labelUrl, `/vendor/orders/${order.order_sub_no}/label`);
  assert.deepEqual([order.tracking_id, order.track_id, order.label_url], [trackingId, trackingId, labelUrl]);
  assert.deepEqual(order.pickup, {
    carrier: 'local',
    date: nextWorkday(),
    from: '09:00',
    to: '12:30',
    tracking_id: trackingId,
    label_url: labelUrl,
  });
  const tracked = { order_no: order.order_no, email: customer.email };
  const { parcels } = (await shop.call('POST /orders/track', { body: tracked })).body.data;
  assert.equal(parcels[0].tracking_id, trackingId);
  await sales.assertBooksAreRight();
  const cancelled = await cancel();
  assert.deepEqual([cancelled.status, cancelled.body.message], [200, 'Pickup cancelled successfully']);
  assert.deepEqual([cancelled.body.order.tracking_id, cancelled.body.order.pickup], ['', null]);
  assert.equal((await cancel()).body.code, 'pickup_not_scheduled');
  const next = await schedule();
  assert.notEqual(next.body.tracking_id, trackingId);
  await sales.assertBooksAreRight();
});

test('The mail about a shipped parcel names carrier and number of its pickup', async () => {
  const { schedule, setStatus, customer } = await createSale();
  const { tracking_id: trackingId, order } = (await schedule()).body;
  await setStatus(3);
  const mail = (await mailsTo(shop.database, customer.email)).at(-1);
  assert.ok(mail?.template === 'order-status');
  const { text, html } = renderMail({ ...mail, lang: 'en' }, 'https://shop.example');
  for (const part of [text, html]) assert.ok(part.includes('Our shop courier') && part.includes(trackingId));
  assert.ok(text.includes(`Track your parcel: https://shop.example/track-order?order=${order.order_no}&lang=en`));
});

test('Missing data and invalid times are reported on their fields', async () => {
  const { schedule, id } = await createSale();
  const { token } = await shop.make.vendor();
  const empty = await shop.call('POST /orders/schedule-pickup', { token, body: { id } });
  assert.deepEqual(empty.body.errors, {
    date: ['Pickup Date is required.'],
    from: ['Pickup From Time is required.'],
    to: ['Pickup To Time is required.'],
  });
  const wrong: [object, string, string][] = [
    [{ date: '' }, 'date', 'Pickup Date is required.'],
    [{ date: '21/11/2026' }, 'date', 'Enter a date such as 2026-11-21.'],
    [{ date: dayFromNow(-1) }, 'date', 'Choose today or a later day.'],
    [{ date: dayFromNow(31) }, 'date', 'Choose a day within the next 30 days.'],
    [{ date: nextFriday() }, 'date', 'Couriers do not come on Fridays and Saturdays. Choose another day.'],
    [{ from: '25:00' }, 'from', 'Enter a time such as 14:30.'],
    [{ to: '09:00' }, 'to', 'The pickup must end after it starts.'],
  ];
  const today = { date: dayFromNow(0), from: '00:00', to: '23:59' };
  if (!isWeekend(today.date)) wrong.push([today, 'from', 'This time has already passed.']);
  for (const [form, field, message] of wrong) {
    const { status, body } = await schedule(form);
    assert.deepEqual([status, body.errors], [422, { [field]: [message] }]);
  }
  assert.equal((await schedule({ date: lastWorkdayWithin(30) })).status, 200);
});

test('A vendor can neither book nor cancel a pickup of another vendor', async () => {
  const { id, schedule, read } = await createSale();
  await schedule();
  const { token } = await shop.make.vendor();
  const body = { id, date: nextWorkday(), from: '09:00', to: '12:00' };
  for (const response of [
    await shop.call('POST /orders/schedule-pickup', { token, body }),
    await shop.call('POST /orders/cancel-pickup', { token, body: { id } }),
  ])
    assert.deepEqual([response.status, response.body.code], [404, 'not_found']);
  assert.notEqual((await read()).pickup, null);
});

test('A store without an address cannot book a pickup', async () => {
  const { vendor, schedule, read } = await createSale();
  const address = (text: string) =>
    shop.database.query(sql`UPDATE vendors SET company_address = ${text} WHERE id = ${vendor.vendorId}`);
  await address('');
  const { status, body } = await schedule();
  assert.deepEqual([status, body.code, (await read()).pickup], [409, 'pickup_no_address', null]);
  await address('1 Market Street');
  assert.equal((await schedule()).status, 200);
});

test('Ten simultaneous requests book one pickup', async () => {
  const { schedule, read } = await createSale();
  const responses = await Promise.all(Array.from({ length: 10 }, () => schedule()));
  const done = responses.filter(({ status }) => status === 200);
  assert.deepEqual([done.length, responses.filter(({ status }) => status === 409).length], [1, 9]);
  assert.equal((await read()).tracking_id, done[0]?.body.tracking_id);
  await sales.assertBooksAreRight();
});

test('Completed and cancelled orders are not picked up', async () => {
  for (const status of [4, 5, 6]) {
    const { schedule, setStatus } = await createSale();
    await setStatus(status);
    const response = await schedule();
    assert.deepEqual([response.status, response.body.code], [409, 'pickup_too_late']);
  }
});

test('Cancelling an order by any party cancels its pickup', async () => {
  const byVendor = await createSale();
  await byVendor.schedule();
  const { body } = await byVendor.setStatus(5);
  assert.deepEqual([body.order.tracking_id, body.order.pickup], ['', null]);

  const byCustomer = await createSale();
  await byCustomer.schedule();
  const { body: shown } = await shop.call(`POST /orders/${byCustomer.id}/cancel`, { token: byCustomer.customer.token });
  assert.deepEqual([shown.order.tracking_id, (await byCustomer.read()).pickup], ['', null]);

  const byBoth = await createSale();
  await byBoth.setStatus(2);
  await byBoth.schedule();
  await shop.call(`POST /orders/${byBoth.id}/cancel`, { token: byBoth.customer.token });
  const { token } = byBoth.vendor;
  await shop.call(`POST /vendor/orders/${byBoth.id}/cancellation`, { token, body: { decision: 'accept' } });
  assert.equal((await byBoth.read()).pickup, null);
  await sales.assertBooksAreRight();
});

test('A shipped order keeps its tracking number', async () => {
  const { schedule, setStatus } = await createSale();
  const { tracking_id: trackingId } = (await schedule()).body;
  await setStatus(3);
  assert.equal((await setStatus(4)).body.order.tracking_id, trackingId);
});

test('The pickup of a completed order keeps its tracking number and label', async () => {
  const { schedule, cancel, setStatus, read, customer } = await createSale();
  const { tracking_id: trackingId, label_url: labelUrl } = (await schedule()).body;
  await setStatus(4);
  const { status, body } = await cancel();
  assert.deepEqual([status, body.code], [409, 'pickup_done']);
  const order = await read();
  assert.deepEqual([order.tracking_id, order.label_url, order.pickup.tracking_id], [trackingId, labelUrl, trackingId]);
  const tracked = { order_no: order.order_no, email: customer.email };
  const [parcel] = (await shop.call('POST /orders/track', { body: tracked })).body.data.parcels;
  assert.equal(parcel.tracking_id, trackingId);
});

test('An unfinished booking expires after two minutes', async () => {
  const { id, schedule, read } = await createSale();
  const keep = (age: string) =>
    shop.database.query(sql`
      INSERT INTO pickups (vendor_order_id, carrier, pickup_date, from_time, to_time, created_at)
      VALUES (${id}, 'local', ${nextWorkday()}, '09:00', '10:00', now() - ${age}::interval)`);
  await keep('1 minute');
  assert.equal((await read()).pickup, null);
  assert.equal((await schedule()).status, 409);
  await shop.database.query(
    sql`UPDATE pickups SET created_at = now() - interval '3 minutes' WHERE vendor_order_id = ${id}`,
  );
  assert.equal((await schedule()).status, 200);
});

test('The check digit of a tracking number detects a wrong or swapped character', () => {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXY';
  const number = '7K2M9QX04B';
  const right = checkDigit(number);
  for (const [index, character] of [...number].entries()) {
    for (const other of digits.replace(character, ''))
      assert.notEqual(checkDigit(number.slice(0, index) + other + number.slice(index + 1)), right);
    const next = number[index + 1];
    if (next === undefined || next === character) continue;
    assert.notEqual(checkDigit(number.slice(0, index) + next + character + number.slice(index + 2)), right);
  }
});
