import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { platformForm } from '../support/platform.ts';

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
