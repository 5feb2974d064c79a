import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { AppError } from '../../src/wire/errors.ts';
import { pictureUrls } from '../../src/files/file-store.ts';
import { UploadedFile } from '../../src/files/uploaded-file.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

const SCRIPT = '<script>alert(1)</script>';

describe('pictures', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  const save = (content: Buffer) => test.app.files.savePicture(new UploadedFile('mask.png', content), 'image', null);
  const drawing = () => sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } });

  it('A picture is served square, in three widths, cached and never sniffed', async () => {
    const { storageKey } = await save(await drawing().png().toBuffer());
    for (const width of [320, 640, 1280]) {
      const response = await test.app.inject(`/media/${storageKey}-${width}.webp`);
      assert.equal(response.statusCode, 200);
      assert.match(String(response.headers['cache-control']), /max-age=31536000, immutable/);
      assert.equal(response.headers['x-content-type-options'], 'nosniff');
      const { format, width: wide, height } = await sharp(response.rawPayload).metadata();
      assert.deepEqual([format, wide, height], ['webp', width, width]);
    }
    assert.equal(test.app.files.publicUrl(storageKey), pictureUrls(storageKey).url);
  });

  it('Transparency and padding have the same white background', async () => {
    const drawn = sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    for (const content of [
      await drawn.clone().png().toBuffer(),
      await drawn.clone().toColourspace('b-w').png().toBuffer(),
    ]) {
      const { storageKey } = await save(content);
      const { rawPayload } = await test.app.inject(`/media/${storageKey}-320.webp`);
      const { channels, isOpaque } = await sharp(rawPayload).stats();
      assert.deepEqual([channels.map(({ min }) => min), isOpaque], [[255, 255, 255], true]);
    }
  });

  it('A picture is encoded only once, so a fine colour pattern survives', async () => {
    const side = 640;
    const data = Buffer.alloc(side * side * 3, 255);
    for (let at = 0; at < data.length; at += 6) data.fill(0, at + 1, at + 3);
    const pattern = sharp(data, { raw: { width: side, height: side, channels: 3 } });
    const { storageKey } = await save(
      await pattern.clone().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
    );
    const { rawPayload } = await test.app.inject(`/media/${storageKey}-640.webp`);
    const direct = await sharp(await pattern.clone().webp({ quality: 82 }).toBuffer())
      .raw()
      .toBuffer();
    const stored = await sharp(rawPayload).raw().toBuffer();
    const mean = direct.reduce((sum, value, at) => sum + Math.abs(value - (stored[at] ?? 0)), 0) / direct.length;
    assert.ok(mean < 2, `differs by ${mean} on average`);
  });

  it('Metadata of a picture is removed', async () => {
    const jpeg = await drawing()
      .withExif({ IFD0: { Copyright: SCRIPT } })
      .jpeg()
      .toBuffer();
    const { storageKey } = await save(Buffer.concat([jpeg, Buffer.from(SCRIPT)]));
    const response = await test.app.inject(`/media/${storageKey}-640.webp`);
    assert.equal(response.rawPayload.includes('script'), false);
  });

  it('SVG, animations, decompression bombs and text are refused by field', async () => {
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`);
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    for (const content of [svg, await drawing().gif().toBuffer(), bomb, Buffer.from('a text'), Buffer.alloc(0)]) {
      await assert.rejects(
        save(content),
        (error) => error instanceof AppError && error.status === 422 && 'image' in (error.fields ?? {}),
      );
    }
  });

  it('No path escapes the folder of pictures', async () => {
    const folder = path.join(test.app.config.dataDir, 'files', 'private');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'x.pdf'), 'a secret');
    for (const address of [
      '../private/x.pdf',
      '..%2fprivate%2fx.pdf',
      '%2e%2e/private/x.pdf',
      '..%5cprivate%5cx.pdf',
    ]) {
      const { statusCode, body } = await test.app.inject(`/media/${address}`);
      assert.ok(statusCode >= 400 && statusCode < 500, `${address} answered ${statusCode}`);
      assert.doesNotMatch(body, /a secret/);
    }
  });
});
