import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fold, wordsOf } from '../../src/text/fold.ts';

test('Arabic words match whatever their hamza, vowels, tatweel or last letter', () => {
  for (const spelling of ['اقنعه', 'أقنعة', 'أَقْنِعَة', 'أقنـعة']) assert.equal(fold(spelling), 'اقنعه');
  assert.equal(fold('مستشفى'), fold('مستشفي'));
  assert.equal(fold('مسؤول'), fold('مسوول'));
});

test('Words match in any case, with or without accents and in any digits', () => {
  assert.equal(fold('  Café  CRÈME '), 'cafe creme');
  assert.equal(fold('٥٠ مل ۱۲'), '50 مل 12');
});

test('A decimal number is one word, and an English possessive is dropped', () => {
  assert.equal(fold('7.5 cm, ٧٫٥ سم. Nurse’s 1,000'), '7.5 cm 7.5 سم nurse 1 000');
});

test('Folding leaves only words, so that input cannot be query syntax', () => {
  assert.equal(fold(`MSK-001 & !(x:*) 'or' <->`), 'msk 001 x or');
  assert.equal(fold('\ud800 \u0000 %%'), '');
});

test('Folding the words of a text equals folding the text', () => {
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
