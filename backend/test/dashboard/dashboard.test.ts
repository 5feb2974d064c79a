import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED } from '../../src/facts/order-statuses.ts';
import { createStoredFigures } from '../../src/modules/operations/dashboard/stored-figures.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let token: string;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

test('The admin sees sales in each currency, pending work and the latest orders', async () => {
  const { id: productId } = await shop.make.product({ price: 1000, stock: 50 });
  await shop.make.product({ approved: false });
  await shop.make.vendor({ active: 0 });
  const bought = [];
  for (let index = 0; index < 4; index += 1)
    bought.push(...(await sales.buy(await shop.make.customer(), [{ productId }])));
  const [old, cancelled] = bought;
  await shop.database.query(sql`UPDATE vendor_orders SET placed_at = now() - interval '20 days' WHERE id = ${old}`);
  await shop.database.query(
    sql`UPDATE vendor_orders SET status = ${CANCELLED}, restocked_at = now() WHERE id = ${cancelled}`,
  );

  const { data } = (await shop.call('GET /admin/dashboard', { token })).body;
  const soldIn = (period: string, currency: string) => {
    const row = data.sales.find(
      (each: Record<string, unknown>) => each.period === period && each.currency === currency,
    );
    return [row.orders, row.total];
  };
  assert.deepEqual(soldIn('today', 'USD'), [2, 24]);
  assert.deepEqual(soldIn('last_7_days', 'USD'), [2, 24]);
  assert.deepEqual(soldIn('last_30_days', 'USD'), [3, 36]);
  assert.deepEqual(soldIn('last_30_days', 'BHD'), [0, 0]);
  assert.deepEqual([data.vendors_waiting, data.products_waiting], [1, 1]);
  assert.deepEqual(
    data.newest_orders.map((order: { id: number }) => order.id),
    bought.toReversed(),
  );
  const counts = Object.fromEntries(
    data.orders_by_status.map((each: { status: string; count: number }) => [each.status, each.count]),
  );
  assert.deepEqual([counts.Pending, counts.Cancelled, counts.Shipped], [3, 1, 0]);
});

test('The admin reads all orders and filters them by vendor', async () => {
  const vendor = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [id] = await sales.buy(await shop.make.customer(), [{ productId }]);
  const { body } = await shop.call(
    `GET /admin/orders?filter=true&search=${encodeURIComponent(`supplies ${vendor.id}`)}&status=1`,
    { token },
  );
  assert.deepEqual(
    body.data.orders.map((order: { id: number }) => order.id),
    [id],
  );
  assert.deepEqual(body.data.orders[0].vendor.email, vendor.email);
  assert.equal((await shop.call('GET /admin/orders', { token: vendor.token })).status, 403);
});

test('A large shop sums its figures in the background and tells when', async () => {
  const { id: productId } = await shop.make.product({ stock: 50 });
  await sales.buy(await shop.make.customer(), [{ productId }]);
  const read = async () => (await shop.call('GET /admin/dashboard', { token })).body.data;
  const ordersOf = (data: { boxes: { key: string; value: number }[] }) =>
    data.boxes.find(({ key }) => key === 'orders')?.value ?? 0;
  const before = await read();
  assert.equal(before.figures_at, null);
  const stored = createStoredFigures(shop.database);
  await stored.refresh();
  assert.equal((await read()).figures_at, null);
  await stored.refresh(1);
  const { figures_at: at, ...summed } = await read();
  assert.ok(Date.now() - Date.parse(at) < 60_000);
  assert.deepEqual({ ...summed, figures_at: null }, before);
  await sales.buy(await shop.make.customer(), [{ productId }]);
  assert.equal(ordersOf(await read()), ordersOf(before));
  assert.notEqual((await read()).newest_orders[0].id, before.newest_orders[0].id);
  await shop.database.query(sql`UPDATE dashboard_figures SET read_at = now() - interval '16 minutes'`);
  assert.equal(ordersOf(await read()), ordersOf(before) + 1);
});
