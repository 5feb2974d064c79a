import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createInvoices } from '../support/invoices.ts';
import { createSales } from '../support/sales.ts';

const [PENDING, CONFIRMED, SHIPPED, COMPLETED, CANCELLED, REFUNDED] = [1, 2, 3, 4, 5, 6];

let shop: TestApp;
let invoices: ReturnType<typeof createInvoices>;
before(async () => {
  shop = await buildTestApp();
  invoices = createInvoices(shop);
});
after(async () => {
  await createSales(shop).assertBooksAreRight();
  await shop.close();
});

test('A part is invoiced once, when it first leaves or is completed', async () => {
  const { id, become } = await invoices.sell('SA', 'registered');
  await become(CONFIRMED);
  assert.deepEqual(await invoices.of(id), []);
  await become(SHIPPED);
  await become(PENDING);
  await become(COMPLETED);
  const [invoice, ...more] = await invoices.of(id);
  assert.equal(more.length, 0);
  assert.equal(invoice?.kind, 'invoice');
  assert.equal(invoice.form, 'simplified');
});

test('What is cancelled after it was invoiced is given back whole, and invoiced anew when it is sent again', async () => {
  const { id, become } = await invoices.sell('SA', 'registered');
  await become(SHIPPED, CANCELLED);
  await become(SHIPPED, COMPLETED, REFUNDED);
  assert.deepEqual(
    (await invoices.of(id)).map(({ kind }) => kind),
    ['invoice', 'credit_note', 'invoice', 'credit_note'],
  );
});
