import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import sharp from 'sharp';
import { AppError } from '../../src/wire/errors.ts';
import { createBucketStorage } from '../../src/files/bucket-storage.ts';
import { copyFolder } from '../../src/files/folder-storage.ts';
import { UploadedFile } from '../../src/files/uploaded-file.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { startBucket, type Bucket } from '../support/bucket.ts';
import { vendorForm } from '../support/vendors.ts';

const isUnavailable = (error: unknown) => error instanceof AppError && error.status === 503;

let bucket: Bucket;
let shop: TestApp;
before(async () => {
  bucket = await startBucket();
  shop = await buildTestApp({ s3: bucket.config });
});
after(async () => {
  await shop.close();
  bucket.stop();
});
afterEach(() => bucket.recover());

const drawing = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const save = async () => shop.app.files.savePicture(new UploadedFile('mask.png', await drawing()), 'image', null);
const countRows = async () => (await shop.database.first<{ count: number }>(sql`SELECT count(*) FROM files`))?.count;

it('A picture is stored in three widths and served from its address, cached forever', async () => {
  const { storageKey } = await save();
  const names = [320, 640, 1280].map((width) => `public/${storageKey}-${width}.webp`);
  assert.deepEqual([...bucket.objects.keys()].sort(), names.sort());
  assert.ok([...bucket.objects.values()].every(({ type }) => type === 'image/webp'));
  const address = `/media/${storageKey}-640.webp`;
  const response = await shop.app.inject(address);
  assert.deepEqual([response.statusCode, response.headers['content-type']], [200, 'image/webp']);
  assert.equal((await sharp(response.rawPayload).metadata()).width, 640);
  assert.match(String(response.headers['cache-control']), /max-age=31536000, immutable/);
  assert.equal(response.headers['x-content-type-options'], 'nosniff');
  const again = await shop.app.inject({ url: address, headers: { 'if-none-match': String(response.headers.etag) } });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
});

it('A missing picture is a 404, and a bucket that is down an uncached error', async () => {
  assert.equal((await shop.app.inject('/media/uploads/nothing-640.webp')).statusCode, 404);
  const { storageKey } = await save();
  bucket.fail({ how: 500 });
  const down = await shop.app.inject(`/media/${storageKey}-640.webp`);
  assert.deepEqual([down.statusCode, down.json<{ code: string }>().code], [503, 'unavailable']);
  assert.equal(down.headers['cache-control'], undefined);
  assert.ok(down.headers['retry-after']);
  assert.equal((await shop.app.inject('/healthz')).statusCode, 200);
  assert.equal((await shop.app.inject('/readyz')).statusCode, 200, 'A shop without its pictures still sells.');
});

it('Private documents cannot be reached through the address of the pictures', async () => {
  const { id, storageKey } = await shop.app.files.savePrivate(new UploadedFile('cr.png', await drawing()), 'cr', null);
  assert.equal((await shop.app.files.readPrivate(id)).name, 'cr.png');
  const asked = bucket.asked.length;
  for (const address of [
    `../private/${storageKey}`,
    `..%2fprivate%2f${storageKey}`,
    `private/${storageKey}`,
    '%2e%2e/x-640.webp',
  ])
    assert.equal((await shop.app.inject(`/media/${address}`)).statusCode, 404, address);
  assert.ok(
    bucket.asked.slice(asked).every((line) => line.startsWith('GET public/')),
    bucket.asked.join(),
  );
});

it('A transient fault is retried and not noticed', async () => {
  for (const how of [500, 503, 'cut'] as const) {
    bucket.fail({ how, times: 1 });
    const { id } = await save();
    await shop.app.files.remove(id);
  }
});

it('A failed upload leaves neither a row nor an object', async () => {
  const [rows, names] = [await countRows(), [...bucket.objects.keys()]];
  for (const how of [500, 403, 'cut'] as const) {
    bucket.fail({ how, when: ({ method, name }) => method === 'PUT' && name.endsWith('-1280.webp') });
    await assert.rejects(save(), isUnavailable);
  }
  assert.equal(await countRows(), rows);
  assert.deepEqual([...bucket.objects.keys()], names);
});

it('A product picture that cannot be stored is refused in the usual error shape', async () => {
  const vendor = await shop.make.vendor();
  const picture = new File([await drawing()], 'mask.png', { type: 'image/png' });
  bucket.fail({ how: 500, when: ({ method }) => method === 'PUT' });
  const answer = await shop.call('POST /vendor/pictures', { token: vendor.token, body: { picture } });
  assert.deepEqual([answer.status, answer.body.code, answer.body.success], [503, 'unavailable', false], answer.text);
  bucket.recover();
  const taken = await shop.call('POST /vendor/pictures', { token: vendor.token, body: { picture } });
  assert.equal(taken.status, 200, taken.text);
});

it('A new vendor whose certificate cannot be stored is not created, nor is the logo', async () => {
  const admin = await shop.make.admin();
  const [rows, names] = [await countRows(), [...bucket.objects.keys()]];
  bucket.fail({ how: 'cut', when: ({ method, name }) => method === 'PUT' && name.startsWith('private/') });
  const answer = await shop.call('POST /admin/vendor', { token: admin.token, body: await vendorForm(shop.make) });
  assert.deepEqual([answer.status, answer.body.code], [503, 'unavailable'], answer.text);
  assert.deepEqual([await countRows(), [...bucket.objects.keys()]], [rows, names]);
});

it('A folder of files is copied to the bucket under the same names', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-folder-'));
  await mkdir(path.join(folder, 'public'));
  await writeFile(path.join(folder, 'public', 'mask-640.webp'), 'a picture');
  await writeFile(path.join(folder, 'public', 'half-640.webp.part'), 'half a picture');
  const storage = createBucketStorage(bucket.config);
  await copyFolder(folder, storage);
  assert.equal(String(await storage.read('public/mask-640.webp')), 'a picture');
  assert.equal(await storage.read('public/half-640.webp.part'), null);
  await storage.remove('public/mask-640.webp');
  await rm(folder, { recursive: true });
});

it('Unused files are deleted from the bucket, or stay while it is down', async () => {
  const { id, storageKey } = await save();
  const other = await save();
  await shop.app.files.remove(id);
  assert.ok(![...bucket.objects.keys()].some((name) => name.includes(storageKey)));
  bucket.fail({ how: 500 });
  await shop.app.files.remove(other.id);
  const row = await shop.database.first(sql`SELECT id FROM files WHERE id = ${other.id}`);
  assert.equal(row, null);
});

it('An expired file stays known until the bucket has deleted it', async () => {
  const { id, storageKey } = await save();
  await shop.database.query(sql`UPDATE files SET expires_at = now() WHERE id = ${id}`);
  const names = () => [...bucket.objects.keys()].filter((name) => name.includes(storageKey)).length;
  const isKnown = async () => (await shop.database.first(sql`SELECT id FROM files WHERE id = ${id}`)) !== null;
  bucket.fail({ how: 500 });
  await shop.app.files.removeExpired();
  assert.deepEqual([await isKnown(), names()], [true, 3]);
  bucket.recover();
  await shop.app.files.removeExpired();
  assert.deepEqual([await isKnown(), names()], [false, 0]);
});

it('A wrong key or bucket stops the start; a bucket that is down does not', async () => {
  const wrong = { ...bucket.config, S3_SECRET_ACCESS_KEY: 'another' };
  await assert.rejects(createBucketStorage(wrong).write('public/x', Buffer.from('x')), isUnavailable);
  for (const s3 of [wrong, { ...bucket.config, S3_BUCKET: 'elsewhere' }])
    await assert.rejects(buildTestApp({ s3 }), /The bucket .* refuses access \(40[34]\): correct S3_BUCKET/);
  bucket.fail({ how: 503 });
  const started = await buildTestApp({ s3: bucket.config });
  await started.close();
});
