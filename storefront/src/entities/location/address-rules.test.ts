import { isPostalCodeOf } from './address-rules.ts';

test.each([
  ['US', '12345', '1234'],
  ['US', '12345-6789', '12345-67'],
  ['CA', 'K1A 0B1', 'K1A'],
  ['GB', 'SW1A 1AA', '12345'],
  ['AU', '2000', '20000'],
  ['DE', '10115', '1011'],
  ['FR', '75001', '750011'],
  ['IT', '00118', '118'],
  ['ES', '28001', 'E8001'],
  ['SA', '12211', '1221'],
  ['PK', '44000', '4400'],
  ['IN', '110001', '11000'],
])('The country %s accepts the postal code %s and rejects %s', (country, right, wrong) => {
  expect(isPostalCodeOf(country, right)).toBe(true);
  expect(isPostalCodeOf(country, wrong)).toBe(false);
  expect(isPostalCodeOf(country, '')).toBe(true);
});

test.each(['AE', 'BH', 'XX'])('The country %s accepts any postal code', (country) => {
  expect(isPostalCodeOf(country, 'any 1')).toBe(true);
});
