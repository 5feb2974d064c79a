import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

test('A vendor who does not ship to the customer’s country is named in the refusal', async () => {
  const [near, far] = [await shop.make.vendor(), await shop.make.vendor()];
  const [mask, glove] = [
    await shop.make.product({ vendorId: near.vendorId }),
    await shop.make.product({ vendorId: far.vendorId }),
  ];
  const { countryId } = await shop.make.place({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  await shop.database.query(sql`UPDATE shipping_zones SET country_id = ${countryId} WHERE vendor_id = ${far.vendorId}`);
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId: mask.id }, { productId: glove.id }]);
  const { status, body } = await sales.place(customer, orderNo);
  assert.deepEqual([status, body.code], [422, 'not_delivered']);
  const company = `Supplies ${far.id}`;
  assert.ok(body.message.startsWith(`${company} does not ship to this country.`));
  assert.deepEqual(body.errors, { cart_items: [body.message] });
  assert.equal(await sales.countPlaced(), 0);
  assert.equal(await sales.stockOf(mask.id), 10);
  await sales.assertBooksAreRight();
});
