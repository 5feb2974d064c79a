import { POSTAL_CODES } from '@balsam/shared-api';

const patterns: Readonly<Partial<Record<string, string>>> = POSTAL_CODES;

/** Whether a country writes postal codes like this one. An empty one passes, as does any of a country not listed. */
export const isPostalCodeOf = (iso2: string, postalCode: string): boolean => {
  const pattern = patterns[iso2];
  return postalCode === '' || pattern === undefined || new RegExp(pattern, 'i').test(postalCode);
};
