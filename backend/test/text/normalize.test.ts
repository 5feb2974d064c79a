import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  codeKey,
  normalizeCode,
  normalizeEmail,
  normalizeLine,
  normalizeLines,
  normalizePhone,
  normalizeScan,
  normalizeSearch,
} from '../../src/text/normalize.ts';

const KINDS = {
  normalizeCode,
  normalizeEmail,
  normalizeLine,
  normalizeLines,
  normalizePhone,
  normalizeScan,
  normalizeSearch,
};
const MARKS = [
  ...'\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff',
];
const BLANKS = [...' \t\u00a0\u1680\u2003\u202f\u205f\u3000\n\u0085\u2028'];

test('Marks and outer blanks are removed from every kind of text', () => {
  for (const around of [...MARKS, ...BLANKS]) {
    const wrap = (text: string) => `${around}${text}${around}`;
    assert.equal(normalizeCode(wrap('GLV-1')), 'GLV-1');
    assert.equal(normalizeEmail(wrap('Sami@B.test')), 'sami@b.test');
    assert.equal(normalizePhone(wrap('+966 50')), '+966 50');
    for (const normalize of [normalizeLine, normalizeLines, normalizeSearch])
      assert.equal(normalize(wrap('قفازات')), 'قفازات', JSON.stringify(around));
  }
});

test('Text without visible characters is empty', () => {
  for (const text of ['\u200e\u202e', ' \u00a0\t', '\u200c\u200d', '\u2800', '\u3164', '\n\u2029'])
    for (const normalize of Object.values(KINDS)) assert.equal(normalize(text), '', JSON.stringify(text));
});

test('A tab in single-line text or a code becomes a blank', () => {
  for (const normalize of [normalizeLine, normalizeCode, normalizePhone])
    assert.equal(normalize('12\t345 \t 67'), '12 345 67');
});

test('Joiners remain inside words and emoji, and are removed elsewhere', () => {
  for (const name of ['می\u200cخواهم', '👩\u200d⚕️', 'क्\u200dष']) {
    assert.equal(normalizeLine(name), name);
    assert.equal(normalizeLines(`\u200d${name}\u200c`), name);
  }
  assert.equal(normalizeCode('AB\u200d-\u200c1'), 'AB-1');
});

test('Arabic and Persian digits are converted in codes and phones, not in texts', () => {
  assert.equal(normalizeCode('BLS-٢٠٢٦-۷'), 'BLS-2026-7');
  assert.equal(normalizePhone('＋٩٦٦ ٥٠–١٢٣'), '+966 50-123');
  assert.equal(normalizeLine('شارع ١٢'), 'شارع ١٢');
});

test('The separators of a scanned code become visible', () => {
  assert.equal(normalizeScan(' \ufeff10A\u001d17٢٧1231\r\n'), '10A\u241d17271231');
});

test('Equal codes have one key, whatever their case and Unicode form', () => {
  assert.equal(codeKey('Cafe\u0301\u00a0\u00a0١'), codeKey('CAF\u00c9 1\u200b'));
});

test('Line ends become Unix ones; indentation and runs of blanks remain', () => {
  assert.equal(
    normalizeLines(' one  two\t three \r\n\r\n  - four\u2028five\u000bsix '),
    'one two three\n\n  - four\nfive\nsix',
  );
});

test('An internationalised domain has one form, and other addresses are unchanged', () => {
  const ascii = 'user@xn--mgbh0fb.xn--mgberp4a5d4ar';
  for (const address of ['user@مثال.السعودية', 'User@مثال。السعودية', 'USER@XN--MGBH0FB.XN--MGBERP4A5D4AR', ascii])
    assert.equal(normalizeEmail(address), ascii);
  assert.equal(normalizeEmail('a@نامه\u200cای.com'), 'a@xn--mgba3gch31f060k.com');
  for (const address of ['a@é.com/x', 'a@é.com:80', 'é@b.test', '@', 'nobody', 'a@xn--a.com'])
    assert.equal(normalizeEmail(address), address);
});

test('Each kind is idempotent', () => {
  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...MARKS, ...BLANKS, '\u0301', '\u200d', '٣', '@', '.', 'é'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    ),
  });
  for (const [name, normalize] of Object.entries(KINDS))
    fc.assert(
      fc.property(hostile, (text) => {
        const once = normalize(text);
        assert.equal(normalize(once), once, name);
      }),
      { numRuns: 200 },
    );
});

test('Long runs of marks, blanks and accents take linear time', () => {
  const runs = [
    '\u0301'.repeat(50_000) + '\u0316'.repeat(50_000),
    '\u200d'.repeat(100_000),
    '\u3000'.repeat(100_000),
    '\n'.repeat(100_000),
  ];
  const start = performance.now();
  for (const run of runs) for (const normalize of Object.values(KINDS)) normalize(`a${run}b${run}c`);
  assert.ok(performance.now() - start < 5_000);
});
