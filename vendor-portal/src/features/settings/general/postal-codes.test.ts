import { postalCodeProblem } from './postal-codes.ts';

it.each([
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
  ['IQ', '10001', '1000'],
  ['JO', '11118', '111'],
  ['KW', '13001', '130'],
  ['YE', '12345', '1'],
  ['IN', '110001', '11000'],
  ['BH', '317', '31'],
  ['BH', '1018', '10180'],
  ['LB', '1107', '110'],
  ['LB', '1107 2020', '1107 20'],
  ['OM', '112', '1121'],
  ['PS', '600', '60'],
  ['SY', '1234', '123'],
  ['SY', '12345', '123456'],
  ['IR', '1193653471', '11936'],
  ['IL', '9103401', '9103'],
])('A store in %s has a postal code like %s and not like %s', (country, right, wrong) => {
  expect(postalCodeProblem(country, right)).toBeNull();
  expect(postalCodeProblem(country, wrong)).toBe('invalid');
});

it.each(['AE', 'QA'])('A store in %s may use any postal code', (country) => {
  expect(postalCodeProblem(country, 'any 1')).toBeNull();
});

it('A store cannot be in an unlisted country', () => {
  expect(postalCodeProblem('BR', '01000-000')).toBe('unsupported');
});
