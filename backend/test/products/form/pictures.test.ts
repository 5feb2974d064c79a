import assert from 'node:assert/strict';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { sql } from '../../../src/sql/sql.ts';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductWriter, fileOf, photo, type ProductWriter } from '../../support/products.ts';
import { createSales } from '../../support/sales.ts';

const SCRIPT = '<script>alert(1)</script>';

let shop: TestApp;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(() => shop.close());

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** Header of a PNG that declares a huge size, with almost no content. */
const hugePng = (side: number): Buffer => {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc(64));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};

const crc32 = (bytes: Buffer): number => {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
};

test('An uploaded picture is re-encoded in three widths and shown by its product', async () => {
  const { status, body } = await writer.upload(await photo());
  assert.equal(status, 200);
  const { id, url, srcset } = body.picture;
  assert.match(url, /^\/media\/uploads\/[0-9a-f]{32}-640\.webp$/);
  assert.equal(srcset.split(', ').length, 3);
  assert.equal((await shop.app.inject(url)).statusCode, 200);
  const product = await writer.created({ images: [{ id }] });
  assert.equal(product.product_image, url);
});

test('Invalid and oversized pictures are rejected by name with a reason', async () => {
  const jpeg = await noise(400).jpeg().toBuffer();
  const png = await noise(400).png().toBuffer();
  const gif = await sharp({ create: { width: 240, height: 240, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  const notPicture = 'Send a JPEG, PNG or WebP picture.';
  const damaged = 'This picture is damaged or incomplete. Save or download it again and send the new file.';
  const cases: [string, Buffer, number, string][] = [
    [
      'a GIF that is a script',
      Buffer.concat([Buffer.from('GIF89a/*'), gif.subarray(8), Buffer.from('*/=1;alert(1)')]),
      422,
      notPicture,
    ],
    [
      'a drawing with a script',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${SCRIPT}</svg>`),
      422,
      notPicture,
    ],
    ['a PDF called .png', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'), 422, notPicture],
    [
      'a page behind the head of a JPEG',
      Buffer.concat([jpeg.subarray(0, 3), Buffer.from(`<html>${SCRIPT}</html>`)]),
      422,
      damaged,
    ],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 422, damaged],
    ['a PNG without its end', png.subarray(0, png.length - 600), 422, damaged],
    ['a PNG with another end', Buffer.concat([png.subarray(0, -4_000), Buffer.alloc(4_000, 0x41)]), 422, damaged],
    ['nothing', Buffer.alloc(0), 422, 'The file is empty.'],
    ['50,000 by 50,000 in a few bytes', hugePng(50_000), 422, 'The picture may have at most 40 megapixels.'],
    ['a stamp', await photo({ side: 199 }), 422, 'The picture must be at least 200 pixels wide and high.'],
    ['six megabytes', Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)]), 413, 'The picture may be at most 5 MB.'],
  ];
  for (const [what, content, status, message] of cases) {
    const response = await writer.upload(content, 'photo.png');
    assert.deepEqual([response.status, response.body.errors], [status, { picture: [message] }], what);
  }
  assert.equal((await writer.upload(Buffer.alloc(9 * 1024 * 1024), 'photo.png')).status, 413);
  const stored = await shop.database.query(sql`SELECT id FROM files WHERE mime = 'image/webp' AND bytes < 100`);
  assert.deepEqual(stored, []);
});

test('A rejected form or SKU upload leaves no picture behind', async () => {
  const product = await writer.created({ images: [{ id: await writer.picture() }] });
  const full = await Promise.all(Array.from({ length: 12 }, () => writer.picture()));
  const { sku } = await writer.created({ images: full.map((id) => ({ id })) });
  const stored = () => shop.database.query(sql`SELECT id FROM files ORDER BY id`);
  const before = await stored();
  const picture = fileOf(await photo());
  const refused = [
    await writer.create({ product_image: picture, sku: product.sku }),
    await writer.edit(product, { product_image: picture, category_id: 999_999_999 }),
    await shop.call('POST /vendor/product-pictures', { token: vendor.token, body: { sku, picture } }),
  ];
  assert.deepEqual(
    refused.map(({ status, body }) => [status, Object.keys(body.errors)]),
    [
      [422, ['sku']],
      [422, ['category_id']],
      [422, ['sku']],
    ],
  );
  assert.deepEqual(await stored(), before);
});

test('Hidden content of pictures is removed, and file names choose no folder', async () => {
  for (const name of ['../../../etc/passwd.png', 'a\r\nSet-Cookie: x=1.png', '..\\..\\x.png', 'CON.png']) {
    const { status, body } = await writer.upload(Buffer.concat([await photo(), Buffer.from(SCRIPT)]), name);
    assert.equal(status, 200, name);
    const served = await shop.app.inject(body.picture.url);
    assert.equal(served.rawPayload.includes('script'), false);
    assert.equal(served.headers['content-type'], 'image/webp');
  }
  const names = await shop.database.query<{ name: string }>(sql`SELECT original_name AS name FROM files`);
  for (const { name } of names) assert.doesNotMatch(name, /[/\\\r\n]/);
});

test('An unused picture is deleted after 15 days; shown, ordered or approved ones stay', async () => {
  const { database, app } = shop;
  const keyOf = async (id: number) =>
    (await database.first<{ key: string }>(sql`SELECT storage_key AS key FROM files WHERE id = ${id}`))?.key ?? null;
  const { id: unused } = (await writer.upload(await photo())).body.picture;
  const [fresh, shown, approved, ordered] = [
    await writer.picture(),
    await writer.picture(),
    await writer.picture(),
    await writer.picture(),
  ];
  await writer.created({ images: [{ id: shown }] });
  const onSale = async (image: number) => {
    const product = await writer.created({ images: [{ id: image }] });
    await database.query(sql`UPDATE products SET approval_status = 1 WHERE id = ${product.id}`);
    return product;
  };
  const sold = await onSale(ordered);
  await createSales(shop).buy(await shop.make.customer(), [{ productId: sold.id }]);
  await database.query(sql`UPDATE products SET approval_status = 0 WHERE id = ${sold.id}`);
  for (const product of [sold, await onSale(approved)])
    assert.equal((await writer.edit(product, { images: [{ id: await writer.picture() }] })).status, 200);
  await database.query(sql`UPDATE files SET created_at = now() - interval '361 hours' WHERE id <> ${fresh}`);
  await database.query(sql`UPDATE files SET created_at = now() - interval '14 days' WHERE id = ${fresh}`);
  const file = path.join(app.config.dataDir, 'files', 'public', `${await keyOf(unused)}-640.webp`);
  await access(file);
  await app.files.removeUnusedPictures();

  assert.equal(await keyOf(unused), null);
  await assert.rejects(access(file));
  for (const id of [fresh, shown, approved, ordered]) assert.notEqual(await keyOf(id), null, String(id));
});

test('The demo’s drawings are marked as such, and photographs are not', async () => {
  const product = await writer.created();
  await shop.database.query(sql`UPDATE products SET approval_status = 1, status = 'active' WHERE id = ${product.id}`);
  const read = async () =>
    (await shop.call(`GET /products/${product.slug}`)).body.product.images.map(
      ({ illustration }: { illustration: boolean }) => illustration,
    );
  assert.deepEqual(await read(), [false]);
  await shop.database.query(sql`
    WITH drawing AS (
      INSERT INTO files (storage_key, visibility, original_name, mime, bytes)
      VALUES ('glove-teal-front', 'public', 'glove.webp', 'image/webp', 1) RETURNING id
    )
    INSERT INTO product_images (product_id, file_id, position) SELECT ${product.id}, id, 1 FROM drawing`);
  assert.deepEqual(await read(), [false, true]);
});
