import { z } from 'zod';
import { Id, optionalCode, optionalText, Phone, requiredCode, requiredText } from '../../../wire/fields.ts';
import { Moment, success } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { City, Country, State } from '../../operations/locations/schemas.ts';

export const Address = z
  .object({
    id: z.number().int(),
    type: z.union([z.literal(0), z.literal(1)]).describe('0 billing, 1 shipping'),
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
  })
  .meta({ id: 'Address', description: 'type: 0 billing, 1 shipping' });

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
