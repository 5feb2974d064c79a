import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { Release } from '../release/release.ts';
import { createInlineStyles } from './inline-styles.ts';

const release = { name: 'shop', version: '7' } as Release;

const read = async (files: Record<string, string>, origins = {}) => {
  const errors: unknown[] = [];
  const store = {
    readFileOf: async (_release: Release, file: string) => {
      const content = files[file];
      if (content === undefined) throw new Error(`${file} is missing.`);
      return Buffer.from(content);
    },
  };
  const readStyles = createInlineStyles(store, origins, (error) => errors.push(error));
  const wanted = ['main.css', 'other.css'].map((file) => ({ release, file }));
  return { styles: await readStyles(wanted), errors };
};

test('Addresses in a style sheet stay valid inside a page', async () => {
  const css =
    'a{src:url(font.woff2)}b{src:url("pictures/a.svg")}c{src:url(data:x)}d{src:url(/media/x)}e{src:url(#mark)}';
  const { styles } = await read({ 'main.css': css, 'other.css': '' }, { shop: 'https://shop.test' });
  const { text, source } = styles.get('https://shop.test/areas/shop/7/main.css') ?? { text: '', source: '' };
  assert.equal(
    text,
    'a{src:url(https://shop.test/areas/shop/7/font.woff2)}b{src:url("https://shop.test/areas/shop/7/pictures/a.svg")}c{src:url(data:x)}d{src:url(/media/x)}e{src:url(#mark)}',
  );
  assert.equal(source, `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});

test('A style sheet that could end its element stays a file', async () => {
  const { styles } = await read({ 'main.css': 'a{content:"</STYLE>"}', 'other.css': 'b{}' });
  assert.deepEqual([...styles.keys()], ['/areas/shop/7/other.css']);
});

test('A page whose style sheet cannot be read links to it', async () => {
  const { styles, errors } = await read({ 'main.css': 'a{}' });
  assert.deepEqual([...styles.keys()], ['/areas/shop/7/main.css']);
  assert.equal(errors.length, 1);
});
