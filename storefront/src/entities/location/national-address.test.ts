import { canonicalNationalAddress, isNationalAddress } from './national-address.ts';

test.each(['rrrd2929', 'RRRD 2929', 'rrrd-2929', 'RRRD–2929', 'RRRD٢٩٢٩', 'rrrd ۲۹۲۹', '\u200eRRRD2929\u200f'])(
  '"%s" is RRRD2929',
  (spelling) => {
    expect(canonicalNationalAddress(spelling)).toBe('RRRD2929');
    expect(isNationalAddress(spelling)).toBe(true);
  },
);

test.each(['', 'RRR2929', 'RRRD292', 'RRRD29290', '2929RRRD'])('"%s" is not a National Address', (text) => {
  expect(isNationalAddress(text)).toBe(false);
});
