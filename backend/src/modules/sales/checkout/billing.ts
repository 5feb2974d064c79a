import { sql, type SQL } from '../../../sql/sql.ts';
import { z } from 'zod';
import { isVatCountry, VAT_COUNTRIES } from '../../../facts/vat.ts';
import { AppError, invalidField } from '../../../wire/errors.ts';
import { Code, Email, Id, Line, Lines, optionalCode, optionalText, Phone } from '../../../wire/fields.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { localized } from '../../../i18n/localized.ts';
import { nationalAddressIn } from '../../people/addresses/national-address.ts';
import { checkPostalCode } from '../../people/addresses/postal-codes.ts';
import { checkedPlace, selectPlace, type Place, type PlaceIds } from '../../operations/locations/place.ts';

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
  /** Saudi short national address (RRRD2929). */
  national_address: string;
  /** VAT number of a company that needs a full tax invoice; absent if a stored address is billed. */
  vat_number?: string;
}

/** Billing and shipping address of an order. */
export interface OrderAddresses {
  billing: AddressSnapshot;
  shipping: AddressSnapshot;
  /** Shipping destination. */
  destination: PlaceIds;
}

type Places = Pick<
  AddressSnapshot,
  'city' | 'city_ar' | 'state' | 'state_ar' | 'country' | 'country_ar' | 'national_address'
>;

interface StoredAddress extends AddressSnapshot {
  type: 0 | 1;
  country_id: number;
  state_id: number | null;
  city_id: number | null;
}

/** A customer's stored addresses, and the place chosen in the billing form. */
export interface KnownAddresses {
  addresses: StoredAddress[];
  place: Place | null;
}

/**
 * Fields of KnownAddresses for jsonb_build_object.
 * @param place ids of the billing form, null without one
 */
export const storedAddresses = (userId: number, place: PlaceIds): SQL => sql`
  'addresses', (SELECT coalesce(jsonb_agg(to_jsonb(stored) ORDER BY stored.type), '[]') FROM (
    SELECT a.type, a.country_id, a.state_id, a.city_id, u.firstname || ' ' || u.lastname AS name, u.email, u.company_name,
      u.company_address, coalesce(nullif(a.phone_number, ''), u.phone_number) AS phone_number,
      a.address_1, a.address_2, a.address_1 AS street, a.postal_code AS zip_code, a.national_address,
      coalesce(city.name, '') AS city, coalesce(city.name_ar, '') AS city_ar,
      coalesce(state.name, '') AS state, coalesce(state.name_ar, '') AS state_ar,
      country.name AS country, country.name_ar AS country_ar
    FROM addresses a
    JOIN users u ON u.id = a.user_id
    JOIN countries country ON country.id = a.country_id
    LEFT JOIN states state ON state.id = a.state_id
    LEFT JOIN cities city ON city.id = a.city_id
    WHERE a.user_id = ${userId}) AS stored),
  'place', (SELECT to_jsonb(place) FROM (${selectPlace(place)}) AS place)`;

/** Text without a letter or digit counts as empty: clients may send a dash for a required field. */
const unlessDash = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? text : '');

const isSamePlace = (one: AddressSnapshot, other: AddressSnapshot): boolean =>
  one.address_1 === other.address_1 && one.city === other.city && one.country === other.country;

/** Copies the national address from the billing form to the stored address of the same building. */
const withNationalAddress = (home: AddressSnapshot, billing: AddressSnapshot): AddressSnapshot =>
  home.national_address === '' && isSamePlace(home, billing)
    ? { ...home, national_address: billing.national_address }
    : home;

const placesOf = (form: Billing, known: Place | null): Places => {
  const place = checkedPlace(form, known, { prefix: 'billing.' });
  return {
    country: place.country ?? '',
    country_ar: place.country_ar ?? '',
    state: place.state ?? '',
    state_ar: place.state_ar ?? '',
    city: place.city ?? '',
    city_ar: place.city_ar ?? '',
    national_address: nationalAddressIn(place.iso2, form.national_address, 'billing.national_address'),
  };
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

const fromForm = (form: Billing, place: Place | null, lang: Lang): AddressSnapshot => ({
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

/**
 * Billing: the form, else the stored billing address, else the shipping address. Shipping: the stored shipping address,
 * else the billing one.
 * @param lang language of the country name in an error
 * @throws AppError 422 if there is no billing address, the places are not nested, or the postal code does not match the
 * country's format
 */
export const resolveAddresses = (
  form: Billing | undefined,
  { addresses, place }: KnownAddresses,
  lang: Lang,
): OrderAddresses => {
  const known = addresses.map(({ type, country_id: country, state_id: state, city_id: city, ...snapshot }) => ({
    type,
    destination: { country, state, city },
    snapshot,
  }));
  const home = known.find((address) => address.type === 1);
  const billing = form
    ? { destination: form, snapshot: fromForm(form, place, lang) }
    : (known.find((address) => address.type === 0) ?? home);
  if (!billing) throw new AppError(422, 'billing_missing', { fields: { billing: ['checkout.billing_missing'] } });
  if (!home) return { billing: billing.snapshot, shipping: billing.snapshot, destination: billing.destination };
  const shipping = withNationalAddress(home.snapshot, billing.snapshot);
  return { billing: billing.snapshot, shipping, destination: home.destination };
};
