import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { renderMail } from '../../src/mail/render.ts';
import { SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** Buys one unit from a new vendor. */
const buyWith = async (po_number: string, form: Record<string, unknown> = {}, isAtHome = false) => {
  const [vendor, customer] = [await shop.make.vendor(), await shop.make.customer()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  if (isAtHome) await shop.make.address(customer.id, 1);
  const orderNo = await sales.draft(customer, [{ productId }]);
  const billing = { ...(await sales.billing()), ...form };
  const body = { order_no: orderNo, payment_method: 'cash', billing, po_number };
  const placed = await shop.call('POST /orders/place-order', { token: customer.token, body });
  return { vendor, customer, orderNo, placed };
};

const read = async ({ customer, orderNo }: Awaited<ReturnType<typeof buyWith>>) =>
  (await shop.call(`GET /orders/placed/${orderNo}`, { token: customer.token })).body.order;

test('A purchase order number is on the order, its mails and the exports', async () => {
  const sale = await buyWith('PO-2026/118');
  const { vendor, customer, orderNo } = sale;
  const whole = await read(sale);
  assert.deepEqual([whole.po_number, whole.orders[0].po_number], ['PO-2026/118', 'PO-2026/118']);
  for (const mail of [
    ...(await mailsTo(shop.database, customer.email)),
    ...(await mailsTo(shop.database, vendor.email)),
  ])
    assert.match(renderMail({ ...mail, lang: 'en' }, 'https://shop.test').text, /PO-2026\/118/, mail.template);
  const admin = await shop.make.admin();
  for (const [path, token] of [
    [`/vendor/orders.csv?search=${orderNo}`, vendor.token],
    [`/admin/orders.csv?search=${orderNo}`, admin.token],
  ])
    assert.match((await shop.call(`GET ${path}`, { token })).text, /PO-2026\/118/);
});

test('Vendor and admin find an order by its purchase order number', async () => {
  const { vendor, orderNo } = await buyWith('4500-٧٧٣١');
  const admin = await shop.make.admin();
  for (const [area, token] of [
    ['vendor', vendor.token],
    ['admin', admin.token],
  ] as const) {
    const { orders } = (await shop.call(`GET /${area}/orders?search=4500-7731`, { token })).body.data;
    assert.deepEqual(
      orders.map((order: { order_no: string }) => order.order_no),
      [orderNo],
    );
    const { results } = (await shop.call(`GET /${area}/search?search=500-773`, { token })).body;
    const found = results.find(({ kind }: { kind: string }) => kind === 'order');
    assert.deepEqual(found.matched, { by: 'po_number', text: '4500-٧٧٣١' });
  }
  const { results } = (await shop.call('GET /admin/search?search=Haddad', { token: admin.token })).body;
  assert.ok(results.every(({ kind }: { kind: string }) => kind !== 'order'));
});

test('A customer finds their own orders by number, purchase order number or product', async () => {
  const { customer, orderNo } = await buyWith('BED/77');
  const { id: productId } = await shop.make.product({ name: 'Infusion stand' });
  const [other] = await sales.buy(customer, [{ productId }]);
  await buyWith('BED/77');
  const numbers = async (search: string) => {
    const path = `GET /orders/id=${customer.id}?search=${encodeURIComponent(search)}`;
    const { data } = (await shop.call(path, { token: customer.token })).body;
    assert.equal(data.meta.total, data.orders.length);
    return data.orders.map((order: { id: number; order_no: string }) =>
      order.id === other ? 'other' : order.order_no,
    );
  };
  assert.deepEqual(await numbers('bed/٧٧'), [orderNo]);
  assert.deepEqual(await numbers(orderNo.toLowerCase()), [orderNo]);
  assert.deepEqual(await numbers('infusion'), ['other']);
  assert.deepEqual(await numbers('bed/78'), []);
});

test('An invoice states the purchase order number', async () => {
  const { vendor, orderNo } = await buyWith('PO-9');
  await shop.database.query(sql`
    UPDATE vendor_orders SET status = ${SHIPPED} WHERE order_id = (SELECT id FROM orders WHERE order_no = ${orderNo})`);
  const row = await shop.database.first<{ po_number: string }>(
    sql`SELECT document::jsonb ->> 'po_number' AS po_number FROM invoices WHERE vendor_id = ${vendor.vendorId}`,
  );
  assert.equal(row?.po_number, 'PO-9');
});

test('A purchase order number is one line of at most 40 characters', async () => {
  assert.equal((await read(await buyWith('  PO 7 '))).po_number, 'PO 7');
  const { placed } = await buyWith('9'.repeat(41));
  assert.deepEqual([placed.status, Object.keys(placed.body.errors)], [422, ['po_number']]);
});

test('The company of the billing form is on a parcel to a stored address', async () => {
  const form = { company_name: 'Noor Clinic', address_1: '7 Olive Street' };
  const { shipping_address: parcel } = await read(await buyWith('', form, true));
  assert.deepEqual([parcel.company_name, parcel.address_1], ['Noor Clinic', '12 Palm Street']);
  const home = await read(await buyWith('', { company_name: '' }, true));
  assert.equal(home.shipping_address.company_name, '');
});
