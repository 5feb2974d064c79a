import { barcodeBars } from './barcode-bars.ts';

/** Module pattern of the bars: 1 is dark. */
const patternOf = (text: string) => {
  const code = barcodeBars(text);
  const modules = Array.from({ length: code?.width ?? 0 }, () => '0');
  for (const { start, width } of code?.bars ?? []) modules.fill('1', start, start + width);
  return modules.join('');
};

// Code 128, set B: start, "A" (33), check digit (104 + 33) mod 103 = 34, stop.
const START = '11010010000';
const LETTER_A = '10100011000';
const CHECK = '10001011000';
const STOP = '1100011101011';

it('The bars decode to the text they were made from', () => {
  expect(patternOf('A')).toBe(START + LETTER_A + CHECK + STOP);
});

it.each(['', 'رقم'])('A text that Code 128 cannot hold has no bars: "%s"', (text) => {
  expect(barcodeBars(text)).toBeNull();
});
