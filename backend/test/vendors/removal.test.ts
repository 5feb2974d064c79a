import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { auditLines } from '../support/audit-lines.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { vendorForm } from '../support/vendors.ts';

let shop: TestApp;
let sales: Sales;
let token: string;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

const remove = (id: number) => shop.call(`DELETE /admin/vendor/${id}`, { token });
const change = (ids: number[], action: string) =>
  shop.call('POST /admin/vendor/bulk', { token, body: { ids, action } });
const setStatus = (orderId: number, status: number) =>
  shop.database.query(sql`
    UPDATE vendor_orders SET status = ${status}, restocked_at = CASE WHEN ${status} > 4 THEN now() END
    WHERE id = ${orderId}`);

test('Deleting a vendor removes products and coupons and frees the address', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId });
  const coupon = await shop.database.first<{ id: number }>(sql`
    INSERT INTO coupons (code, kind, percent, funded_by, vendor_id)
    VALUES ('GONE', 'percent', 5, 'vendor', ${vendor.vendorId}) RETURNING id`);
  const { body } = await remove(vendor.vendorId);
  assert.deepEqual([body.status, body.success, body.message], [200, true, 'Vendor deleted successfully']);
  assert.equal((await shop.call('GET /vendor/orders', { token: vendor.token })).status, 401);
  const credentials = { email: vendor.email, password: TEST_PASSWORD, user_type: 'vendor' };
  assert.equal((await shop.call('POST /auth/login', { body: credentials })).status, 401);
  assert.equal((await shop.call(`GET /products/${product.id}`)).status, 404);
  assert.equal((await shop.call(`GET /admin/vendor/${vendor.vendorId}`, { token })).status, 404);
  assert.equal((await shop.call(`GET /admin/product/${product.id}`, { token })).status, 404);
  const stopped = await shop.database.first(sql`SELECT active FROM coupons WHERE id = ${coupon?.id}`);
  assert.deepEqual(stopped, { active: false });
  const lines = [
    ...(await auditLines(shop.database, 'vendor', vendor.vendorId)),
    ...(await auditLines(shop.database, 'coupon', coupon?.id ?? 0)),
  ];
  assert.equal(lines.length, 2);
  assert.equal(lines[0]?.after, null);
  const again = await shop.call('POST /admin/vendor', {
    token,
    body: await vendorForm(shop.make, { email: vendor.email }),
  });
  assert.equal(again.status, 200, again.text);
  assert.equal((await remove(vendor.vendorId)).status, 404);
});

test('A vendor with open orders cannot be deleted before they are completed', async () => {
  const { vendorId } = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId });
  const customer = await shop.make.customer();
  const [orderId = 0] = await sales.buy(customer, [{ productId }]);
  for (const status of [1, 2, 3]) {
    await setStatus(orderId, status);
    const { status: refused, body } = await remove(vendorId);
    assert.equal(refused, 422);
    assert.equal(body.message, 'This vendor cannot be deleted: 1 order is still on its way.');
  }
  await setStatus(orderId, 4);
  assert.equal((await remove(vendorId)).status, 200);
  const { body } = await shop.call('GET /admin/orders', { token });
  assert.ok(body.data.orders.some(({ id }: { id: number }) => id === orderId));
  const own = await shop.call(`GET /orders/id=${customer.id}`, { token: customer.token });
  assert.ok(own.body.data.orders.some(({ id }: { id: number }) => id === orderId));
});

test('A vendor who is owed money stays until a payable account exists', async () => {
  const { vendorId } = await shop.make.vendor();
  const owe = (amount: number) =>
    shop.call('POST /admin/money/adjustments', {
      token,
      body: { vendor_id: vendorId, currency: 'BHD', amount, reason: 'A parcel that we lost' },
    });
  assert.equal((await owe(2.5)).status, 200);
  const refused = await remove(vendorId);
  assert.deepEqual([refused.status, refused.body.code], [422, 'vendor_is_owed']);
  assert.match(refused.body.message, /no bank account/);
  const [failed] = (await change([vendorId], 'delete')).body.failed;
  assert.match(failed.message, /no bank account/);
  const account = (state: string) =>
    shop.database.query(sql`
      INSERT INTO vendor_bank_accounts (vendor_id, iban, holder, bank, state)
      VALUES (${vendorId}, 'SA0380000000608010167519', 'Palm', 'Bank', ${state})`);
  await account('rejected');
  assert.equal((await remove(vendorId)).status, 422);
  await account('waiting');
  assert.equal((await remove(vendorId)).status, 200);
});

test('A vendor who owes money, or is owed nothing, may be deleted', async () => {
  const { vendorId } = await shop.make.vendor();
  for (const amount of [5, -5, -1])
    await shop.call('POST /admin/money/adjustments', {
      token,
      body: { vendor_id: vendorId, currency: 'SAR', amount, reason: 'A parcel' },
    });
  assert.equal((await remove(vendorId)).status, 200);
});

test('Bulk deletion names vendors who must stay, and a missing one changes nothing', async () => {
  const [free, busy] = [await shop.make.vendor(), await shop.make.vendor()];
  const ids = [free.vendorId, busy.vendorId];
  const { id: productId } = await shop.make.product({ vendorId: busy.vendorId });
  await sales.buy(await shop.make.customer(), [{ productId }]);
  assert.equal((await change([...ids, 999_999], 'deactivate')).status, 404);
  assert.equal((await shop.call('GET /vendor/orders', { token: free.token })).status, 200);
  assert.deepEqual((await change(ids, 'deactivate')).body.done, 2);
  assert.equal((await shop.call('GET /vendor/orders', { token: free.token })).status, 401);
  assert.deepEqual((await change(ids, 'deactivate')).body.done, 2);
  assert.equal((await auditLines(shop.database, 'vendor', free.vendorId)).length, 1);
  const { done, failed } = (await change(ids, 'delete')).body;
  assert.equal(done, 1);
  assert.deepEqual(
    failed.map(({ id, name }: { id: number; name: string }) => [id, name]),
    [[busy.vendorId, `Supplies ${busy.id}`]],
  );
});

test('The exported list equals the list', async () => {
  const { text } = await shop.call('GET /admin/vendors.csv?status=0', { token });
  const { body } = await shop.call('GET /admin/vendor?status=0', { token });
  const [head, ...rows] = text.trim().split('\r\n');
  assert.match(String(head), /^Number,Company,/);
  assert.deepEqual(
    rows.map((row) => Number(row.split(',')[0])),
    body.vendors.map(({ id }: { id: number }) => id),
  );
});
