import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { UploadedFile } from '../../../src/files/uploaded-file.ts';
import { createPictureBySku, skusOf } from '../../../src/modules/catalogue/products/form/picture-by-sku.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductWriter, fileOf, photo, type ProductWriter } from '../../support/products.ts';

let shop: TestApp;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(() => shop.close());

const drop = async (name: string, body: Record<string, unknown> = {}): Promise<TestResponse> =>
  shop.call('POST /vendor/product-pictures', {
    token: vendor.token,
    body: { picture: fileOf(await photo(), name), ...body },
  });

const variant = (sku: string) => ({
  ...{ type: 'size', value: sku, sku, barcode: '62', stock: 3 },
  ...{ price_sar: 10, price_bhd: 1, price_usd: 2.7 },
});

test('A file name may be a SKU followed by the picture’s number', () => {
  assert.deepEqual(skusOf('GLV-100-M.jpg'), ['GLV-100-M']);
  assert.deepEqual(skusOf('GLV-100-M-2.JPEG'), ['GLV-100-M-2', 'GLV-100-M']);
  assert.deepEqual(skusOf('glv 100 (3).png'), ['glv 100 (3)', 'glv 100']);
});

test('Pictures named by SKU are appended to their product or variant', async () => {
  const product = await writer.created({ sku: 'BELT', variants: [variant('BELT-S'), variant('BELT-2')] });
  const [, numbered] = product.variants;
  assert.deepEqual((await drop('belt.png')).body.product, { slug: product.slug, sku: 'BELT' });
  assert.equal((await drop('BELT-7.png')).body.product.sku, 'BELT');
  assert.equal((await drop('BELT-2.png')).body.product.sku, 'BELT-2');

  const { images, updated_at } = await writer.read(product.slug);
  assert.deepEqual(
    images.map((image: { variant_id: number | null }) => image.variant_id),
    [null, null, null, numbered.id],
  );
  assert.ok(updated_at > product.updated_at);
});

test('An approved product shows the admin the added picture', async () => {
  const product = await writer.created({ sku: 'SLING' });
  const { token } = await shop.make.admin();
  await shop.call(`POST /admin/product/toggle/approval/${product.id}`, { token });
  assert.equal((await drop('SLING.png')).status, 200);
  const { changes } = (await shop.call(`GET /admin/product/${product.id}`, { token })).body.data;
  assert.deepEqual(
    changes.map(({ field, after: now }: { field: string; after: string[] }) => [field, now.length]),
    [['pictures', 2]],
  );
});

test('A picture without a matching SKU or beyond the twelfth is rejected with a reason', async () => {
  const stranger = createProductWriter(shop, await shop.make.vendor());
  await stranger.created({ sku: 'THEIRS' });
  const missing = 'None of your products or variants has the SKU THEIRS.';
  assert.deepEqual((await drop('THEIRS.png')).body.errors, { sku: [missing] });

  await writer.created({ sku: 'FULL' });
  for (let number = 2; number <= 12; number += 1) assert.equal((await drop(`FULL-${number}.png`)).status, 200);
  assert.deepEqual((await drop('FULL.png')).body.errors, { sku: ['This product already has 12 pictures.'] });
  const notes = { picture: fileOf(Buffer.from('notes'), 'FULL.txt'), sku: 'BELT' };
  assert.equal((await drop('', notes)).status, 422);
});

test('A picture may be fetched from its URL', async () => {
  const { slug } = await writer.created({ sku: 'CAST' });
  const picture = new UploadedFile('cast.png', await photo());
  const add = createPictureBySku(shop.app, async () => picture);
  const form = { sku: 'CAST', picture: undefined, address: 'https://pictures.test/cast.png' };
  assert.deepEqual(await add({ vendorId: vendor.vendorId, userId: vendor.id }, form), { slug, sku: 'CAST' });
  assert.equal((await writer.read(slug)).images.length, 2);

  const call = (body: Record<string, unknown>) =>
    shop.call('POST /vendor/product-pictures', { token: vendor.token, body: { sku: 'CAST', ...body } });
  const near = await call({ address: 'https://127.0.0.1/cast.png' });
  assert.deepEqual(near.body.errors, { address: ['No picture could be fetched from this address.'] });
  assert.deepEqual((await call({})).body.errors, { picture: ['Product image is required.'] });
});

test('No picture is fetched for a vendor over the daily quota', async () => {
  const busy = await shop.make.vendor();
  const { sku } = await createProductWriter(shop, busy).created();
  await shop.database.query(sql`
    INSERT INTO files (storage_key, visibility, original_name, mime, bytes, owner_user_id)
    VALUES ('uploads/today', 'public', 'many.png', 'image/webp', ${512 * 1024 * 1024}, ${busy.id})`);
  let fetched = 0;
  const add = createPictureBySku(shop.app, async () => {
    fetched += 1;
    return new UploadedFile('cast.png', await photo());
  });
  const form = { sku, picture: undefined, address: 'https://pictures.test/cast.png' };
  await assert.rejects(add({ vendorId: busy.vendorId, userId: busy.id }, form), { code: 'upload_quota_used' });
  assert.equal(fetched, 0);
});
