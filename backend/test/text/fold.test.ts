import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fold, wordsOf } from '../../src/text/fold.ts';

test('A shopper finds the same word however its hamza, vowels, tatweel or last letter are typed', () => {
  for (const spelling of ['اقنعه', 'أقنعة', 'أَقْنِعَة', 'أقنـعة']) assert.equal(fold(spelling), 'اقنعه');
  assert.equal(fold('مستشفى'), fold('مستشفي'));
  assert.equal(fold('مسؤول'), fold('مسوول'));
});

test('A shopper finds the same word in any case, with or without accents, and with Arabic digits', () => {
  assert.equal(fold('  Café  CRÈME '), 'cafe creme');
  assert.equal(fold('٥٠ مل ۱۲'), '50 مل 12');
});

test('A decimal number is one word, and an English possessive is none', () => {
  assert.equal(fold('7.5 cm, ٧٫٥ سم. Nurse’s 1,000'), '7.5 cm 7.5 سم nurse 1 000');
});

test('Nothing but words is left of what somebody types, so that it can be no query of its own', () => {
  assert.equal(fold(`MSK-001 & !(x:*) 'or' <->`), 'msk 001 x or');
  assert.equal(fold('\ud800 \u0000 %%'), '');
});

test('The words of whatever somebody types are the words that are stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const folded = wordsOf(text).map((word) => word.folded);
      assert.equal(folded.join(' '), fold(text));
    }),
    { numRuns: 2000 },
  );
  assert.deepEqual(wordsOf('Café, الأقنـعة'), [
    { folded: 'cafe', written: 'café' },
    { folded: 'الاقنعه', written: 'الأقنعة' },
  ]);
});
