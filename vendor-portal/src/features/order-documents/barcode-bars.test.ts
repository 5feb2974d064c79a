import { barcodeBars } from './barcode-bars.ts';

/** The pattern that bars stand for: 1 where it is dark. */
const patternOf = (text: string) => {
  const code = barcodeBars(text);
  const modules = Array.from({ length: code?.width ?? 0 }, () => '0');
  for (const { start, width } of code?.bars ?? []) modules.fill('1', start, start + width);
  return modules.join('');
};

// Code 128, set B, from its table: start, "A" (33), the check digit (104 + 33) mod 103 = 34, stop.
const START = '11010010000';
const LETTER_A = '10100011000';
const CHECK = '10001011000';
const STOP = '1100011101011';

it('A scanner reads the text that the bars were made for', () => {
  expect(patternOf('A')).toBe(START + LETTER_A + CHECK + STOP);
});

it.each(['', 'رقم'])('A courier gets no bars for a text that they cannot hold: "%s"', (text) => {
  expect(barcodeBars(text)).toBeNull();
});
