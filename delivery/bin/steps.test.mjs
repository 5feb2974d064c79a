import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { readPaymentProvider, ROOT } from './steps.mjs';

test('Whoever tries the demo pays by a card of play money, and nobody does who runs a shop or says otherwise', () => {
  assert.equal(readPaymentProvider({}), 'test');
  assert.equal(readPaymentProvider({ NODE_ENV: 'production', DEMO: '1' }), 'test');
  assert.equal(readPaymentProvider({ NODE_ENV: 'production' }), '');
  assert.equal(readPaymentProvider({ DEMO: '0' }), '');
  assert.equal(readPaymentProvider({ PAYMENT_PROVIDER: 'tap' }), 'tap');
  assert.equal(readPaymentProvider({ PAYMENT_PROVIDER: '' }), '');
});

test('Whoever works on the shop pays in it as whoever starts it', async () => {
  for (const name of ['start', 'dev'])
    assert.match(
      await readFile(path.join(ROOT, `delivery/bin/${name}.mjs`), 'utf8'),
      /PAYMENT_PROVIDER: readPaymentProvider\(\)/,
      name,
    );
});
