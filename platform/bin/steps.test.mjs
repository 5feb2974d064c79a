import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { readPaymentProvider, ROOT } from './steps.mjs';

test('Only the demo defaults to test payments', () => {
  assert.equal(readPaymentProvider({}), 'test');
  assert.equal(readPaymentProvider({ NODE_ENV: 'production', DEMO: '1' }), 'test');
  assert.equal(readPaymentProvider({ NODE_ENV: 'production' }), '');
  assert.equal(readPaymentProvider({ DEMO: '0' }), '');
  assert.equal(readPaymentProvider({ PAYMENT_PROVIDER: 'tap' }), 'tap');
  assert.equal(readPaymentProvider({ PAYMENT_PROVIDER: '' }), '');
});

test('npm run dev uses the same payment provider as npm start', async () => {
  for (const name of ['start', 'dev'])
    assert.match(
      await readFile(path.join(ROOT, `platform/bin/${name}.mjs`), 'utf8'),
      /PAYMENT_PROVIDER: readPaymentProvider\(\)/,
      name,
    );
});
