import { z } from 'zod';
import { isVatCountry, VAT_COUNTRIES } from '../../../facts/vat.ts';
import { invalidField } from '../../../wire/errors.ts';
import { Code, Email, Id, Line, Lines, optionalCode, optionalText, Phone } from '../../../wire/fields.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { localized } from '../../../i18n/localized.ts';
import { nationalAddressIn } from '../../people/addresses/national-address.ts';
import { checkPostalCode } from '../../people/addresses/postal-codes.ts';
import { checkedPlace, type Place } from '../../operations/locations/place.ts';

const text = (max: number) => Line(max).min(1);

/**
 * Billing form of the checkout. Country, state and city are location ids. `national_address` is the optional short
 * address of a building in Saudi Arabia.
 */
export const Billing = z.strictObject({
  firstname: text(100),
  lastname: text(100),
  email: Email.describe('Also used to track the order; mails about it go to the account’s address'),
  phone_number: Phone('validation.required'),
  company_name: optionalText(200).describe('The customer’s company; empty for a private purchase'),
  company_address: optionalText(300).describe('The company’s address in one line; empty for a private purchase'),
  country: Id(),
  state: Id(),
  city: Id(),
  postal_code: Code(20).min(1),
  message: Lines(1000).default('').describe('Message to the vendors, shown with the order; may be empty'),
  address_1: text(300),
  address_2: optionalText(300).describe('Building, floor or apartment; may be empty'),
  national_address: optionalCode(40),
  vat_number: optionalCode(20).describe('The company’s VAT number, for a full tax invoice; omit for a simplified one'),
});
export type Billing = z.infer<typeof Billing>;

/** Address frozen on an order, with place names in both languages, so that later renaming does not affect it. */
export interface AddressSnapshot {
  name: string;
  phone_number: string;
  email: string;
  company_name: string;
  company_address: string;
  address_1: string;
  address_2: string;
  street: string;
  city: string;
  city_ar: string;
  state: string;
  state_ar: string;
  zip_code: string;
  country: string;
  country_ar: string;
  /** ISO 3166-1, two letters; unlike the names it never changes. */
  country_code: string;
  /** Saudi short national address (RRRD2929). */
  national_address: string;
  /** VAT number of a company that needs a full tax invoice; absent if a stored address is billed. */
  vat_number?: string;
  /** Note for the courier; absent on a billing address. */
  note?: string;
}

/** Text without a letter or digit counts as empty: clients may send a dash for a required field. */
const unlessDash = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? text : '');

/** Names of a place, as frozen on an order. */
export const namesOf = ({ country, country_ar, iso2, state, state_ar, city, city_ar }: Place) => ({
  country: country ?? '',
  country_ar: country_ar ?? '',
  country_code: iso2 ?? '',
  state: state ?? '',
  state_ar: state_ar ?? '',
  city: city ?? '',
  city_ar: city_ar ?? '',
});

const placesOf = (form: Billing, known: Place | null) => {
  const place = checkedPlace(form, known, { prefix: 'billing.' });
  const national_address = nationalAddressIn(place.iso2, form.national_address, 'billing.national_address');
  return { ...namesOf(place), national_address };
};

/** @throws AppError 422 for a number that does not match the country's format, or one without a company name */
const vatNumberOf = ({ vat_number: number, company_name: company }: Billing, iso2: string | null): string => {
  if (number === '') return '';
  if (unlessDash(company) === '') throw invalidField('billing.company_name', 'checkout.company_required');
  if (!isVatCountry(iso2) || !new RegExp(VAT_COUNTRIES[iso2].number).test(number))
    throw invalidField('billing.vat_number', 'checkout.vat_number_invalid');
  return number;
};

/** @throws AppError 422 for a code that the address book would also reject */
const postalCodeOf = (form: Billing, place: Place | null, lang: Lang): string => {
  const code = unlessDash(form.postal_code);
  const country = localized(lang, place?.country ?? '', place?.country_ar ?? '');
  checkPostalCode(place?.iso2 ?? '', country, code, 'billing.postal_code');
  return code;
};

/** @throws AppError 422 if the places are not nested, or a code or number does not match the country's format */
export const toBillingSnapshot = (form: Billing, place: Place | null, lang: Lang): AddressSnapshot => ({
  name: `${form.firstname} ${form.lastname}`,
  phone_number: form.phone_number,
  email: form.email,
  company_name: unlessDash(form.company_name),
  company_address: unlessDash(form.company_address),
  address_1: form.address_1,
  address_2: unlessDash(form.address_2),
  street: form.address_1,
  ...placesOf(form, place),
  zip_code: postalCodeOf(form, place, lang),
  vat_number: vatNumberOf(form, place?.iso2 ?? null),
});

/** The customer's message to the vendors. */
export const messageOf = (form: Billing | undefined): string => unlessDash(form?.message ?? '');
