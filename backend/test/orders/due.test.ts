import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { shipByOf } from '../../src/modules/sales/shipping/arrival.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import type { Vendor } from '../support/factories.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const openShop = async () => {
  const vendor = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, stock: 50, name: '=1+1' });
  const sell = async () => {
    const customer = await shop.make.customer();
    const [id = 0] = await sales.buy(customer, [{ productId }]);
    return { id, customer };
  };
  return { vendor, sell };
};

const setStatus = ({ token }: Vendor, id: number, status: number) =>
  shop.call(`POST /vendor/orders/${id}/status`, { token, body: { status } });

const idsOf = async ({ token }: Vendor, query: string): Promise<number[]> => {
  const { status, body, text } = await shop.call(`GET /vendor/orders?${query}`, { token });
  assert.equal(status, 200, text);
  return body.data.orders.map(({ id }: { id: number }) => id);
};

const promise = (id: number, day: string) =>
  shop.database.query(sql`UPDATE vendor_orders SET ship_by = ${day} WHERE id = ${id}`);

test('Later changes of a shipping zone do not move an order’s ship-by date', async () => {
  const { vendor, sell } = await openShop();
  await shop.database.query(sql`UPDATE shipping_zones SET handling_days_max = 4 WHERE vendor_id = ${vendor.vendorId}`);
  const { id } = await sell();
  await shop.database.query(sql`UPDATE shipping_zones SET handling_days_max = 9 WHERE vendor_id = ${vendor.vendorId}`);
  const { order } = (await shop.call(`GET /vendor/orders/${id}`, { token: vendor.token })).body;
  assert.deepEqual(
    [order.ship_by, order.is_late],
    [shipByOf({ handling_days_max: 4 }, new Date(order.created_at)), false],
  );
});

test('Handling days follow the Riyadh calendar and skip Friday and Saturday', () => {
  // 21:30 UTC on Wednesday is Thursday in Riyadh; one working day later is Sunday.
  assert.equal(shipByOf({ handling_days_max: 1 }, new Date('2026-11-18T21:30:00Z')), '2026-11-22');
});

test('Weekend orders with same-day handling are due on Sunday', () => {
  const atOnce = (day: string) => shipByOf({ handling_days_max: 0 }, new Date(`${day}T08:00:00Z`));
  // No courier collects on a weekend, so the deadline cannot be a weekend day.
  assert.deepEqual(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(atOnce), [
    ...['2026-11-19', '2026-11-22', '2026-11-22', '2026-11-22'],
  ]);
});

test('A vendor filters orders to confirm, late orders and cancellation requests', async () => {
  const { vendor, sell } = await openShop();
  const [fresh, late, lateToo, shipped, wanted] = [
    await sell(),
    await sell(),
    await sell(),
    await sell(),
    await sell(),
  ];
  await setStatus(vendor, lateToo.id, 2);
  await setStatus(vendor, shipped.id, 3);
  for (const { id } of [late, lateToo, shipped]) await promise(id, dayFromNow(-1));
  await promise(fresh.id, dayFromNow(0));
  await setStatus(vendor, wanted.id, 2);
  await shop.call(`POST /orders/${wanted.id}/cancel`, { token: wanted.customer.token });
  assert.deepEqual(await idsOf(vendor, 'due=confirm'), [fresh.id, late.id]);
  assert.deepEqual(await idsOf(vendor, 'due=late'), [late.id, lateToo.id]);
  assert.deepEqual(await idsOf(vendor, 'due=request'), [wanted.id]);
  assert.deepEqual(await idsOf(vendor, 'due=late&status=2'), [lateToo.id]);
  assert.equal((await idsOf(vendor, 'due=')).length, 5);
  const { orders } = (await shop.call('GET /vendor/orders', { token: vendor.token })).body.data;
  const lateOnes = orders.filter((order: { is_late: boolean }) => order.is_late);
  assert.deepEqual(
    lateOnes.map(({ id }: { id: number }) => id),
    [lateToo.id, late.id],
  );
  await shop.call(`POST /vendor/orders/${wanted.id}/cancellation`, {
    token: vendor.token,
    body: { decision: 'decline' },
  });
  assert.deepEqual(await idsOf(vendor, 'due=request'), []);
});

test('A vendor filters orders by customer and by days in Riyadh', async () => {
  const { vendor, sell } = await openShop();
  const [first, second] = [await sell(), await sell()];
  // 00:30 in Riyadh, still the previous day in UTC.
  await shop.database.query(sql`UPDATE vendor_orders SET placed_at = '2026-03-09T21:30:00Z' WHERE id = ${first.id}`);
  assert.deepEqual(await idsOf(vendor, `customer=${second.customer.id}`), [second.id]);
  assert.deepEqual(await idsOf(vendor, 'from=2026-03-10&to=2026-03-10'), [first.id]);
  assert.deepEqual(await idsOf(vendor, 'to=2026-03-09'), []);
  assert.deepEqual(await idsOf(vendor, 'from=2026-03-11'), [second.id]);
  assert.deepEqual(await idsOf(vendor, `from=${encodeURIComponent('٢٠٢٦-٠٣-١١')}`), [second.id]);
  assert.deepEqual(await idsOf(await shop.make.vendor(), `customer=${second.customer.id}`), []);
  for (const query of ['from=yesterday', 'to=2026-02-30', 'from=0000-01-01', 'due=soon', 'customer=x'])
    assert.equal((await shop.call(`GET /vendor/orders?${query}`, { token: vendor.token })).status, 422, query);
});

test('A vendor exports all filtered orders to CSV without executable formulas', async () => {
  const { vendor, sell } = await openShop();
  const made = [];
  for (let count = 0; count < 12; count += 1) made.push(await sell());
  const [first] = made;
  await shop.database.query(sql`UPDATE users SET firstname = '=HYPERLINK("x")' WHERE id = ${first?.customer.id}`);
  const { status, text, headers } = await shop.call('GET /vendor/orders.csv?status=1', { token: vendor.token });
  assert.equal(status, 200, text);
  assert.match(String(headers['content-disposition']), /^attachment; filename="orders\.csv"/);
  const lines = text.replace('\ufeff', '').trimEnd().split('\r\n');
  assert.match(lines[0] ?? '', /^Order number,Sub order number,Placed at,PO number,Status,/);
  assert.equal(lines.length, 13);
  assert.match(lines.at(-1) ?? '', /"'=HYPERLINK\(""x""\) No\d+"/);
  assert.match(lines[1] ?? '', /,USD,10\.00,0\.00,2\.00,0\.00,12\.00$/);
  const other = await shop.call('GET /vendor/orders.csv', { token: (await shop.make.vendor()).token });
  assert.equal(other.text.trimEnd().split('\r\n').length, 1);
});
