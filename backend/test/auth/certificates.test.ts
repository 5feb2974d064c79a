import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, before, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { form } from '../support/form.ts';
import { createRegistrations, PDF, pdf, person } from '../support/registrations.ts';

let shop: TestApp;
let register: ReturnType<typeof createRegistrations>['register'];
let registerVendor: ReturnType<typeof createRegistrations>['registerVendor'];
before(async () => {
  shop = await buildTestApp();
  ({ register, registerVendor } = createRegistrations(shop));
});
after(() => shop.close());

it('A customer cannot upload a file, and no client can choose a storage key', async () => {
  assert.deepEqual(Object.keys((await register({ ...person(), cr_certificate: pdf() })).body.errors), [
    'cr_certificate',
  ]);
  for (const name of ['role', 'active', 'store_address[vendor_id]']) {
    const { status, body } = await register({ ...person(), [name]: '1' });
    assert.deepEqual([status, Object.keys(body.errors)], [422, [name.replace('[', '.').replace(']', '')]]);
  }
  assert.equal((await register({ ...person(), 'store_address[__proto__][role]': '1' })).status, 422);
});

it('A certificate is recognized by its content, not by its name', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } });
  const png = await picture.clone().png().toBuffer();
  const accepted = [
    pdf('scan.txt'),
    new File([png], 'a.pdf'),
    new File([await picture.clone().jpeg().toBuffer()], 'b'),
  ];
  for (const file of accepted) assert.equal((await registerVendor(file)).status, 200, file.name);
  const gif = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(64), Buffer.from('*/=1;alert(1)')]);
  const refused = [
    new File([], 'empty.pdf'),
    new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'drawing.png'),
    new File([gif], 'both.gif'),
    new File([await picture.clone().webp().toBuffer()], 'c.png'),
    new File([png.subarray(0, 40)], 'half.png'),
    new File([`<script>alert(1)</script>${PDF}`], 'hidden.pdf'),
    new File(['MZ\u0000\u0001'], 'certificate.pdf'),
  ];
  for (const file of refused) {
    const { status, body } = await registerVendor(file);
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['cr_certificate']], file.name);
  }
});

it('A certificate over 5 MB and a form over 8 MB are too large', async () => {
  const large = (megabytes: number) => new File([PDF, Buffer.alloc(megabytes * 1024 * 1024), PDF], 'large.pdf');
  assert.equal((await registerVendor(large(6))).status, 413);
  assert.equal((await registerVendor(large(9))).status, 413);
});

it('A certificate with too many pixels is refused by its header before decoding', async () => {
  const bomb = sharp({ create: { width: 7700, height: 7700, channels: 3, background: 'white' } });
  const file = new File([new Uint8Array(await bomb.png({ palette: true, colours: 2 }).toBuffer())], 'scan.png');
  const before = process.cpuUsage();
  const { status, body } = await registerVendor(file);
  assert.deepEqual([status, Object.keys(body.errors)], [422, ['cr_certificate']]);
  assert.match(body.errors.cr_certificate[0], /40 megapixels/);
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < 1_000_000, 'CPU time in microseconds');
});

it('The certificate of a failed registration is not stored', async () => {
  const files = async () => (await readdir(path.join(shop.app.config.dataDir, 'files', 'private'))).length;
  const email = 'kept@example.com';
  assert.equal((await registerVendor(pdf(), { email })).status, 200);
  const before = await files();
  assert.equal((await registerVendor(pdf(), { email })).status, 200);
  await Promise.all([1, 2, 3].map(() => registerVendor(pdf(), { email: 'kept-race@example.com' })));
  assert.equal(await files(), before + 1);
});

it('A form of a thousand long texts is refused while it streams or by its length', async () => {
  const many = Object.fromEntries(Array.from({ length: 990 }, (_, index) => [`text${index}`, 'x'.repeat(1000)]));
  assert.equal((await register({ ...person(), ...many })).status, 413);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '99000000' };
  assert.equal((await shop.call('POST /auth/register', { body: '--x--', headers })).status, 413);
});

it('The preamble and epilogue of a multipart form count towards its size', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const idle = 'x'.repeat(10_000_000);
  const part = '--x\r\nContent-Disposition: form-data; name="firstname"\r\n\r\nRania\r\n--x--\r\n';
  for (const body of [`${idle}\r\n${part}`, `${part}${idle}`]) {
    const { status } = await shop.call('POST /auth/register', { body: Readable.from([Buffer.from(body)]), headers });
    assert.equal(status, 413);
  }
});

it('A client that uploaded 512 MB in a day can continue the next day', async () => {
  const vendor = await shop.make.vendor();
  const { token, id } = vendor;
  const store = (key: string, when: string) => sql`
    INSERT INTO files (storage_key, visibility, original_name, mime, bytes, owner_user_id, created_at)
    VALUES (${key}, 'public', 'many.png', 'image/webp', ${512 * 1024 * 1024}, ${id}, now() - ${when}::interval)`;
  const square = sharp({ create: { width: 200, height: 200, channels: 3, background: 'white' } });
  const picture = new File([new Uint8Array(await square.png().toBuffer())], 'square.png');
  const upload = () => shop.call('POST /vendor/pictures', { token, body: { picture } });
  await shop.database.query(store('uploads/yesterday', '25 hours'));
  assert.equal((await upload()).status, 200);
  await shop.database.query(store('uploads/today', '1 hour'));
  const refused = await upload();
  assert.deepEqual([refused.status, refused.body.code], [429, 'upload_quota_used']);
});

it('A shop whose disk is nearly full refuses uploads but continues to sell', async () => {
  const full = await buildTestApp({ freeSpaceFloorBytes: Number.MAX_SAFE_INTEGER });
  const { body, headers } = await form({ ...person(), cr_certificate: pdf() });
  const response = await full.call('POST /auth/register', { body, headers });
  assert.deepEqual([response.status, response.body.code], [503, 'storage_full']);
  assert.equal((await full.call('POST /auth/register', { body: person() })).status, 200);
  await full.close();
});

it('A file name that points elsewhere is only a name', async () => {
  const email = 'sly@example.com';
  assert.equal((await registerVendor(pdf('..\\..\\etc/pass"wd\r\n.pdf'), { email })).status, 200);
  const file = await shop.database.first<{ name: string; key: string }>(sql`
    SELECT f.original_name AS name, f.storage_key AS key FROM files f JOIN users u ON u.id = f.owner_user_id WHERE u.email = ${email}`);
  assert.doesNotMatch(String(file?.name), /[/\\"\r\n]/);
  assert.match(String(file?.key), /^[0-9a-f]{32}\.pdf$/);
  const stored = await readdir(path.join(shop.app.config.dataDir, 'files', 'private'));
  assert.ok(stored.includes(String(file?.key)));
  assert.equal((await shop.app.inject(`/media/${file?.key}`)).statusCode, 404);
});
