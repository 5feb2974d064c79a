import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createInvoices } from '../support/invoices.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('A shipment during the vendor’s own upload has only our invoice', async () => {
  const invoices = createInvoices(shop);
  const { id, vendor, setStatus, become } = await invoices.sell('SA', 'registered');
  await become(SHIPPED, 1, 5);
  const issuer = String(vendor.vendorId);
  const filing = await holding(shop.database, sql`LOCK TABLE files IN EXCLUSIVE MODE`);
  const uploaded = invoices.upload(id, vendor.token, 'A-1', Buffer.from('%PDF-1.7\n%%EOF'));
  await untilWaiting(shop.database);
  const issuing = await holding(
    shop.database,
    sql`SELECT last FROM invoice_series WHERE issuer = ${issuer} FOR UPDATE`,
  );
  const shipped = setStatus(SHIPPED);
  await untilWaiting(shop.database, 1, 'transactionid');
  await filing();
  // The uploader has stored the file and waits for the sub-order that is being shipped.
  await untilWaiting(shop.database, 2, 'transactionid');
  await issuing();
  assert.equal((await shipped).status, 200);
  assert.deepEqual([(await uploaded).status, (await uploaded).body.code], [409, 'invoice_not_own']);
  assert.deepEqual(
    (await invoices.of(id)).map(({ kind, form }) => [kind, form]),
    [
      ['invoice', 'simplified'],
      ['credit_note', 'simplified'],
      ['invoice', 'simplified'],
    ],
  );
  await createSales(shop).assertBooksAreRight();
});
