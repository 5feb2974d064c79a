import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { form } from '../support/form.ts';
import { platformForm } from '../support/platform.ts';
import { fileOf, photo } from '../support/products.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const iconOf = async (name: string) => {
  const response = await shop.app.inject({ url: `/api/shop-icons/${name}.png?v=0b6e75` });
  return { status: response.statusCode, headers: response.headers, content: response.rawPayload };
};

/** Red, green, blue and alpha of a pixel. */
const pixelOf = async (content: Buffer, left: number, top: number) => [
  ...(await sharp(content).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

const isRed = ([red = 0, green = 0]: number[]) => red > 200 && green < 60;

test('Icons have the sizes that browsers and phones ask for', async () => {
  const sizes = { '48': 48, '180': 180, '192': 192, '512': 512, maskable: 512 };
  for (const [name, size] of Object.entries(sizes)) {
    const { content, headers } = await iconOf(name);
    const { width, height, format } = await sharp(content).metadata();
    assert.deepEqual([width, height, format, headers['content-type']], [size, size, 'png', 'image/png']);
  }
  assert.equal((await iconOf('47')).status, 422);
});

test('A maskable icon fills its corners; a plain one leaves them clear', async () => {
  const { content: maskable } = await iconOf('maskable');
  assert.deepEqual(await pixelOf(maskable, 0, 0), [0x0b, 0x6e, 0x75, 255]);
  assert.equal((await pixelOf((await iconOf('512')).content, 0, 0))[3], 0);
});

test('Icons follow the accent color of the shop', async () => {
  const { token } = await shop.make.admin();
  await shop.call('POST /admin/platform-settings', { token, body: platformForm() });
  assert.deepEqual(await pixelOf((await iconOf('maskable')).content, 0, 0), [0x7a, 0x3b, 0x12, 255]);
});

test('A logo replaces the standard mark in icons, and can be removed', async () => {
  const { token } = await shop.make.admin();
  const logoOf = async () => (await shop.call('GET /site')).body.data.logo;
  const red = fileOf(await photo({ background: 'red' }), 'logo.png');
  const saved = await shop.call('POST /admin/shop-logo', { token, ...(await form({ logo: red })) });
  assert.equal(saved.status, 200, saved.text);
  assert.match(await logoOf(), /^\/media\/uploads\/[\da-f]{32}-640\.webp$/);
  assert.deepEqual(await pixelOf((await iconOf('192')).content, 96, 96).then(isRed), true);
  const { content: maskable } = await iconOf('maskable');
  assert.deepEqual(await pixelOf(maskable, 0, 0), [255, 255, 255, 255]);
  assert.equal(isRed(await pixelOf(maskable, 256, 256)), true);

  await shop.call('DELETE /admin/shop-logo', { token });
  assert.equal(await logoOf(), null);
  assert.deepEqual(await pixelOf((await iconOf('maskable')).content, 0, 0), [0x7a, 0x3b, 0x12, 255]);
});

test('A file that is not a picture is refused as a logo', async () => {
  const { token } = await shop.make.admin();
  const page = fileOf(Buffer.from('<svg onload="alert(1)"/>'), 'logo.png');
  const { status, body } = await shop.call('POST /admin/shop-logo', { token, ...(await form({ logo: page })) });
  assert.deepEqual([status, Object.keys(body.errors)], [422, ['logo']]);
});
