import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

interface Match {
  sku: string;
  product: { id: number };
  variant: { id: number; value: string } | null;
  stock: number;
  price: number;
}

const lookUp = async (skus: string[], headers?: Record<string, string>): Promise<Match[]> => {
  const { status, body, text } = await shop.call('POST /quick-order/lookup', { body: { skus }, headers });
  assert.equal(status, 200, text);
  return body.matches;
};

test('A clinic finds products and sizes by SKU, however it is written, with price and stock', async () => {
  const plain = await shop.make.product({ sku: 'Glove-QO', price: 2000, discount: 10, stock: 4 });
  const sized = await shop.make.product({
    sku: 'GOWN-QO',
    variants: [
      { value: 'M', stock: 0 },
      { value: 'L', stock: 7 },
    ],
  });
  const [medium, large] = sized.variantIds;
  const matches = await lookUp(['glove-qo', 'GOWN-qo-1', 'nothing-qo'], { currency: 'SAR' });
  assert.deepEqual(
    matches.map(({ sku, product, variant, stock, price }) => [sku, product.id, variant?.id ?? null, stock, price]),
    [
      ['Glove-QO', plain.id, null, 4, 18],
      ['GOWN-QO-1', sized.id, large, 7, 10],
    ],
  );
  assert.deepEqual(
    (await lookUp(['gown-qo'])).map(({ variant }) => variant?.id),
    [medium, large],
  );
});

test('A SKU that two sellers use names both products, and none that is not on sale', async () => {
  const [one, other] = [await shop.make.product({ sku: 'SAME-QO' }), await shop.make.product({ sku: 'SAME-QO' })];
  await shop.make.product({ sku: 'SAME-QO', status: 'draft' });
  assert.deepEqual(
    (await lookUp(['same-qo'])).map(({ product }) => product.id),
    [one.id, other.id],
  );
});

test('A clinic puts many lines into the cart at once, and reads by line what is not there in full', async () => {
  const { id: userId, token } = await shop.make.customer();
  const [enough, few, none] = [
    await shop.make.product({ stock: 50 }),
    await shop.make.product({ stock: 3 }),
    await shop.make.product({ stock: 0 }),
  ];
  const sized = await shop.make.product({ variants: [{ value: 'M' }] });
  const lines = [
    { product_id: enough.id, quantity: 20 },
    { product_id: few.id, quantity: 5 },
    { product_id: none.id, quantity: 1 },
    { product_id: sized.id, quantity: 1 },
    { product_id: sized.id, variant_id: sized.variantIds[0], quantity: 2 },
    { product_id: enough.id, quantity: 40 },
  ];
  const { body } = await shop.call('POST /quick-order', { token, body: { lines } });
  assert.deepEqual(body.lines, [
    { added: 20, reason: null },
    { added: 3, reason: 'fewer' },
    { added: 0, reason: 'sold_out' },
    { added: 0, reason: 'unavailable' },
    { added: 2, reason: null },
    { added: 30, reason: 'fewer' },
  ]);
  const held = await shop.database.query(
    sql`SELECT product_id, quantity FROM cart_items WHERE user_id = ${userId} ORDER BY id`,
  );
  assert.deepEqual(held, [
    { product_id: enough.id, quantity: 50 },
    { product_id: few.id, quantity: 3 },
    { product_id: sized.id, quantity: 2 },
  ]);
});
