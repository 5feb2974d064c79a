import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../../support/products.ts';
import { createSales, type Sales } from '../../support/sales.ts';

const BUYERS = 60;

let shop: TestApp;
let sales: Sales;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(() => shop.close());

const drafts = async (productId: number, variantIds: (number | undefined)[]) => {
  const opened: { token: string; id: number; orderNo: string }[] = [];
  for (let index = 0; index < BUYERS; index += 1) {
    const customer = await shop.make.customer();
    const variantId = variantIds[index % variantIds.length];
    opened.push({ ...customer, orderNo: await sales.draft(customer, [{ productId, variantId }]) });
  }
  return opened;
};

const onSale = async (fields: Record<string, unknown>) => {
  const product = await writer.created(fields);
  await shop.database.query(sql`UPDATE products SET approval_status = 1 WHERE id = ${product.id}`);
  return product;
};

test('Sixty sales during repeated saves: every sale and every edit counts', async () => {
  const product = await onSale({ stock: 100 });
  const buyers = await drafts(product.id, [undefined]);
  const { updated_at_seen, ...body } = writer.formOf(product);
  assert.ok(updated_at_seen);

  // Each save adds two to the stock of 100 that the vendor saw.
  const edits = Array.from({ length: 10 }, (_, index) => ({ ...body, name: `Crutch ${index}`, stock: 102 }));
  const responses = await Promise.all([
    ...buyers.map((buyer) => sales.place(buyer, buyer.orderNo)),
    ...edits.map((edit) => shop.call(`POST /vendor/products/${product.slug}`, { token: vendor.token, body: edit })),
  ]);

  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200]);
  assert.equal(await sales.stockOf(product.id), 100 - BUYERS + 10 * 2);
  await sales.assertBooksAreRight();
});

test('Sales of variants during edits and removals keep the stock ledger consistent', async () => {
  const variant = { type: 'size', barcode: '1', price_sar: 50, price_bhd: 5, price_usd: 13, stock: 100 };
  const product = await onSale({
    variants: ['S', 'M', 'L'].map((value) => ({ ...variant, value, sku: `R-${value}` })),
  });
  const [small, medium, large] = product.variants;
  const buyers = await drafts(product.id, [small.id, medium.id, large.id]);
  const form = writer.formOf(product);
  const edit = (variants: unknown[]) =>
    shop.call(`POST /vendor/products/${product.slug}`, {
      token: vendor.token,
      body: { ...form, updated_at_seen: undefined, variants },
    });
  const seen = { stock_seen: 100 };

  const [kept, ...responses] = await Promise.all([
    edit([
      { ...small, ...seen },
      { ...medium, ...seen, stock: 105 },
    ]),
    ...buyers.map((buyer) => sales.place(buyer, buyer.orderNo)),
  ]);

  assert.equal(kept.status, 200, kept.text);
  const refused = responses.filter(({ status }) => status !== 200);
  assert.ok(refused.every(({ status }) => status === 409 || status === 422));
  const third = BUYERS / 3;
  assert.ok(refused.length <= third, 'a variant still on sale was refused');
  assert.equal(await sales.stockOf(product.id), 100 - third + 105 - third);
  await sales.assertBooksAreRight();
});

test('Two buyers take the last of the cheapest variant during a price change', async () => {
  const variant = { type: 'size', barcode: '1' };
  const priced = (sar: number) => ({ price_sar: sar, price_bhd: sar / 10, price_usd: sar / 4 });
  for (let round = 0; round < 5; round += 1) {
    const product = await onSale({
      variants: [
        { ...variant, value: 'S', sku: `L-${round}-S`, stock: 1, ...priced(20) },
        { ...variant, value: 'M', sku: `L-${round}-M`, stock: 5, ...priced(30) },
        { ...variant, value: 'L', sku: `L-${round}-L`, stock: 5, ...priced(50) },
      ],
    });
    const [small, medium, large] = product.variants;
    const buyers = await Promise.all(
      [1, 2].map(async () => {
        const customer = await shop.make.customer();
        return { customer, orderNo: await sales.draft(customer, [{ productId: product.id, variantId: small.id }]) };
      }),
    );
    const variants = [small, { ...medium, ...priced(25) }, large].map((each) => ({ ...each, stock_seen: each.stock }));
    const [edited, ...placed] = await Promise.all([
      writer.edit(product, { updated_at_seen: undefined, variants }),
      ...buyers.map(({ customer, orderNo }) => sales.place(customer, orderNo)),
    ]);
    assert.equal(edited.status, 200, edited.text);
    assert.equal(placed.filter(({ status }) => status === 200).length, 1);
    const row = await shop.database.first(sql`
      SELECT price_sar, top_price_sar, price_bhd, stock FROM products WHERE id = ${product.id}`);
    assert.deepEqual(row, { price_sar: 2500, top_price_sar: 5000, price_bhd: 2500, stock: 10 });
  }
  await sales.assertBooksAreRight();
});

test('Of many saves based on the same version, one succeeds', async () => {
  const product = await writer.created();
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => writer.edit(product, { name: `Name ${index}`, stock: 13 })),
  );
  const saved = responses.filter(({ status }) => status === 200);
  assert.equal(saved.length, 1);
  assert.ok(responses.every(({ status, body }) => status === 200 || body.code === 'changed_meanwhile'));
  assert.equal((await writer.read(product.slug)).stock, 13);
});

test('Of many new products with one SKU one is created, and others get a field error', async () => {
  const fields = await writer.fields({ sku: 'ONE', images: [{ id: await writer.picture() }] });
  const responses = await Promise.all(
    Array.from({ length: 6 }, async () => writer.create({ ...fields, images: [{ id: await writer.picture() }] })),
  );
  assert.equal(responses.filter(({ status }) => status === 200).length, 1);
  for (const { status, body } of responses) if (status !== 200) assert.deepEqual(Object.keys(body.errors), ['sku']);
});
