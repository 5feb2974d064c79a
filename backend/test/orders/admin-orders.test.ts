import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let token: string;
let customer: Awaited<ReturnType<TestApp['make']['customer']>>;
let parts: number[];
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
  customer = await shop.make.customer();
  const seller = await shop.make.vendor();
  await shop.database.query(
    sql`UPDATE vendors SET company_name_ar = 'شركة الرعاية الطبيّة' WHERE id = ${seller.vendorId}`,
  );
  const { id: gloves } = await shop.make.product({
    vendorId: seller.vendorId,
    name: 'Nitrile gloves',
    nameAr: 'قفازات نتريل للفحص بمقاسات مُتعدّدة',
    sku: 'GLV-77-X',
    stock: 9,
  });
  const { id: masks } = await shop.make.product({ name: 'Surgical masks', nameAr: 'كمامات جراحية', stock: 9 });
  parts = await createSales(shop).buy(customer, [{ productId: gloves }, { productId: masks }]);
  await shop.database.query(sql`UPDATE vendor_orders SET tracking_id = 'BLS7700012' WHERE id = ${parts[1] ?? 0}`);
});
after(() => shop.close());

const found = async (search: string): Promise<number[]> => {
  const { body } = await shop.call(`GET /admin/orders?search=${encodeURIComponent(search)}`, { token });
  return body.data.orders.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
};

test('Admins find orders by phone, tracking number, SKU and product in any spelling', async () => {
  const [gloves = 0, masks = 0] = parts;
  for (const search of ['glv-77', 'NITRILE', 'متعدده', 'الرعايه الطبيه'])
    assert.deepEqual(await found(search), [gloves], search);
  for (const search of ['bls7700012', 'كمامات جراحيه']) assert.deepEqual(await found(search), [masks], search);
  for (const search of ['050 123 4567', '+966501234567', customer.email])
    assert.deepEqual(await found(search), parts, search);
  assert.deepEqual(await found('no such thing'), []);
});

test('An admin opens an order by number or id, with its customer and vendor', async () => {
  const [id = 0] = parts;
  const { body } = await shop.call(`GET /admin/orders/${id}`, { token });
  assert.deepEqual([body.order.id, body.order.user.id], [id, customer.id]);
  const again = await shop.call(`GET /admin/orders/${body.order.order_sub_no}`, { token });
  assert.equal(again.body.order.id, id);
  assert.equal((await shop.call('GET /admin/orders/BLS-0000000000-1', { token })).status, 404);
});

test('The exported orders list the products, with statuses in the reader’s language', async () => {
  const read = async (lang: string) => (await shop.call('GET /admin/orders.csv', { token, headers: { lang } })).text;
  const english = await read('en');
  assert.match(english, /,Pending,/);
  assert.match(english, /1 × Nitrile gloves \(GLV-77-X\)/);
  const arabic = await read('ar');
  assert.match(arabic, /,قيد الانتظار,/);
  assert.match(arabic, /1 × كمامات جراحية/);
});

/** Places orders without lines, quickly. Their numbers are `prefix` and 1, 2, 3 … */
const placeMany = (prefix: string, count: number, { vendorId, userId }: { vendorId: number; userId: number }) =>
  shop.database.query(sql`
    WITH placed AS (
      INSERT INTO orders (order_no, user_id, state, cart_version, currency, sub_total, grand_total, payment_method, placed_at)
      SELECT ${prefix}::text || '-' || n, ${userId}::bigint, 'placed', 1, 'SAR', 0, 0, 'cash', now()
      FROM generate_series(1, ${count}::integer) n RETURNING id, order_no
    )
    INSERT INTO vendor_orders (order_id, vendor_id, order_sub_no, user_id, currency, units, status, sub_total, total_amount, placed_at)
    SELECT id, ${vendorId}::bigint, order_no || '-1', ${userId}::bigint, 'SAR', 1, 4, 0, 0, now() FROM placed ORDER BY id`);

test('A search that most orders match counts and shows the newest two thousand', async () => {
  const { vendorId } = await shop.make.vendor();
  const buyer = await shop.make.customer();
  await placeMany('CROWD', 2001, { vendorId, userId: buyer.id });
  const read = async (query: string) => (await shop.call(`GET /admin/orders?search=${query}`, { token })).body.data;
  const { orders, meta } = await read('crowd');
  assert.deepEqual(meta, { current_page: 1, last_page: 200, total: 2000, per_page: 10, total_is_more: true });
  assert.equal(orders[0].order_sub_no, 'CROWD-2001-1');
  const last = await read('crowd&page=200');
  assert.equal(last.orders.at(-1).order_sub_no, 'CROWD-2-1');
  assert.deepEqual((await read('crowd&page=201')).orders, []);
  assert.equal((await read('crowd-1999')).meta.total, 1);
});

test('One or two letters find orders of a small shop, and are too few for a large one', async () => {
  const search = () => shop.call('GET /admin/orders?search=gl', { token });
  assert.equal((await search()).body.data.meta.total, 1);
  await placeMany('MANY', 30_000, { vendorId: (await shop.make.vendor()).vendorId, userId: customer.id });
  const { status, body } = await search();
  assert.deepEqual(
    [status, body.code, body.message],
    [422, 'search_too_wide', 'Type at least three letters or digits.'],
  );
  assert.equal((await shop.call('GET /admin/orders.csv?search=gl', { token })).status, 422);
});
