import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductReview, type Product, type ProductReview } from '../../support/product-review.ts';

let shop: TestApp;
let vendor: Vendor;
let review: ProductReview;
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  review = await createProductReview(shop, vendor);
});
after(() => shop.close());

test('A pending picture is not swept and not usable by other products', async () => {
  const { database, app } = shop;
  const product = await review.onSale();
  const image = await review.writer.picture();
  await review.edit(product, { images: [{ id: image }] });
  const other = await review.writer.fields({ images: [{ id: image }] });
  assert.deepEqual(Object.keys((await review.writer.create(other)).body.errors), ['images.0.id']);
  await database.query(sql`UPDATE files SET created_at = now() - interval '16 days'`);
  await app.files.removeUnusedPictures();
  assert.equal((await review.shopSees(product.slug)).images.length, 1);
  const { change_id, changes } = await review.waiting(product.id);
  assert.deepEqual([changes[0].before.length, changes[0].after.length], [1, 1]);
  await review.accept(product.id, change_id);
  assert.equal((await review.writer.read(product.slug)).images[0].id, image);
});

test('A new variant is live immediately, while its picture is pending', async () => {
  const size = (value: string) => ({
    type: 'size',
    value,
    sku: `V-${value}`,
    barcode: '1',
    stock: 5,
    price_sar: 5,
    price_bhd: 1,
    price_usd: 2,
  });
  const product = await review.onSale({ variants: [size('S')] });
  const [{ id: front }] = product.images;
  const image = await review.writer.picture();
  const images = [
    { id: front, variant_sku: 'V-S' },
    { id: image, variant_sku: 'V-M' },
  ];
  const { variants } = (await review.edit(product, { variants: [product.variants[0], size('M')], images })).product;
  const seen = await review.shopSees(product.slug);
  assert.deepEqual(seen.variants.length, 2);
  assert.deepEqual(
    seen.images.map(({ variant_id }: Product) => variant_id),
    [variants[0].id],
  );
  await review.edit(product, { variants: [variants[0]], images: [images[0], { id: image }] });
  await review.accept(product.id, (await review.waiting(product.id)).change_id);
  assert.deepEqual(
    (await review.writer.read(product.slug)).images.map(({ variant_id }: Product) => variant_id),
    [variants[0].id, null],
  );
});
