import { z } from 'zod';
import { Id, Line, optionalCode, optionalText, Phone } from '../../../wire/fields.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { localized } from '../../../i18n/localized.ts';
import { nationalAddressIn } from '../../people/addresses/national-address.ts';
import { checkPostalCode } from '../../people/addresses/postal-codes.ts';
import { checkedPlace, type Place } from '../../operations/locations/place.ts';
import { namesOf, type AddressSnapshot } from './billing.ts';

/** An address that one order is delivered to, and that is not stored. Country, state and city are location ids. */
export const ShippingForm = z.strictObject({
  recipient: Line(200).min(1).describe('Name of the recipient'),
  company_name: optionalText(200).describe('Company at the address; may be empty'),
  phone_number: Phone('validation.required'),
  country: Id(),
  state: Id(),
  city: Id(),
  postal_code: optionalCode(20),
  address_1: Line(300).min(1),
  address_2: optionalText(300).describe('Building, floor or apartment; may be empty'),
  national_address: optionalCode(40).describe('Required in Saudi Arabia'),
  note: optionalText(300).describe('Note for the courier; may be empty'),
});
export type ShippingForm = z.infer<typeof ShippingForm>;

/**
 * @param email address of the buyer
 * @throws AppError 422 if the places are not nested, or a code does not match the country's format
 */
export const toShippingSnapshot = (
  form: ShippingForm,
  known: Place | null,
  email: string,
  lang: Lang,
): AddressSnapshot => {
  const place = checkedPlace(form, known, { prefix: 'shipping.' });
  const country = localized(lang, place.country ?? '', place.country_ar ?? '');
  checkPostalCode(place.iso2 ?? '', country, form.postal_code, 'shipping.postal_code');
  return {
    name: form.recipient,
    phone_number: form.phone_number,
    email,
    company_name: form.company_name,
    company_address: '',
    address_1: form.address_1,
    address_2: form.address_2,
    street: form.address_1,
    ...namesOf(place),
    zip_code: form.postal_code,
    national_address: nationalAddressIn(place.iso2, form.national_address, 'shipping.national_address', true),
    note: form.note,
  };
};
