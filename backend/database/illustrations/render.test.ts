import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { picturesByKey } from '../seed/catalogue/pictures.ts';
import { pictureKey } from './picture.ts';
import type { Picture } from './picture.ts';
import { pictureSizes, renderPictures } from './render.ts';
import { drawScene } from './scene.ts';

const pictures = [...picturesByKey.values()];

test('Every picture of the demo has a drawing of its own', () => {
  assert.equal(new Set(pictures.map(drawScene)).size, pictures.length);
});

test('A picture of each kind is drawn in three widths', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-pictures-'));
  const kinds = [...new Map(pictures.map((picture) => [picture.kind, picture])).values()];
  await renderPictures(kinds, folder);
  for (const picture of kinds)
    for (const size of pictureSizes) {
      const file = path.join(folder, `${pictureKey(picture)}-${size}.webp`);
      const [{ width, height }, { entropy }] = await Promise.all([sharp(file).metadata(), sharp(file).stats()]);
      assert.deepEqual([width, height], [size, size]);
      assert.ok(entropy > 1, 'it is blank');
    }
  await rm(folder, { recursive: true });
});

test('Compression leaves no visible blocks in the disc behind a product', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-pictures-'));
  const picture: Picture = { kind: 'product', shape: 'thermometer', tint: 'sage', view: 'front', label: '' };
  await renderPictures([picture], folder);
  const disc = { left: 160, top: 400, width: 160, height: 480 };
  const file = path.join(folder, `${pictureKey(picture)}-${pictureSizes[0]}.webp`);
  const { channels } = await sharp(await sharp(file).extract(disc).png().toBuffer()).stats();
  for (const { min, max } of channels) assert.ok(max - min <= 1);
  await rm(folder, { recursive: true });
});
