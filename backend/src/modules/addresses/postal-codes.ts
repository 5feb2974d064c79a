import { invalidField } from '../../errors.ts';
import { localized } from '../../localized.ts';
import type { Lang } from '../../schemas.ts';

const FIVE_DIGITS = /^\d{5}$/;

// Countries that are not listed take any postal code.
const PATTERNS: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  AU: /^\d{4}$/,
  IN: /^\d{6}$/,
  DE: FIVE_DIGITS,
  FR: FIVE_DIGITS,
  IT: FIVE_DIGITS,
  ES: FIVE_DIGITS,
  SA: FIVE_DIGITS,
  PK: FIVE_DIGITS,
};

interface NamedCountry {
  readonly iso2: string | null;
  readonly country: string | null;
  readonly country_ar: string | null;
}

/**
 * Refuses a postal code that its country does not write; an empty one passes.
 * @param prefix how the form calls what stands before `postal_code`
 * @throws AppError 422 on the field
 */
export const checkPostalCode = (place: NamedCountry, postalCode: string, lang: Lang, prefix = ''): void => {
  if (!postalCode || (PATTERNS[place.iso2 ?? '']?.test(postalCode) ?? true)) return;
  const country = localized(lang, place.country ?? '', place.country_ar ?? '');
  throw invalidField(`${prefix}postal_code`, { key: 'validation.address.postal_code_invalid', params: { country } });
};
