import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createImporting, errorsOf, HEAD, lineOf } from '../products/import-export/importing.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createProductReview } from '../support/product-review.ts';
import { fileOf, photo } from '../support/products.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('The stricter terms of category and vendor are shown and stored with the order', async () => {
  const { call, make, database } = shop;
  const sales = createSales(shop);
  const category = await make.category();
  await database.query(sql`UPDATE categories SET return_class = 'sealed', return_days = 14 WHERE id = ${category.id}`);
  const { vendorId } = await make.vendor();
  const [milder, stricter] = [
    await make.product({ vendorId, categoryId: category.id }),
    await make.product({ vendorId, categoryId: category.id }),
  ];
  await database.query(sql`UPDATE products SET return_class = 'open' WHERE id = ${milder.id}`);
  await database.query(sql`UPDATE products SET return_class = 'final' WHERE id = ${stricter.id}`);
  const terms = [
    { class: 'sealed', days: 14 },
    { class: 'final', days: 14 },
  ];
  const pages = await Promise.all([milder, stricter].map(({ slug }) => call(`GET /products/${slug}`)));
  assert.deepEqual(
    pages.map(({ body }) => body.product.returns),
    terms,
  );
  const customer = await make.customer();
  const orderNo = await sales.draft(customer, [{ productId: milder.id }, { productId: stricter.id }]);
  const returnsOf = (line: { returns: unknown }) => line.returns;
  const cart = await call('GET /carts', customer);
  assert.deepEqual(cart.body.data[0].cart_items.map(returnsOf), terms);
  const { country } = await sales.billing();
  const checkout = await call('POST /orders/checkout', { ...customer, body: { country } });
  assert.deepEqual(checkout.body.order_products.map(returnsOf), terms);
  await database.query(
    sql`UPDATE categories SET return_class = 'cold_chain', return_days = 7 WHERE id = ${category.id}`,
  );
  const placed = await sales.place(customer, orderNo);
  assert.equal(placed.status, 200, placed.text);
  const sold = await database.query(sql`
    SELECT i.return_class AS class, i.return_days AS days FROM order_items i
    WHERE i.product_id IN (${milder.id}, ${stricter.id}) ORDER BY i.id`);
  assert.deepEqual(sold, terms);
});

test('A vendor sets stricter terms in form or file, and other edits keep them', async () => {
  const vendor = await shop.make.vendor();
  const review = await createProductReview(shop, vendor);
  const product = await review.onSale();
  await review.edit(product, { return_class: 'final' });
  assert.equal((await review.shopSees(product.slug)).returns.class, 'final');
  const { return_class: _, ...older } = await review.writer.read(product.slug);
  assert.equal((await review.edit({ ...older, slug: product.slug }, {})).product.return_class, 'final');
  const importing = createImporting(shop);
  const { slug } = await shop.make.category();
  const row = (sku: string, returnClass: string) => `${lineOf({ sku, category: slug })},${returnClass}`;
  const report = await importing.report(
    vendor.token,
    [`${HEAD},return_class`, row('A', 'Cold_Chain'), row('B', 'never')].join('\r\n'),
    true,
  );
  assert.deepEqual(
    errorsOf(report).map(([line, field]) => [line, field]),
    [[3, 'return_class']],
  );
  await importing.report(vendor.token, [`${HEAD},return_class`, row('A', 'Cold_Chain')].join('\r\n'));
  assert.equal((await importing.product(vendor.vendorId, 'A'))?.return_class, 'cold_chain');
  assert.match(await importing.exported(vendor.token), /cold_chain/);
});

test('An admin sets the return terms of a category within the legal seven days', async () => {
  const { token } = await shop.make.admin();
  const texts = {
    ...{ category_name: 'Syringes', category_name_arabic: 'حقن' },
    ...{ category_description: 'Sterile.', category_description_arabic: 'معقمة.' },
  };
  const body = { ...texts, category_image: fileOf(await photo()), return_class: 'sealed', return_days: '14' };
  const created = await shop.call('POST /admin/category', { token, body });
  assert.deepEqual([created.body.data.return_class, created.body.data.return_days], ['sealed', 14]);
  const edit = (fields: object) =>
    shop.call(`POST /admin/category/${created.body.data.id}`, { token, body: { _method: 'PUT', ...texts, ...fields } });
  const edited = await edit({});
  assert.deepEqual([edited.body.data.return_class, edited.body.data.return_days], ['sealed', 14]);
  const refused = await edit({ return_days: 6 });
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['return_days']]);
});
