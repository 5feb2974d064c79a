import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createStockLedger } from '../../src/ledger/stock.ts';
import { auditLines } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { nextWorkday } from '../support/days.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** An order with a plain product and two sizes of another product, all of one vendor. */
const createSale = async () => {
  const [customer, vendor] = [await shop.make.customer(), await shop.make.vendor()];
  const { vendorId } = vendor;
  const plain = await shop.make.product({ vendorId, nameAr: '' });
  const sized = await shop.make.product({ vendorId, variants: [{ value: 'S' }, { value: 'M' }] });
  const [small = 0, medium = 0] = sized.variantIds;
  const [id = 0] = await sales.buy(customer, [
    { productId: plain.id },
    { productId: sized.id, variantId: small },
    { productId: sized.id, variantId: medium, quantity: 2 },
  ]);
  const asVendor = (path: string, body: object) => shop.call(`POST ${path}`, { token: vendor.token, body });
  const setStatus = (status: number, notes: object = {}) =>
    asVendor(`/vendor/orders/${id}/status`, { status, ...notes });
  const ask = () => shop.call(`POST /orders/${id}/cancel`, { token: customer.token });
  const decide = (decision: string, reason = 'Because') =>
    asVendor(`/vendor/orders/${id}/cancellation`, { decision, reason });
  const schedule = () => asVendor('/orders/schedule-pickup', { id, date: nextWorkday(), from: '09:00', to: '12:30' });
  const read = async () => (await shop.call(`GET /vendor/orders/${id}`, { token: vendor.token })).body.order;
  const lastLine = async () => (await auditLines(shop.database, 'order', id)).at(-1);
  return { customer, vendor, plain, sized, small, medium, id, setStatus, ask, decide, schedule, read, lastLine };
};

test('A cancelled order whose stock was sold stays cancelled, with the shortage named', async () => {
  const { plain, sized, medium, small, id, setStatus } = await createSale();
  await setStatus(5);
  const stock = createStockLedger(shop.database);
  const sold = (productId: number, variantId: number | null, quantity: number) =>
    stock.take([{ vendorOrderId: id, productId, variantId, quantity, orderItemId: 0, promisedExpiry: null }]);
  await sold(plain.id, null, 10);
  await sold(sized.id, medium, 9);
  const { status, body } = await setStatus(2);
  assert.deepEqual([status, body.code], [422, 'order_out_of_stock']);
  const arabic = `${sized.name.replace('Mask', 'كمامة')}، M`;
  assert.deepEqual(body.data.lines, [
    { product_id: plain.id, variant_id: null, name: plain.name, name_arabic: plain.name, available_stock: 0 },
    { product_id: sized.id, variant_id: medium, name: `${sized.name}, M`, name_arabic: arabic, available_stock: 1 },
  ]);
  assert.equal(body.errors.status.length, 2);
  for (const [index, name] of [plain.name, `${sized.name}, M`].entries())
    assert.ok(body.errors.status[index].includes(name), body.errors.status[index]);
  const left = await shop.database.first(sql`SELECT stock FROM variants WHERE id = ${small}`);
  assert.deepEqual(left, { stock: 10 });
});

test('Each change of an order writes an audit line with its outcome', async () => {
  const { setStatus, ask, decide, lastLine } = await createSale();
  await setStatus(2, { note: 'Packing' });
  assert.deepEqual((await lastLine())?.after, { status: 'Confirmed', note: 'Packing' });
  await ask();
  await decide('decline');
  assert.deepEqual((await lastLine())?.after, { decision: 'decline', reason: 'Because' });
  const other = await createSale();
  await other.setStatus(2);
  await other.ask();
  await other.decide('accept');
  assert.deepEqual((await other.lastLine())?.after, { decision: 'accept', reason: 'Because', status: 'Cancelled' });
});

test('The history of a cancelled order starts with the reason', async () => {
  const { setStatus, read } = await createSale();
  await setStatus(2, { note: 'Packing' });
  await setStatus(5, { note: 'Called the customer', cancellation_reason: 'Broken' });
  const { history } = await read();
  assert.deepEqual(
    history.map(({ note }: { note: string }) => note),
    ['', 'Packing', 'Broken'],
  );
});

test('A pickup stays booked while the order is open, and ends with its cancellation', async () => {
  const going = await createSale();
  await going.setStatus(2);
  await going.schedule();
  const tracking = (await going.read()).tracking_id;
  assert.ok(tracking);
  await going.setStatus(3);
  await going.setStatus(2);
  await going.ask();
  assert.equal((await going.read()).tracking_id, tracking);
  await going.decide('decline');
  assert.equal((await going.read()).tracking_id, tracking);
  await going.setStatus(6);
  assert.equal((await going.read()).tracking_id, '');

  const accepted = await createSale();
  await accepted.setStatus(2);
  await accepted.schedule();
  await accepted.ask();
  await accepted.decide('accept');
  assert.equal((await accepted.read()).tracking_id, '');

  const withdrawn = await createSale();
  await withdrawn.schedule();
  assert.ok((await withdrawn.read()).tracking_id);
  await withdrawn.ask();
  assert.equal((await withdrawn.read()).tracking_id, '');
});

test('Texts and requests of one order do not affect others', async () => {
  const [one, other] = [await createSale(), await createSale()];
  await other.setStatus(2);
  await one.setStatus(2);
  const untouched = await other.read();
  await one.setStatus(2, { note: 'For one', tracking_information: 'DHL 1' });
  await one.ask();
  await one.decide('decline');
  assert.deepEqual(await other.read(), untouched);
});

test('Drafts are hidden from vendors, and orders from other customers', async () => {
  const [customer, vendor] = [await shop.make.customer(), await shop.make.vendor()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const orderNo = await sales.draft(customer, [{ productId }]);
  const part = await shop.database.first<{ id: number }>(
    sql`SELECT part.id FROM vendor_orders part JOIN orders o ON o.id = part.order_id WHERE o.order_no = ${orderNo}`,
  );
  const path = `POST /vendor/orders/${part?.id}/status`;
  assert.equal((await shop.call(path, { token: vendor.token, body: { status: 2 } })).status, 404);
  const { id } = await createSale();
  for (const order of [id, part?.id, 999_999])
    assert.equal((await shop.call(`POST /orders/${order}/cancel`, { token: customer.token })).status, 404);
});
