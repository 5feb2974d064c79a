import { STORE_POSTAL_CODES } from '@balsam/shared-api';

const patterns: Readonly<Partial<Record<string, string>>> = STORE_POSTAL_CODES;

/** What is wrong with a store's postal code: its country does not write it so, or no store may lie in that country. */
export function postalCodeProblem(iso2: string, postalCode: string): 'invalid' | 'unsupported' | null {
  const pattern = patterns[iso2];
  if (pattern === undefined) return 'unsupported';
  return new RegExp(pattern, 'i').test(postalCode) ? null : 'invalid';
}
