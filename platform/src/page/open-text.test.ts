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
  test(`A beginning is compressed once and completed by each ending (${encoding})`, async () => {
    const open = await openText(encoding, BEGINNING);
    for (const ending of Object.values(ENDINGS)) {
      assert.equal(read(open.finish(ending)).toString(), BEGINNING + ending);
    }
    assert.ok(open.size < BEGINNING.length / 100);
  });
}

test('A supported encoding is chosen; headers with q-values or * get none', () => {
  const headers = ['gzip, deflate, br, zstd', 'gzip,deflate', 'identity', undefined, 'br;q=0, gzip', '*'];
  assert.deepEqual(headers.map(encodingFor), ['br', 'gzip', undefined, undefined, undefined, undefined]);
});
