import { sql, type SQL } from '../../sql/sql.ts';
import { z } from 'zod';
import { isVatCountry, VAT_COUNTRIES } from '../../facts/vat.ts';
import { AppError, invalidField } from '../../wire/errors.ts';
import { Code, Email, Id, Line, Lines, optionalCode, optionalText, Phone } from '../../wire/fields.ts';
import type { Lang } from '../../wire/schemas.ts';
import { localized } from '../../i18n/localized.ts';
import { nationalAddressIn } from '../addresses/national-address.ts';
import { checkPostalCode } from '../addresses/postal-codes.ts';
import { checkedPlace, selectPlace, type Place, type PlaceIds } from '../locations/place.ts';

const text = (max: number) => Line(max).min(1);

/**
 * The billing form of the checkout. Country, state and city are ids of the location lists. `national_address` is the short
 * address of a building in Saudi Arabia, for who knows it.
 */
export const Billing = z.strictObject({
  firstname: text(100),
  lastname: text(100),
  email: Email.describe('By it, too, the order is tracked; mail about it goes to the account'),
  phone_number: Phone('validation.required'),
  company_name: optionalText(200).describe('The customer’s company; empty for a private purchase'),
  company_address: optionalText(300).describe('Its address in one line; empty for a private purchase'),
  country: Id(),
  state: Id(),
  city: Id(),
  postal_code: Code(20).min(1),
  message: Lines(1000).default('').describe('A message to the vendors, who read it with the order; may be empty'),
  address_1: text(300),
  address_2: text(300),
  national_address: optionalCode(40),
  vat_number: optionalCode(20).describe('The company’s VAT number, for a full tax invoice; left out: a simplified one'),
});
export type Billing = z.infer<typeof Billing>;

/** An address as it is frozen on an order: names of places in both languages, so that later renaming changes nothing. */
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
  /** The short address of a building in Saudi Arabia: RRRD2929. */
  national_address: string;
  /** Of a company that asks for a full tax invoice; left out where a stored address is billed. */
  vat_number?: string;
}

/** Where an order is billed and sent. */
export interface OrderAddresses {
  billing: AddressSnapshot;
  shipping: AddressSnapshot;
  /** Where the parcels go. */
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

/** The addresses that a customer has stored, and the place of the billing form. */
export interface KnownAddresses {
  addresses: StoredAddress[];
  place: Place | null;
}

/** For jsonb_build_object, the fields of KnownAddresses. @param place ids of the billing form, null without one */
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

/** Text without a letter or digit counts as empty: clients may send a dash for a field that they require. */
const unlessDash = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? text : '');

const isSamePlace = (one: AddressSnapshot, other: AddressSnapshot): boolean =>
  one.address_1 === other.address_1 && one.city === other.city && one.country === other.country;

/** What the customer has just written of a building holds for the stored address of that building, too. */
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

/** @throws AppError 422 for a number that the country does not write so, or one without the name of a company */
const vatNumberOf = ({ vat_number: number, company_name: company }: Billing, iso2: string | null): string => {
  if (number === '') return '';
  if (unlessDash(company) === '') throw invalidField('billing.company_name', 'checkout.company_required');
  if (!isVatCountry(iso2) || !new RegExp(VAT_COUNTRIES[iso2].number).test(number))
    throw invalidField('billing.vat_number', 'checkout.vat_number_invalid');
  return number;
};

/** @throws AppError 422 for a code that the address book refuses, too */
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

/** What an order says beside its addresses. */
export const messageOf = (form: Billing | undefined): string => unlessDash(form?.message ?? '');

/**
 * Bills to the form when there is one, else to the stored billing address, else to the shipping address; sends to the
 * stored shipping address, else to where it bills.
 * @param lang language of the country's name in an error
 * @throws AppError 422 when nothing says where to bill, the places do not lie in each other, or the postal code is not
 * one of the country's
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
