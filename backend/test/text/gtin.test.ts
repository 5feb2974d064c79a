import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barcodeSpellings, isMisreadGtin } from '../../src/text/gtin.ts';

test('Leading zeros of a GTIN make no difference', () => {
  const all = ['36000291452', '036000291452', '0036000291452', '00036000291452'];
  for (const code of all) assert.deepEqual(new Set(barcodeSpellings(code)), new Set(all), code);
  assert.deepEqual(barcodeSpellings('96385074'), ['96385074', '000096385074', '0000096385074', '00000096385074']);
});

test('The number of a carton is not that of its contents', () => {
  assert.deepEqual(barcodeSpellings('16281000000011'), ['16281000000011']);
});

test('A code that is not a GTIN has one spelling', () => {
  for (const code of ['GLV-7', '036000291453', '123456', '0000012']) assert.deepEqual(barcodeSpellings(code), [code]);
});

test('A wrong check digit is noticed only in a code as long as a GTIN', () => {
  assert.deepEqual(['036000291453', '6281000000017', '036000291452', '1234567', 'ABCDEFGH'].map(isMisreadGtin), [
    true,
    true,
    false,
    false,
    false,
  ]);
});
