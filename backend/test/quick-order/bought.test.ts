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

interface Article {
  product: { id: number };
  variant: { id: number } | null;
  last_quantity: number;
}

const bought = async (token: string): Promise<{ articles: Article[]; orders: number }> =>
  (await shop.call('GET /quick-order/bought', { token })).body.data;

test('Each article bought is offered once, the last first, as last ordered', async () => {
  const customer = await shop.make.customer();
  const gloves = await shop.make.product({ stock: 50 });
  const gown = await shop.make.product({ stock: 50, variants: [{ value: 'M' }, { value: 'L' }] });
  const [, large] = gown.variantIds;
  await sales.buy(customer, [{ productId: gloves.id, quantity: 5 }]);
  await sales.buy(customer, [{ productId: gown.id, variantId: large, quantity: 1 }]);
  await sales.buy(customer, [{ productId: gloves.id, quantity: 2 }]);
  const { articles, orders } = await bought(customer.token);
  assert.equal(orders, 3);
  assert.deepEqual(
    articles.map(({ product, variant, last_quantity }) => [product.id, variant?.id ?? null, last_quantity]),
    [
      [gloves.id, null, 2],
      [gown.id, large, 1],
    ],
  );
});

test('What is no longer on sale is left out, and a new customer has bought nothing', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  await sales.buy(customer, [{ productId }]);
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${productId}`);
  assert.deepEqual(await bought(customer.token), { articles: [], orders: 1 });
  assert.deepEqual(await bought((await shop.make.customer()).token), { articles: [], orders: 0 });
});
