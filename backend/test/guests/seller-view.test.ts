import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createGuestShop, type GuestShop } from '../support/guests.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let guests: GuestShop;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  guests = createGuestShop(shop, sales);
  await guests.allow();
});
after(() => shop.close());

test('Admins and vendors list and export the orders of guests alone', async () => {
  const [{ token: admin }, vendor] = [await shop.make.admin(), await shop.make.vendor()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  await sales.buy(await shop.make.customer(), [{ productId }]);
  const orderNo = await guests.buy(guests.visit(), [productId], 'listed@test.balsam.test');
  for (const [role, token] of [
    ['admin', admin],
    ['vendor', vendor.token],
  ]) {
    const { body } = await shop.call(`GET /${role}/orders?buyer=guest`, { token });
    assert.deepEqual(
      body.data.orders.map((order: { order_no: string }) => order.order_no),
      [orderNo],
    );
    const file = await shop.call(`GET /${role}/orders.csv?buyer=guest`, { token });
    assert.equal(file.text.trim().split('\n').length, 2, file.text);
    assert.match(file.text, new RegExp(orderNo));
  }
});

test('A vendor sees how many cash parcels of guests and customers came back', async () => {
  const { vendorId, token } = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId });
  const setStatus = (id: number | undefined, status: number) =>
    shop.call(`POST /vendor/orders/${id}/status`, { token, body: { status } });
  const [accepted] = await sales.buy(await shop.make.customer(), [{ productId }]);
  const [refused] = await guests.partsOf(await guests.buy(guests.visit(), [productId], 'refused@test.balsam.test'));
  for (const status of [2, 3, 4]) assert.equal((await setStatus(accepted, status)).status, 200);
  for (const status of [2, 3, 6]) assert.equal((await setStatus(refused?.id, status)).status, 200);
  const { body } = await shop.call('GET /vendor/payment-settings', { token });
  assert.equal(body.data.guest_checkout, true);
  assert.deepEqual(body.data.refused_at_door, {
    guests: { refused: 1, parts: 1 },
    customers: { refused: 0, parts: 1 },
  });
});
