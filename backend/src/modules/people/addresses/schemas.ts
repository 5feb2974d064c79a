import { z } from 'zod';
import { Flag, Id, optionalCode, optionalText, Phone, requiredCode, requiredText } from '../../../wire/fields.ts';
import { Moment, success } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { City, Country, State } from '../../operations/locations/schemas.ts';

const storedLines = {
  country_id: z.number().int().nullable().describe('Id of `country`, for the form'),
  state_id: z.number().int().nullable().describe('Id of `state`, for the form'),
  city_id: z.number().int().nullable().describe('Id of `city`, for the form'),
  country: Country.nullable().describe('Null if no country was chosen'),
  state: State.nullable().describe('Null if no state was chosen'),
  city: City.nullable().describe('Null if no city was chosen'),
  address_1: z.string(),
  address_2: z.string(),
  postal_code: z.string(),
  phone_number: z.string(),
  national_address: z.string(),
  updated_at: Moment.describe('Time of the last change'),
};

export const Address = z
  .object({
    id: z.number().int(),
    type: z.union([z.literal(0), z.literal(1)]).describe('0 billing, 1 shipping'),
    ...storedLines,
  })
  .meta({ id: 'Address', description: 'A default address. type: 0 billing, 1 shipping' });

export const BookAddress = z
  .object({
    id: z.number().int(),
    label: z.string().describe('The customer’s name for the address; may be empty'),
    recipient: z.string().describe('Name of the recipient; empty: the customer'),
    company_name: z.string().describe('Company at the address; may be empty'),
    note: z.string().describe('Note for the courier; may be empty'),
    ...storedLines,
    is_default_shipping: z.boolean().describe('Parcels go here unless another address is chosen'),
    is_default_billing: z.boolean().describe('Prefills the billing form'),
  })
  .meta({ id: 'BookAddress', description: 'An entry of the customer’s address book' });

/** Same limit as the checkout form, which also stores addresses. */
const LONGEST_LINE = 300;

const lines = {
  address_1: requiredText('validation.address.address_1_required', LONGEST_LINE),
  address_2: optionalText(LONGEST_LINE),
  postal_code: optionalCode(20),
};

const places = {
  country_id: Id('validation.address.country_required'),
  state_id: Id('validation.address.state_required'),
  city_id: Id('validation.address.city_required'),
};

export const AddressForm = z.strictObject({
  type: z
    .union(
      [
        z.literal([0, 1]),
        z
          .enum(['0', '1'])
          .transform(Number)
          .pipe(z.literal([0, 1])),
      ],
      'validation.address.type',
    )
    .describe('Address type: 0 billing, 1 shipping'),
  ...places,
  ...lines,
  phone_number: Phone('validation.address.phone_number_required'),
  national_address: optionalCode(40),
  updated_at_seen: UpdatedAtSeen,
});

/** Longest name of an address. */
const LONGEST_LABEL = 40;

const bookFields = {
  label: requiredText('validation.address.label_required', LONGEST_LABEL).describe(
    'The customer’s name for the address, such as “Clinic”',
  ),
  recipient: optionalText(200).describe('Name of the recipient; empty: the customer'),
  company_name: optionalText(200).describe('Company at the address; may be empty'),
  ...places,
  ...lines,
  phone_number: Phone('validation.address.phone_number_required'),
  national_address: optionalCode(40).describe('Required in Saudi Arabia'),
  note: optionalText(LONGEST_LINE).describe('Note for the courier; may be empty'),
  is_default_shipping: Flag.optional().describe('true: becomes the default for delivery; false has no effect'),
  is_default_billing: Flag.optional().describe('true: becomes the default for billing; false has no effect'),
};

export const NewBookAddress = z.strictObject(bookFields);
export const BookAddressForm = z.strictObject({ ...bookFields, updated_at_seen: UpdatedAtSeen });

export const BookAddressResponse = success({ address: BookAddress });

export const AddressResponse = success({ address: Address });

/** Address to be checked by a carrier, with its places by name (the documented call) or by id. */
export const CarrierAddress = z.union([
  z.strictObject({
    ...lines,
    city: requiredText('validation.address.city_required').describe('Name of the city'),
    state: requiredText('validation.address.state_required').describe('Name of the state'),
    country_code: requiredCode('validation.address.country_required').regex(
      /^[A-Za-z]{2}$/,
      'validation.unknown_place',
    ),
  }),
  z.strictObject({ ...lines, ...places }),
]);
