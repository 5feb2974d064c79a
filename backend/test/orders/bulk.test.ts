import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const createSale = async (vendor: Vendor): Promise<number> => {
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId }]);
  return id;
};

const bulk = ({ token }: Vendor, body: object) => shop.call('POST /vendor/orders/bulk', { token, body });
const list = async ({ token }: Vendor, query: string) =>
  (await shop.call(`GET /vendor/orders?filter=true${query}`, { token })).body.data;
const idsOf = ({ orders }: { orders: { id: number }[] }) => orders.map(({ id }) => id);

test('A vendor moves many orders in one request, with or without texts per parcel', async () => {
  const vendor = await shop.make.vendor();
  const ids = [await createSale(vendor), await createSale(vendor)];
  assert.equal((await bulk(vendor, { ids, action: 'confirm' })).body.done, 2);
  const shipped = await bulk(vendor, { ids, action: 'ship', tracking: { [ids[0] ?? 0]: 'DHL 1' } });
  assert.deepEqual([shipped.body.done, shipped.body.failed], [2, []]);
  const { orders } = await list(vendor, '&sort=oldest');
  assert.deepEqual(
    orders.map((order: Record<string, unknown>) => [order.status, order.tracking_information]),
    [
      ['Shipped', 'DHL 1'],
      ['Shipped', ''],
    ],
  );
  assert.equal((await bulk(vendor, { ids, action: 'complete' })).body.done, 2);
});

test('Bulk changes skip and name orders that moved on or have a cancellation request', async () => {
  const vendor = await shop.make.vendor();
  const [ready = 0, wished = 0, done = 0] = [
    await createSale(vendor),
    await createSale(vendor),
    await createSale(vendor),
  ];
  await bulk(vendor, { ids: [done], action: 'ship' });
  await bulk(vendor, { ids: [wished], action: 'confirm' });
  await shop.database.query(sql`UPDATE vendor_orders SET cancel_requested_at = now() WHERE id = ${wished}`);
  const { body } = await bulk(vendor, { ids: [ready, wished, done], action: 'ship' });
  assert.equal(body.done, 1);
  assert.deepEqual(
    body.failed.map(({ id, message }: { id: number; message: string }) => [id, message]),
    [
      [wished, 'The customer has asked to cancel it. Accept or decline that first.'],
      [done, 'Only an order that is pending or confirmed can be shipped.'],
    ],
  );
});

test('Nothing changes if one of the orders belongs to another vendor', async () => {
  const [vendor, other] = [await shop.make.vendor(), await shop.make.vendor()];
  const own = await createSale(vendor);
  const response = await bulk(vendor, { ids: [own, await createSale(other)], action: 'confirm' });
  assert.equal(response.status, 404);
  assert.equal((await list(vendor, '')).orders[0].status, 'Pending');
});

test('A vendor lists 25 orders per page, oldest first, or a selection', async () => {
  const vendor = await shop.make.vendor();
  const ids: number[] = [];
  for (let sale = 0; sale < 11; sale += 1) ids.push(await createSale(vendor));
  const page = await list(vendor, '&per_page=25&sort=oldest');
  assert.deepEqual([idsOf(page), page.meta.per_page, page.meta.last_page], [ids, 25, 1]);
  assert.equal(idsOf(await list(vendor, '')).length, 10);
  const some = ids.slice(2, 4);
  assert.deepEqual(idsOf(await list(vendor, `&sort=oldest&ids=${some.join(',')}`)), some);
  const { token } = vendor;
  assert.equal((await shop.call('GET /vendor/orders?per_page=11', { token })).status, 422);
});
