import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../../support/products.ts';
import { createSales } from '../../support/sales.ts';

let shop: TestApp;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(async () => {
  await createSales(shop).assertBooksAreRight();
  await shop.close();
});

const HALF = 'This product is sold by size and colour together: give each size its colour, or remove it.';
const MIXED = 'The other variants of this product are sizes, or colours. To sell both, give each size its colour.';

const variant = (sku: string, options: Record<string, string>, stock = 3) => ({
  ...{ type: 'size', barcode: '62', sku, stock, price_sar: 60, price_bhd: 6, price_usd: 16 },
  ...options,
});

const large = { value: 'Large', value_arabic: 'كبير' };
const blue = { color: 'Blue', color_arabic: 'أزرق' };

const approve = async (id: number) =>
  shop.call(`POST /admin/product/toggle/approval/${id}`, { token: (await shop.make.admin()).token });

test('A size in a colour has its own SKU and is named by both wherever it appears', async () => {
  const product = await writer.created({
    variants: [
      variant('TOP-L-B', { ...large, ...blue }, 6),
      variant('TOP-L-W', { ...large, color: 'White' }, 9),
      variant('TOP-S-B', { value: 'Small', color: 'Blue' }, 0),
    ],
  });
  await approve(product.id);

  const shown = (await shop.call(`GET /products/${product.slug}`)).body.product;
  assert.deepEqual(
    shown.variants.map((each: Record<string, unknown>) => [each.value, each.color, each.color_arabic, each.stock]),
    [
      ['Large', 'Blue', 'أزرق', 6],
      ['Large', 'White', '', 9],
      ['Small', 'Blue', '', 0],
    ],
  );

  const sales = createSales(shop);
  const customer = await shop.make.customer();
  const [variantId, otherId] = product.variants.map(({ id }: { id: number }) => id);
  await sales.buy(customer, [
    { productId: product.id, variantId, quantity: 2 },
    { productId: product.id, variantId: otherId },
  ]);
  const [row] = (await shop.call('GET /vendor/orders', { token: vendor.token })).body.data.orders;
  const { order } = (await shop.call(`GET /vendor/orders/${row.order_sub_no}`, { token: vendor.token })).body;
  assert.deepEqual(
    order.order_products.map(({ product: line }: { product: Record<string, unknown> }) => [
      line.variant,
      line.variant_arabic,
      line.sku,
    ]),
    [
      ['Large / Blue', 'كبير / أزرق', 'TOP-L-B'],
      ['Large / White', 'كبير / White', 'TOP-L-W'],
    ],
  );
  const { notifications } = (await shop.call('GET /vendor/notifications', { token: vendor.token })).body;
  const low = notifications.find(({ kind }: { kind: string }) => kind === 'low_stock');
  assert.deepEqual([low.payload.variant, low.payload.variant_arabic], ['Large / Blue', 'كبير / أزرق']);
  assert.equal((await writer.read(product.slug)).stock, 12);
});

test('A size may have many colours, but each pair is unique and complete', async () => {
  const twice = [variant('A', { ...large, ...blue }), variant('B', { value: 'large', color: 'BLUE' })];
  assert.deepEqual((await writer.create({ variants: twice })).body.errors, {
    'variants.1.value': ['This product already has this variant.'],
  });

  const half = [
    variant('A', { ...large, ...blue }),
    variant('B', { value: 'Small' }),
    variant('C', { type: 'color', value: 'Red', color: 'Red' }),
    variant('D', { value: 'Medium', color_arabic: 'أحمر' }),
  ];
  assert.deepEqual((await writer.create({ variants: half })).body.errors, {
    'variants.1.color': [HALF],
    'variants.2.color': [HALF],
    'variants.3.color': [HALF],
  });
});

test('Independent sizes and colours are rejected when new and tolerated when existing', async () => {
  const size = variant('S', { value: 'Small' });
  const colour = variant('N', { type: 'color', value: 'Navy' });
  assert.deepEqual((await writer.create({ variants: [size, colour] })).body.errors, { 'variants.1.type': [MIXED] });

  const product = await writer.created({ variants: [size, { ...colour, type: 'size' }] });
  await shop.database.query(sql`UPDATE variants SET type = 'color' WHERE id = ${product.variants[1].id}`);
  const kept = await writer.edit(await writer.read(product.slug), { name: 'Both' });
  assert.equal(kept.status, 200, kept.text);
});

test('A product sold by size gets colours when its vendor adds them', async () => {
  const product = await writer.created({ variants: [variant('SOLE-S', { value: 'Small' }), variant('SOLE-L', large)] });
  await approve(product.id);
  assert.equal((await writer.edit(product)).status, 200);
  const kept = await writer.read(product.slug);
  assert.deepEqual([kept.changes_waiting, kept.variants[0].color], [false, '']);

  const colored = writer.formOf(kept).variants as Record<string, unknown>[];
  const response = await writer.edit(kept, { variants: colored.map((each) => ({ ...each, ...blue })) });
  assert.equal(response.status, 200, response.text);
  assert.deepEqual(
    (await writer.read(product.slug)).variants.map(({ id }: { id: number }) => id),
    kept.variants.map(({ id }: { id: number }) => id),
  );
  const [sold] = (await shop.call(`GET /products/${product.slug}`)).body.product.variants;
  assert.deepEqual([sold.color, (await writer.read(product.slug)).changes], ['Blue', null]);
});
