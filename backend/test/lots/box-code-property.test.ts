import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readBoxCode } from '../../src/modules/catalogue/lots/box-code.ts';
import { run, SEED } from '../money/arbitraries.ts';

const TODAY = '2026-11-30';
const KINDS = ['gtin', 'gs1', 'hibc', 'unreadable'];

/** Check digit written independently of the source. */
const withCheckDigit = (digits: number[]): string => {
  const total = digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 3 : 1), 0);
  return [...digits, (10 - (total % 10)) % 10].join('');
};

const gtin = fc.array(fc.nat(9), { minLength: 13, maxLength: 13 }).map(withCheckDigit);

/** Text of GS1's character set 82 without brackets, which would look like identifiers. */
const text = fc
  .string({
    unit: fc.constantFrom(...'!"%&\'*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'),
    minLength: 1,
    maxLength: 20,
  })
  .filter((written) => !/<GS>/i.test(written));

const day = fc
  .date({ min: new Date('1977-01-01'), max: new Date('2076-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const parts = fc.record({
  gtin,
  lotNo: fc.option(text),
  expiresOn: fc.option(day),
  madeOn: fc.option(day),
  serial: fc.option(text),
  quantity: fc.option(fc.nat(99_999_999)),
});

type Parts = typeof parts extends fc.Arbitrary<infer Read> ? Read : never;

const AI = { gtin: '01', lotNo: '10', expiresOn: '17', madeOn: '11', serial: '21', quantity: '30' };
const VARIABLE = ['10', '21', '30', '240'];

/** Application identifiers and characters of the parts, and of two that the reader ignores. */
const elementsOf = (read: Parts): [ai: string, raw: string][] => [
  ...Object.entries(read).flatMap(([part, value]): [string, string][] => {
    const raw = part.endsWith('On') ? String(value).slice(2).replaceAll('-', '') : String(value);
    return value === null ? [] : [[AI[part as keyof Parts], raw]];
  }),
  ['240', 'REF-7'],
  ['20', '01'],
];

const code = parts.chain((read) =>
  fc.record({
    read: fc.constant(read),
    elements: fc.shuffledSubarray(elementsOf(read), { minLength: elementsOf(read).length }),
    separator: fc.constantFrom('\u001d', '<GS>', '{GS}', '|', '^', '\u241d'),
    prefix: fc.constantFrom('', ']d2', ']C1', ']Q3', '\u001d', '\ufeff', ' '),
    suffix: fc.constantFrom('', '\r', '\r\n', '\u001d'),
  }),
);

test('A code is read as the parts it was built from, in any order and spelling', () => {
  fc.assert(
    fc.property(code, ({ read, elements, separator, prefix, suffix }) => {
      const raw = elements.map(([ai, data], index) => {
        const isEnded = VARIABLE.includes(ai) && index < elements.length - 1;
        return `${ai}${data}${isEnded ? separator : ''}`;
      });
      const bracketed = elements.map(([ai, data]) => `(${ai})${data}`);
      for (const written of [raw, bracketed])
        assert.deepEqual(
          readBoxCode(`${prefix}${written.join('')}${suffix}`, TODAY),
          { kind: 'gs1', ...read },
          JSON.stringify(written),
        );
    }),
    run,
  );
});

test(`Any text has a result (${SEED})`, () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('01', '10', '17', '(', ')', '(01)', '(10)', '\u001d', ']d2', 'https://a.b/01/', '%', '+', '3103'),
    gtin,
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      assert.ok(KINDS.includes(readBoxCode(pieces.join(''), TODAY).kind));
    }),
    run,
  );
});

test('One wrong digit of a barcode is always noticed', () => {
  fc.assert(
    fc.property(gtin, fc.nat(13), fc.integer({ min: 1, max: 9 }), (number, at, change) => {
      const digit = (Number(number[at]) + change) % 10;
      const misread = number.slice(0, at) + String(digit) + number.slice(at + 1);
      assert.equal(readBoxCode(misread, TODAY).kind, 'unreadable', misread);
    }),
    run,
  );
});
