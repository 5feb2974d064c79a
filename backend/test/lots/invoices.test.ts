import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createInvoices } from '../support/invoices.ts';
import { createLots, inDays } from '../support/lots.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let lots: ReturnType<typeof createLots>;
let invoices: ReturnType<typeof createInvoices>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  lots = createLots(shop);
  invoices = createInvoices(shop);
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

const twoLots = [
  { lot_no: 'A', days: 200, quantity: 2 },
  { lot_no: 'B', days: 300, quantity: 6 },
];

/** Batches on the lines of each document of a sub-order; undefined for a line that names none. */
const printedOn = async (partId: number): Promise<unknown[]> =>
  (await invoices.of(partId)).map(({ document }) => JSON.parse(document).lines[0].lots);

const setUp = async () => {
  const { vendor, product } = await lots.tracked(twoLots);
  const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id, quantity: 3 }]);
  const become = async (status: number) => {
    const changed = await shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status } });
    assert.equal(changed.status, 200, changed.text);
  };
  const [item] = await shop.database.query<{ id: number }>(
    sql`SELECT id FROM order_items WHERE vendor_order_id = ${id}`,
  );
  return { vendor, product, id, become, itemId: item?.id ?? 0 };
};

test('An invoice names the batches that were sent, with their expiry', async () => {
  const { vendor, product, id, itemId, become } = await setUp();
  const body = {
    order_item_id: itemId,
    from_lot_id: await lots.idOf(product.id, 'A'),
    to_lot_id: await lots.idOf(product.id, 'B'),
    ...{ quantity: 1, reason: 'A torn box' },
  };
  await shop.call(`POST /vendor/orders/${id}/lots`, { token: vendor.token, body });
  await become(SHIPPED);
  const printed = [
    { lot_no: 'A', quantity: 1, expires_on: inDays(200) },
    { lot_no: 'B', quantity: 2, expires_on: inDays(300) },
  ];
  assert.deepEqual(await printedOn(id), [printed]);
  await become(CANCELLED);
  assert.deepEqual(await printedOn(id), [printed, undefined]);
});

test('A credit note names the batches only if all units of a line came back', async () => {
  const { id, itemId, become } = await setUp();
  await become(SHIPPED);
  await shop.database.query(sql`
    SELECT issue_credit_note(${id}, ARRAY[ROW(NULL, ${itemId}, 1, 1000, 0, 0, 0, 0, 0)::invoice_lines], 'Returned', 'return')`);
  assert.equal((await printedOn(id)).at(-1), undefined);
});

test('An invoice of goods without batches, or of an unknown one, names none', async () => {
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId, stock: 5 });
  const body = { status: SHIPPED };
  const sold = async () => {
    const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id }]);
    await shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body });
    return printedOn(id);
  };
  assert.deepEqual(await sold(), [undefined]);
  await lots.start(vendor, product.slug);
  assert.deepEqual(await sold(), [undefined]);
});
