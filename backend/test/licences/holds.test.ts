import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLicenceFactory } from '../support/licences.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let licences: ReturnType<typeof createLicenceFactory>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  licences = createLicenceFactory(shop);
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

/** A product in a category that requires an establishment licence, which its vendor has. */
const licensed = async (days?: number) => {
  const category = await shop.make.category();
  const product = await licences.product({ categoryId: category.id });
  const id = await licences.accepted(product.vendorId, { days, categories: [category.id] });
  await licences.gate(category.id, 'sfda_mdel');
  return { category, product, id };
};

const isListed = async (product: { id: number; vendorId: number }) => {
  const { body } = await shop.call(`GET /products?filter=true&vendor=${product.vendorId}`);
  return body.products.some(({ id }: { id: number }) => id === product.id);
};

test('A category is sold to the last day of its licence, and paused after it', async () => {
  const { product, id } = await licensed(0);
  assert.equal(await isListed(product), true);
  await licences.expire(id);
  assert.equal(await isListed(product), false);
  assert.equal((await shop.call(`GET /products/${product.slug}`)).status, 404);
});

test('Only the gated category of the vendor is paused', async () => {
  const { category, product, id } = await licensed();
  const elsewhere = await shop.make.product({ vendorId: product.vendorId });
  const rival = await licences.product({ categoryId: category.id });
  await licences.accepted(rival.vendorId, { number: 'MDEL-2', categories: [category.id] });
  await licences.expire(id);
  assert.deepEqual(await Promise.all([product, elsewhere, rival].map(isListed)), [false, true, true]);
});

test('A licence without the category in its scope does not cover it', async () => {
  const { product, id } = await licensed();
  await shop.database.query(sql`DELETE FROM licence_scopes WHERE licence_id = ${id}`);
  await shop.database.transaction(() => licences.holds.settle(product.vendorId));
  assert.equal(await isListed(product), false);
});

test('A gate pauses who lacks its licence, and frees them when it is lifted', async () => {
  const product = await licences.product();
  await licences.gate(product.categoryId, 'sfda_warehouse');
  assert.equal(await isListed(product), false);
  await licences.gate(product.categoryId);
  assert.equal(await isListed(product), true);
});

test('A gate of another country concerns nobody here', async () => {
  const product = await licences.product();
  await licences.gate(product.categoryId, 'nhra_import');
  assert.equal(await isListed(product), true);
});

test('A vendor who moves to another country needs its licences', async () => {
  const product = await licences.product();
  await licences.gate(product.categoryId, 'nhra_import');
  await shop.database.query(sql`
    UPDATE vendors SET country_id = (SELECT id FROM countries WHERE iso2 = 'BH'), state_id = NULL, city_id = NULL
    WHERE id = ${product.vendorId}`);
  assert.equal(await isListed(product), false);
});

test('A new product of a gated category waits for the licence', async () => {
  const category = await shop.make.category();
  await licences.gate(category.id, 'sfda_mdel');
  const product = await licences.product({ categoryId: category.id });
  assert.equal(await isListed(product), false);
});

test('A product that moves into a gated category waits for the licence', async () => {
  const category = await shop.make.category();
  await licences.gate(category.id, 'sfda_mdel');
  const product = await licences.product();
  await shop.database.query(
    sql`UPDATE products SET category_id = ${category.id}, updated_at = now() WHERE id = ${product.id}`,
  );
  assert.equal(await isListed(product), false);
});

test('A renewal continues a licence without a gap', async () => {
  const { category, product, id } = await licensed(0);
  await licences.accepted(product.vendorId, { number: 'MDEL-3', days: 300, categories: [category.id] });
  await shop.database.query(sql`UPDATE licences SET expires_on = expires_on - 1 WHERE id = ${id}`);
  assert.equal(await isListed(product), true);
});

test('A cart keeps the line, says why it waits, and leaves it out of the sum', async () => {
  const customer = await shop.make.customer();
  const { product, id } = await licensed();
  await sales.fillCart(customer, [{ productId: product.id }]);
  await licences.expire(id);
  const { data, totals } = (await shop.call('GET /carts', customer)).body;
  const [line] = data[0].cart_items;
  assert.deepEqual([line.lacks_licence, line.available_stock, totals.total], [true, 0, 0]);
});

test('An open checkout is refused by line, and placed once the licence is renewed', async () => {
  const customer = await shop.make.customer();
  const { category, product, id } = await licensed();
  const orderNo = await sales.draft(customer, [{ productId: product.id }]);
  await licences.expire(id);
  const refused = await sales.place(customer, orderNo);
  assert.deepEqual([refused.status, refused.body.code], [422, 'seller_unlicensed']);
  assert.match(refused.body.errors.cart_items[0], /isn't sold at the moment/);
  assert.deepEqual(
    refused.body.data.lines.map((line: { product_id: number }) => line.product_id),
    [product.id],
  );
  await licences.accepted(product.vendorId, { number: 'MDEL-4', categories: [category.id] });
  assert.equal((await sales.place(customer, orderNo)).status, 200);
});

test('A placed order is not touched', async () => {
  const customer = await shop.make.customer();
  const { product, id } = await licensed();
  const [partId] = await sales.buy(customer, [{ productId: product.id }]);
  await licences.expire(id);
  const reorder = await shop.call(`POST /orders/${partId}/reorder`, customer);
  assert.deepEqual([reorder.body.added, reorder.body.skipped[0].reason], [[], 'unavailable']);
});

test('Everything that counts or lists products leaves a paused one out', async () => {
  const { category, product, id } = await licensed();
  const readings = async () => {
    const { slug } = category;
    const [list, count, vendors, page] = await Promise.all([
      shop.call(`GET /products?filter=true&category=${slug}`),
      shop.call('GET /categories'),
      shop.call('GET /vendors'),
      shop.call(`GET /vendors/${product.vendorId}`),
    ]);
    const own = count.body.categories?.find((each: { id: number }) => each.id === category.id);
    return [
      list.body.products.length,
      own?.product_count ?? 0,
      vendors.body.vendors.filter((each: { id: number }) => each.id === product.vendorId).length,
      page.body.vendor.product_count,
    ];
  };
  assert.deepEqual(await readings(), [1, 1, 1, 1]);
  await licences.expire(id);
  assert.deepEqual(await readings(), [0, 0, 0, 0]);
});

test('A vendor is told once that a category is paused, and when it is back', async () => {
  const { category, product, id } = await licensed();
  const kinds = async () =>
    (
      await shop.database.query<{ kind: string }>(sql`
        SELECT n.kind FROM notifications n WHERE n.vendor_id = ${product.vendorId} ORDER BY n.id`)
    ).map(({ kind }) => kind);
  await licences.holds.announce();
  assert.deepEqual(await kinds(), []);
  await licences.expire(id);
  await licences.holds.announce();
  await licences.holds.announce();
  await licences.accepted(product.vendorId, { number: 'MDEL-5', categories: [category.id] });
  assert.deepEqual(await kinds(), ['category_paused', 'category_resumed']);
});

test('The public sees licences in force, and never their papers', async () => {
  const { product, id } = await licensed();
  const read = async () => (await shop.call(`GET /vendors/${product.vendorId}`)).body.vendor.licences;
  const [licence, ...others] = await read();
  assert.deepEqual(
    [licence.number, licence.activity, licence.issuer, others.length],
    ['MDEL-1', 'distributor', 'Saudi Food and Drug Authority (SFDA)', 0],
  );
  assert.deepEqual(Object.keys(licence).sort(), ['activity', 'expires_on', 'issuer', 'name', 'number']);
  const card = (await shop.call(`GET /products/${product.slug}`)).body.product.vendor_card;
  assert.equal(card.licences[0].number, 'MDEL-1');
  await licences.expire(id);
  assert.deepEqual(await read(), []);
});
