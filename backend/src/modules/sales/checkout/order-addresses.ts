import { sql, type SQL } from '../../../sql/sql.ts';
import { AppError } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { selectPlace, type Place, type PlaceIds } from '../../operations/locations/place.ts';
import { toBillingSnapshot, type AddressSnapshot, type Billing } from './billing.ts';
import { toShippingSnapshot, type ShippingForm } from './shipping-form.ts';

/** Billing and shipping address of an order. */
export interface OrderAddresses {
  billing: AddressSnapshot;
  shipping: AddressSnapshot;
  /** Shipping destination. */
  destination: PlaceIds;
}

interface StoredAddress extends AddressSnapshot {
  /** True for the address that the cart is delivered to. */
  is_destination: boolean;
  is_default_billing: boolean;
  /** Company of the address alone; '' for that of the customer. */
  own_company: string;
  country_id: number;
  state_id: number | null;
  city_id: number | null;
}

/** A customer's addresses that an order may use, and the places chosen in its forms. */
export interface KnownAddresses {
  addresses: StoredAddress[];
  place: Place | null;
  shipping_place: Place | null;
}

/** Forms of a checkout that is being placed. */
export interface AddressForms {
  billing?: Billing | undefined;
  /** Delivers this order elsewhere than to a stored address. */
  shipping?: ShippingForm | undefined;
}

const NO_PLACE: PlaceIds = { country: null, state: null, city: null };

/** Countries of the forms, for the shipping fee. */
export const countriesOf = ({ billing, shipping }: AddressForms) => ({
  billing: billing?.country ?? null,
  shipping: shipping?.country ?? null,
});

/** Fields of KnownAddresses for jsonb_build_object, in a statement with the row `parcel` of cartSource. */
export const knownAddresses = (userId: number, { billing, shipping }: AddressForms): SQL => sql`
  'addresses', (SELECT coalesce(jsonb_agg(to_jsonb(stored)), '[]') FROM (
    SELECT a.id IS NOT DISTINCT FROM parcel.shipping_address_id AS is_destination, a.is_default_billing,
      a.country_id, a.state_id, a.city_id,
      coalesce(nullif(a.recipient, ''), u.firstname || ' ' || u.lastname) AS name, u.email,
      coalesce(nullif(a.company_name, ''), u.company_name) AS company_name, a.company_name AS own_company,
      u.company_address, coalesce(nullif(a.phone_number, ''), u.phone_number) AS phone_number,
      a.address_1, a.address_2, a.address_1 AS street, a.postal_code AS zip_code, a.national_address, a.note,
      coalesce(city.name, '') AS city, coalesce(city.name_ar, '') AS city_ar,
      coalesce(state.name, '') AS state, coalesce(state.name_ar, '') AS state_ar,
      country.name AS country, country.name_ar AS country_ar, country.iso2 AS country_code
    FROM addresses a
    JOIN users u ON u.id = a.user_id
    JOIN countries country ON country.id = a.country_id
    LEFT JOIN states state ON state.id = a.state_id
    LEFT JOIN cities city ON city.id = a.city_id
    WHERE a.user_id = ${userId} AND (a.id = parcel.shipping_address_id OR a.is_default_billing)) AS stored),
  'place', (SELECT to_jsonb(place) FROM (${selectPlace(billing ?? NO_PLACE)}) AS place),
  'shipping_place', (SELECT to_jsonb(place) FROM (${selectPlace(shipping ?? NO_PLACE)}) AS place)`;

const isSamePlace = (one: AddressSnapshot, other: AddressSnapshot): boolean =>
  one.address_1 === other.address_1 && one.city === other.city && one.country === other.country;

/** Copies the national address from the billing form to the stored address of the same building. */
const withNationalAddress = (home: AddressSnapshot, billing: AddressSnapshot): AddressSnapshot =>
  home.national_address === '' && isSamePlace(home, billing)
    ? { ...home, national_address: billing.national_address }
    : home;

interface Resolved {
  ownCompany: string;
  destination: PlaceIds;
  snapshot: AddressSnapshot;
}

const toResolved = ({
  is_destination: _destination,
  is_default_billing: _billing,
  country_id: country,
  state_id: state,
  city_id: city,
  own_company: ownCompany,
  ...snapshot
}: StoredAddress): Resolved => ({ destination: { country, state, city }, ownCompany, snapshot });

const billed = ({ note: _note, ...snapshot }: AddressSnapshot): AddressSnapshot => snapshot;

/**
 * Billing: the form, else the default for billing, else the shipping address. Shipping: the form, else the chosen or
 * default address, else the billing one. A stored address without a company of its own gets the billed one.
 * @param lang language of the country name in an error
 * @throws AppError 422 if there is no billing address, the places are not nested, or a code does not match the country's
 * format
 */
export const resolveAddresses = (
  { billing: form, shipping: elsewhere }: AddressForms,
  { addresses, place, shipping_place: shippingPlace }: KnownAddresses,
  lang: Lang,
): OrderAddresses => {
  const stored = (isWanted: (address: StoredAddress) => boolean): Resolved | undefined =>
    addresses.filter(isWanted).map(toResolved)[0];
  const home = stored((address) => address.is_destination);
  const billing = form
    ? { destination: form, ownCompany: '', snapshot: toBillingSnapshot(form, place, lang) }
    : (stored((address) => address.is_default_billing) ?? home);
  if (!billing) throw new AppError(422, 'billing_missing', { fields: { billing: ['checkout.billing_missing'] } });
  const invoice = billed(billing.snapshot);
  if (elsewhere) {
    const shipping = toShippingSnapshot(elsewhere, shippingPlace, invoice.email, lang);
    return { billing: invoice, shipping, destination: elsewhere };
  }
  if (!home) return { billing: invoice, shipping: invoice, destination: billing.destination };
  const { company_name, company_address } = invoice;
  const company = home.ownCompany === '' ? { company_name, company_address } : {};
  const shipping = { ...withNationalAddress(home.snapshot, invoice), ...company };
  return { billing: invoice, shipping, destination: home.destination };
};
