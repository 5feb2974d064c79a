import { STORE_POSTAL_CODES } from '@balsam/shared-api';

const patterns: Readonly<Partial<Record<string, string>>> = STORE_POSTAL_CODES;

/** Error of a store's postal code: wrong format for the country, or an unsupported country. */
export function postalCodeProblem(iso2: string, postalCode: string): 'invalid' | 'unsupported' | null {
  const pattern = patterns[iso2];
  if (pattern === undefined) return 'unsupported';
  return new RegExp(pattern, 'i').test(postalCode) ? null : 'invalid';
}
