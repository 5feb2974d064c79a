import { passwordStrength } from './password-strength.ts';

it.each([
  ['kep', 'short'],
  ['123456', 'weak'],
  ['abababab', 'weak'],
  ['kepler', 'weak'],
  ['kepler77', 'fair'],
  ['Kepler-77-Orbit', 'strong'],
] as const)('Who types %s reads how hard that is to guess', (password, strength) => {
  expect(passwordStrength(password, 6)).toBe(strength);
});
