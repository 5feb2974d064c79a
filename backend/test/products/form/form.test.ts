import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductWriter, fileOf, photo, type ProductWriter } from '../../support/products.ts';
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

const approve = async (id: number) =>
  shop.call(`POST /admin/product/toggle/approval/${id}`, { token: (await shop.make.admin()).token });

test('A new product needs approval and is then in the shop with all its fields', async () => {
  const other = await writer.created();
  const images = [{ id: await writer.picture() }, { id: await writer.picture(), variant_sku: 'S-2' }];
  const variant = { type: 'size', barcode: '1', price_sar: 50, price_bhd: 5.005, price_usd: 13 };
  const { status, body } = await writer.create({
    name: 'Walking  Stick é 3',
    tags: '["Mobility","كبار السن"]',
    related_products: [other.id],
    images,
    discount: '10',
    variants: [
      { ...variant, value: 'M', value_arabic: 'وسط', sku: 'S-1', stock: 4 },
      { ...variant, value: 'L', sku: 'S-2', stock: 0 },
    ],
    approval_status: 1,
  });
  assert.deepEqual([status, body.message], [200, 'Product created successfully']);
  const { product } = body;
  assert.equal(product.slug, 'walking-stick-e-3');
  assert.deepEqual([product.approval_status, product.status, product.stock, product.discount], [0, 'active', 4, 10]);
  assert.deepEqual(product.tags, ['Mobility', 'كبار السن']);
  assert.deepEqual(product.related_products, [
    { id: other.id, name: other.name, name_arabic: other.arabic_name, sku: other.sku, price_usd: 13.2 },
  ]);
  assert.deepEqual(
    product.images.map(({ id }: { id: number }) => id),
    images.map(({ id }) => id),
  );
  assert.deepEqual(
    product.images.map((image: { variant_id: number }) => image.variant_id),
    [null, product.variants[1].id],
  );
  assert.equal(product.product_image, product.images[0].url);
  assert.deepEqual(
    [product.variants[0].value_arabic, product.variants[0].price_bhd, product.variants[0].stock],
    ['وسط', 5.005, 4],
  );

  assert.equal((await shop.call(`GET /products/${product.slug}`)).status, 404);
  await approve(product.id);
  const shown = (await shop.call(`GET /products/${product.slug}`, { headers: { currency: 'SAR' } })).body.product;
  assert.deepEqual([shown.original_price, shown.price, shown.variants[0].price], [50, 45, 45]);
  const found = await shop.call('GET /products?filter=true&search=walking%20stick');
  assert.equal(found.body.meta.total, 1);
});

test('A tag with the list separator becomes two, so that exports round-trip', async () => {
  const product = await writer.created({ tags: ['latex | nitrile', 'felt', '|'] });
  assert.deepEqual(product.tags, ['felt', 'latex', 'nitrile']);
});

test('The documented form works: flat and nested prices, files, tags as text', async () => {
  const { id: category } = await shop.make.category();
  const response = await shop.call('POST /vendor/products', {
    token: vendor.token,
    body: {
      name: 'Splint',
      arabic_name: 'جبيرة',
      description: 'Soft.',
      arabic_description: 'لينة.',
      sku: 'SP-1',
      barcode: '77',
      category_id: String(category),
      status: 'draft',
      stock: '3',
      discount: '0',
      tags: '["Soft"]',
      'prices[price_usd]': '4',
      'prices[price_sar]': '15.50',
      'prices[price_bhd]': '1.505',
      product_image: fileOf(await photo(), '../../splint.png'),
      'variants[0][type]': 'color',
      'variants[0][value]': 'Blue',
      'variants[0][stock]': '3',
      'variants[0][barcode]': '78',
      'variants[0][sku]': 'SP-1-B',
      'variants[0][price_usd]': '4',
      'variants[0][price_sar]': '15.5',
      'variants[0][price_bhd]': '1.5',
    },
  });
  assert.equal(response.status, 200, response.text);
  const { product } = response.body;
  assert.deepEqual(
    [product.status, product.price_sar, product.price_bhd, product.tags],
    ['draft', 15.5, 1.5, ['Soft']],
  );
  const before = product.product_image;

  const texts = Object.entries(writer.formOf(product)).filter(([, value]) => typeof value !== 'object');
  const edited = await shop.call(`POST /vendor/products/${product.slug}`, {
    token: vendor.token,
    body: {
      ...Object.fromEntries(texts),
      tags: JSON.stringify(product.tags),
      name: 'Soft splint',
      stock: '9',
      stock_seen: '3',
      product_image: fileOf(await photo({ background: 'red' })),
    },
  });
  assert.equal(edited.status, 200, edited.text);
  assert.equal(edited.body.message, 'Product updated successfully');
  const after = edited.body.product;
  assert.deepEqual([after.slug, after.name, after.variants, after.stock], ['splint', 'Soft splint', [], 9]);
  assert.notEqual(after.product_image, before);
  assert.equal(after.images.length, 1);
});

test('A client that sends optional fields as empty text saves the form', async () => {
  let product = await writer.created({ sku: 'BL-1' });
  const variant = { type: 'size', value: 'S', barcode: '1', price_sar: 50, price_bhd: 5, price_usd: 13, stock: 5 };
  for (const blank of ['', 'null', 'undefined', null, product.product_image]) {
    const { status, text, body } = await writer.edit(product, { product_image: blank, status: 'inactive' });
    assert.equal(status, 200, text);
    assert.deepEqual(
      [body.product.product_image, body.product.status],
      [product.product_image, 'draft'],
      String(blank),
    );
    product = body.product;
  }
  for (const id of ['', 'undefined', 'null']) {
    const { status, text, body } = await writer.edit(product, { variants: [{ ...variant, id, sku: `BL-1-${id}` }] });
    assert.equal(status, 200, text);
    assert.equal(body.product.variants.length, 1);
    product = body.product;
  }
  const wrong = await writer.edit(product, { product_image: 'picture' });
  assert.deepEqual(Object.keys(wrong.body.errors), ['product_image']);
});

test('All missing fields are reported together in the documented sentences', async () => {
  const { status, body } = await shop.call('POST /vendor/products', { token: vendor.token, body: {} });
  assert.equal(status, 422);
  assert.deepEqual(body.errors, {
    name: ['Product Name is required.'],
    arabic_name: ['Product Name Arabic is required.'],
    description: ['Description is required.'],
    arabic_description: ['Description Arabic is required.'],
    sku: ['SKU is required.'],
    barcode: ['Barcode is required.'],
    category_id: ['Category is required.'],
    stock: ['Stock is required.'],
    price_usd: ['USD Price is required.'],
    price_sar: ['SAR Price is required.'],
    price_bhd: ['BHD Price is required.'],
    product_image: ['Product image is required.'],
  });
  const variant = await writer.create({ variants: [{}] });
  assert.deepEqual(variant.body.errors, {
    'variants.0.type': ['Type is required.'],
    'variants.0.value': ['Value is required.'],
    'variants.0.stock': ['Stock is required.'],
    'variants.0.barcode': ['Barcode is required.'],
    'variants.0.sku': ['SKU is required.'],
    'variants.0.price_usd': ['Price (USD) is required.'],
    'variants.0.price_sar': ['Price (SAR) is required.'],
    'variants.0.price_bhd': ['Price (BHD) is required.'],
  });
});

test('Prices with too many digits, wrong numbers and wrong codes are reported', async () => {
  const { sku } = await writer.created();
  const wrong: [Record<string, unknown>, string][] = [
    [{ price_sar: '12.555' }, 'price_sar'],
    [{ price_bhd: 1.2345 }, 'price_bhd'],
    [{ price_usd: 0 }, 'price_usd'],
    [{ price_usd: '-1' }, 'price_usd'],
    [{ price_usd: 1e9 }, 'price_usd'],
    [{ stock: 0 }, 'stock'],
    [{ stock: 1.5 }, 'stock'],
    [{ stock: 'many' }, 'stock'],
    [{ discount: 91 }, 'discount'],
    [{ discount: 100 }, 'discount'],
    [{ category_id: 999_999 }, 'category_id'],
    [{ sku }, 'sku'],
    [{ tags: 'not json' }, 'tags'],
    [{ images: [] }, 'product_image'],
    [{ images: [{ id: 999_999 }] }, 'images.0.id'],
    [{ related_products: [999_999] }, 'related_products.0'],
    [{ vendor_id: 1 }, 'vendor_id'],
    [{ is_featured: true }, 'is_featured'],
  ];
  for (const [fields, field] of wrong) {
    const { status, body, text } = await writer.create(fields);
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [field]], text);
  }
});

test('Products with the same name get different slugs, and renaming keeps a slug', async () => {
  const [first, second] = [await writer.created({ name: 'Sling' }), await writer.created({ name: 'Sling' })];
  assert.equal(first.slug, 'sling');
  assert.match(second.slug, /^sling-[0-9a-f]{6}$/);
  const { body } = await writer.edit(first, { name: 'Arm sling' });
  assert.deepEqual([body.product.slug, body.product.name], ['sling', 'Arm sling']);
  for (const name of ['😀', '2024', 'Top rated', 'Bulk'])
    assert.match((await writer.created({ name })).slug, /^product-/);
});

test('Existing related products may stay, and new ones must be the vendor’s own', async () => {
  const product = await writer.created();
  const [before, never] = [await shop.make.product({}), await shop.make.product({})];
  await shop.database.query(
    sql`INSERT INTO related_products (product_id, related_id) VALUES (${product.id}, ${before.id})`,
  );
  const related = async (ids: number[]) => writer.edit(product, { related_products: ids, updated_at_seen: undefined });
  assert.equal((await related([before.id])).status, 200);
  assert.deepEqual(Object.keys((await related([before.id, never.id])).body.errors), ['related_products.1']);
});

test('A multi-line text is the same as JSON and as a form', async () => {
  const product = await writer.created({ description: 'One line.\nAnother line.' });
  await approve(product.id);
  const { updated_at: _fresh, ...seen } = await writer.read(product.slug);
  const texts = Object.entries(writer.formOf(seen)).filter(([, value]) => ['string', 'number'].includes(typeof value));
  const response = await shop.call(`POST /vendor/products/${product.slug}`, {
    token: vendor.token,
    body: {
      ...Object.fromEntries(texts),
      description: 'One line.\r\nAnother line.',
      product_image: fileOf(await photo()),
    },
  });
  assert.equal(response.status, 200, response.text);
  assert.equal(response.body.product.description, 'One line.\nAnother line.');
});
