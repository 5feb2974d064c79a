import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor, openText } from './open-text.ts';

const BEGINNING = '<!doctype html><p>كمامات, 5 SAR</p>'.repeat(5_000);
const ENDINGS = { none: '', short: '<script>{"proof":"é1"}</script></html>', long: 'x€'.repeat(60_000) };

for (const [encoding, read] of [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const) {
  test(`A beginning is compressed once, and read with each of its endings (${encoding})`, async () => {
    const open = await openText(encoding, BEGINNING);
    for (const ending of Object.values(ENDINGS)) {
      assert.equal(read(open.finish(ending)).toString(), BEGINNING + ending);
    }
    assert.ok(open.size < BEGINNING.length / 100);
  });
}

test('A browser gets the encoding that it knows, and whoever says more about it than a name gets none', () => {
  const wishes = ['gzip, deflate, br, zstd', 'gzip,deflate', 'identity', undefined, 'br;q=0, gzip', '*'];
  assert.deepEqual(wishes.map(encodingFor), ['br', 'gzip', undefined, undefined, undefined, undefined]);
});
