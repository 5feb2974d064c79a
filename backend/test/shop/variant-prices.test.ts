import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../support/products.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let vendor: Vendor;
let writer: ProductWriter;
let cheapHeadline: { id: number; slug: string };
let dearHeadline: { id: number; slug: string };
let skus = 0;

const headers = { currency: 'SAR' };
const WORD = 'qvarone';

const priced = (sar: number) => ({ price_sar: sar, price_bhd: sar / 10, price_usd: sar / 4 });

const variantsOf = (prices: Record<string, number>, stock = 5) =>
  Object.entries(prices).map(([value, sar]) => {
    skus += 1;
    return { type: 'size', value, sku: `VP-${skus}`, barcode: '1', stock, ...priced(sar) };
  });

const onSale = async (fields: Record<string, unknown>) => {
  const product = await writer.created(fields);
  const { token } = await shop.make.admin();
  await shop.call(`POST /admin/product/toggle/approval/${product.id}`, { token });
  return product;
};

before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
  cheapHeadline = await onSale({
    name: `Cheap headline ${WORD}`,
    ...priced(5),
    variants: variantsOf({ S: 100, M: 200 }),
  });
  dearHeadline = await onSale({
    name: `Dear headline ${WORD}`,
    ...priced(900),
    variants: variantsOf({ S: 20, M: 30 }),
  });
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

const list = async (query: string, word = WORD) => {
  const response = await shop.call(`GET /products?filter=1&search=${word}&${query}`, { headers });
  assert.equal(response.status, 200, response.text);
  return response.body;
};
const idsOf = ({ products }: { products: { id: number }[] }) => products.map(({ id }) => id);
const rangesOf = ({ products }: { products: { price: number; highest_price: number }[] }) =>
  products.map(({ price, highest_price: highest }) => [price, highest]);
const rangeOf = async (id: number) =>
  rangesOf((await shop.call(`GET /products?filter=1&ids=${id}`, { headers })).body)[0];

test('Products with variants are sorted by the lowest available price', async () => {
  const ascending = await list('sort=price_asc');
  assert.deepEqual(idsOf(ascending), [dearHeadline.id, cheapHeadline.id]);
  assert.deepEqual(rangesOf(ascending), [
    [20, 30],
    [100, 200],
  ]);
  assert.deepEqual(idsOf(await list('sort=price_desc')), [cheapHeadline.id, dearHeadline.id]);
});

test('A price filter finds a product by any available variant', async () => {
  const found: [string, number[]][] = [
    ['price_max=10', []],
    ['price_min=15&price_max=40', [dearHeadline.id]],
    ['price_min=25&price_max=40', [dearHeadline.id]],
    ['price_min=150&price_max=250', [cheapHeadline.id]],
    ['price_min=120&price_max=180', []],
    ['price_min=20&price_max=20', [dearHeadline.id]],
    ['price_min=200', [cheapHeadline.id]],
    ['price_min=200.01', []],
    ['price_min=30', [dearHeadline.id, cheapHeadline.id]],
  ];
  for (const [query, ids] of found) {
    const { meta, ...page } = await list(`${query}&sort=price_asc`);
    assert.deepEqual([idsOf(page as never), meta.total], [ids, ids.length], query);
  }
});

test('A list without a search merges products and variants in price order', async () => {
  const { id: categoryId } = await shop.make.category();
  const below = await shop.make.product({ categoryId, variants: [{ price: 1000 }, { price: 9000 }] });
  const gap = await shop.make.product({ categoryId, variants: [{ price: 1000 }, { price: 90_000 }] });
  const plain = await shop.make.product({ categoryId, price: 6000 });
  const sized = await shop.make.product({ categoryId, variants: [{ price: 7000 }, { price: 50_000 }] });
  await shop.make.product({ categoryId, price: 4000 });
  const between = (query: string) =>
    shop.call(`GET /products?filter=1&category=${categoryId}&price_min=50&price_max=100&${query}`, { headers });
  const ascending = [below.id, plain.id, sized.id];
  const { body } = await between('sort=price_asc');
  assert.deepEqual([idsOf(body), body.meta.total], [ascending, 3]);
  assert.deepEqual(idsOf((await between('sort=price_desc')).body), ascending.toReversed());
  assert.deepEqual(idsOf((await between('sort=name_asc')).body).toSorted(), ascending.toSorted());
  const unbounded = `GET /products?filter=1&category=${categoryId}&price_min=50`;
  const open = (await shop.call(`${unbounded}&sort=price_asc`, { headers })).body;
  assert.deepEqual(idsOf(open), [below.id, gap.id, plain.id, sized.id]);
  assert.deepEqual(idsOf((await shop.call(unbounded, { headers })).body).toSorted(), idsOf(open).toSorted());
});

test('Suggestions, wishlist and cart show the price of the cheapest variant', async () => {
  const { body } = await shop.call(`GET /products/suggest?search=${WORD}`, { headers });
  assert.deepEqual(
    body.products.map((each: { id: number; price: number; highest_price: number }) => [
      each.id,
      each.price,
      each.highest_price,
    ]),
    [
      [dearHeadline.id, 20, 30],
      [cheapHeadline.id, 100, 200],
    ],
  );
  const customer = await shop.make.customer();
  const { token } = customer;
  await shop.call('POST /wishlist', { token, body: { product_id: cheapHeadline.id } });
  const requests = (await shop.call('GET /wishlist', { token, headers })).body.wishlist;
  assert.deepEqual(rangesOf({ products: requests.map((request: { product: never }) => request.product) }), [
    [100, 200],
  ]);
  const medium = (await writer.read(cheapHeadline.slug)).variants[1];
  await sales.fillCart(customer, [{ productId: cheapHeadline.id, variantId: medium.id }]);
  const [item] = (await shop.call('GET /carts', { token, headers })).body.data[0].cart_items;
  assert.deepEqual([item.unit_price, item.product.price, item.product.highest_price], [200, 100, 200]);
});

test('The highest price of the shop may be that of a variant', async () => {
  const product = await onSale({ ...priced(10), variants: variantsOf({ S: 10 }) });
  await writer.edit(await writer.read(product.slug), {
    variants: [...(await writer.read(product.slug)).variants, ...variantsOf({ M: 250_000 })],
  });
  assert.equal((await shop.call('GET /products?max_price=1', { headers })).body.max_price, 250_000);
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${product.id}`);
});

test('The price follows sales, cancellations, discounts and removed variants', async () => {
  const product = await onSale({ variants: variantsOf({ S: 20, M: 30, L: 50 }, 1) });
  const { updated_at: updatedAt, variants } = await writer.read(product.slug);
  const [small, medium, large] = variants.map(({ id }: { id: number }) => id);
  const customer = await shop.make.customer();
  const buy = (variantId: number) => sales.buy(customer, [{ productId: product.id, variantId }]);
  assert.deepEqual(await rangeOf(product.id), [20, 50]);
  const [order] = await buy(small);
  assert.deepEqual(await rangeOf(product.id), [30, 50]);
  await buy(large);
  assert.deepEqual(await rangeOf(product.id), [30, 30]);
  await buy(medium);
  assert.deepEqual(await rangeOf(product.id), [20, 50]);
  assert.equal((await writer.read(product.slug)).updated_at, updatedAt);

  const cancelled = await shop.call(`POST /vendor/orders/${order}/status`, {
    token: vendor.token,
    body: { status: 5, cancellation_reason: 'Damaged' },
  });
  assert.equal(cancelled.status, 200, cancelled.text);
  assert.deepEqual(await rangeOf(product.id), [20, 20]);
  await writer.edit(await writer.read(product.slug), { discount: 50 });
  assert.deepEqual(await rangeOf(product.id), [10, 10]);
  const stocked = await writer.read(product.slug);
  await writer.edit(stocked, { variants: stocked.variants.slice(1).map((each: object) => ({ ...each, stock: 3 })) });
  assert.deepEqual(await rangeOf(product.id), [15, 25]);
});

test('A product whose variants are removed costs its own price', async () => {
  const product = await onSale({ variants: variantsOf({ S: 20, M: 30 }) });
  const edited = await writer.edit(await writer.read(product.slug), { ...priced(7), stock: 4, variants: [] });
  assert.equal(edited.status, 200, edited.text);
  assert.deepEqual(await rangeOf(product.id), [7, 7]);
  await writer.edit(await writer.read(product.slug), { ...priced(1), variants: variantsOf({ S: 60 }) });
  assert.deepEqual(await rangeOf(product.id), [60, 60]);
});

test('Price and stock of a product with variants are optional and ignored', async () => {
  const variants = variantsOf({ S: 20, M: 30 });
  for (const fields of [
    { price_sar: undefined, price_bhd: undefined, price_usd: undefined, stock: undefined },
    { price_sar: '', price_bhd: '', price_usd: '', stock: '' },
    { price_sar: 1, price_bhd: 1, price_usd: 1, stock: 99 },
  ]) {
    const {
      id,
      stock,
      price_sar: sar,
    } = await writer.created({
      ...fields,
      variants: variants.map((each) => ({ ...each, sku: `${each.sku}-${String(fields.stock)}` })),
    });
    assert.deepEqual([stock, sar], [10, 20], JSON.stringify(fields));
    await shop.database.query(sql`UPDATE products SET deleted_at = now() WHERE id = ${id}`);
  }
  const refused = await writer.create({ price_sar: undefined });
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['price_sar']]);
});

test('Card and product page show the same lowest price', async () => {
  const [card] = rangesOf(await list('sort=price_asc'));
  const { product } = (await shop.call(`GET /products/${dearHeadline.slug}`, { headers })).body;
  const offers = product.variants.map(({ price }: { price: number }) => price);
  assert.deepEqual([Math.min(...offers), Math.max(...offers)], card);
  assert.deepEqual([product.price, product.highest_price], card);
});
