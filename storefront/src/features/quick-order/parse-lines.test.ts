import { parseLines } from './parse-lines.ts';

test.each([
  ['DIL-7\t12', [{ sku: 'DIL-7', quantity: 12 }]],
  [
    'DIL-7, 12\nNAK-3;4',
    [
      { sku: 'DIL-7', quantity: 12 },
      { sku: 'NAK-3', quantity: 4 },
    ],
  ],
  [
    'DIL-7 x 12\r\nNAK-3 × 4',
    [
      { sku: 'DIL-7', quantity: 12 },
      { sku: 'NAK-3', quantity: 4 },
    ],
  ],
  ['DIL-7 ١٢', [{ sku: 'DIL-7', quantity: 12 }]],
  ['\n  DIL-7  \n\n', [{ sku: 'DIL-7', quantity: 1 }]],
  ['DIL-7 2\ndil-7 3', [{ sku: 'DIL-7', quantity: 5 }]],
  [
    'DIL 7 A\t12\r\nNAK 3\t\nGL 9 \t ٤',
    [
      { sku: 'DIL 7 A', quantity: 12 },
      { sku: 'NAK 3', quantity: 1 },
      { sku: 'GL 9', quantity: 4 },
    ],
  ],
  ['DIL 7\t3\t12', [{ sku: 'DIL 7\t3', quantity: 12 }]],
  ['DIL-7\t12\t', [{ sku: 'DIL-7', quantity: 12 }]],
  ['DIL-7 12\tpieces', [{ sku: 'DIL-7 12\tpieces', quantity: 1 }]],
  ['DIL-٧\t١٢', [{ sku: 'DIL-7', quantity: 12 }]],
  [
    'DIL-7 1,000\nNAK-3\t1٬000\nGL-9 ١٠٠',
    [
      { sku: 'DIL-7', quantity: 1000 },
      { sku: 'NAK-3', quantity: 1000 },
      { sku: 'GL-9', quantity: 100 },
    ],
  ],
  ['036000291452,1,000', [{ sku: '036000291452', quantity: 1000 }]],
  ['036000291452,100', [{ sku: '036000291452', quantity: 100 }]],
  [
    '"DIL-7","1,000"\nNAK-3;"12"\n"GL 9"',
    [
      { sku: 'DIL-7', quantity: 1000 },
      { sku: 'NAK-3', quantity: 12 },
      { sku: 'GL 9', quantity: 1 },
    ],
  ],
  ['BND-2" 4', [{ sku: 'BND-2"', quantity: 4 }]],
  ['DIL-7 0\nNAK-3 2', [{ sku: 'NAK-3', quantity: 2 }]],
])('The pasted text %j is parsed', (text, lines) => {
  expect(parseLines(text)).toEqual(lines);
});
