import { LIMITS } from '../../../facts/limits.ts';
import { z } from 'zod';
import { Line, Phone } from '../../../wire/fields.ts';
import { Moment, success } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { HolidayMode } from '../../catalogue/shop/holiday-schemas.ts';
import { Address } from '../addresses/schemas.ts';
import { personName } from './name-field.ts';
import { existingPassword, newPassword } from './password-field.ts';

export const User = z
  .object({
    id: z.number().int(),
    firstname: z.string(),
    lastname: z.string(),
    full_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    company_name: z.string(),
    company_address: z.string(),
    vat_number: z.string().describe('The company’s VAT number from the last order that gave one; may be empty'),
    role: z.union([z.literal(1), z.literal(2), z.literal(3)]).describe('1 admin, 2 vendor, 3 customer'),
    address: Address.nullable().describe('The shipping address, else the billing address; null without either'),
    addresses: z.array(Address).describe('Stored addresses, at most one of each type'),
    vendor: z
      .object({
        id: z.number().int(),
        company_name: z.string(),
        company_name_arabic: z.string(),
        holiday: z
          .object({ mode: HolidayMode, to: z.iso.date().describe('Last day') })
          .nullable()
          .describe('Running holiday; null without one'),
        owner_change: z
          .object({
            name: z.string(),
            email: z.string(),
            effective_at: Moment.describe('When the person becomes an owner'),
          })
          .nullable()
          .describe('New owner that the platform has announced, for the present owners; null without one'),
      })
      .nullable()
      .describe('The vendor’s company; null for other roles'),
    permissions: z
      .array(z.string())
      .describe('What the person may do in the console of this session; empty for a customer'),
    role_name: z.string().nullable().describe('Name of the role in the team of this session; null for a customer'),
    second_factor_due: Moment.nullable().describe(
      'Time from which the team of this session requires a second step; null: optional, or the person has one',
    ),
    stores: z
      .array(z.object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() }))
      .describe('Active stores that the person works for; `POST /vendor/store` changes to another one'),
    updated_at: Moment.describe('Time of the last change to the account'),
  })
  .meta({
    id: 'User',
    description: 'Role ids: 1 admin, 2 vendor, 3 user. `address` is the shipping address, else the billing address.',
  });

export const UserResponse = success({ user: User });

/** Account form. `email` is accepted but ignored. */
export const AccountDetails = z.strictObject({
  firstname: personName({
    required: 'validation.account.firstname_required',
    address: 'validation.register.firstname_address',
  }),
  lastname: personName({
    required: 'validation.account.lastname_required',
    address: 'validation.register.lastname_address',
  }),
  phone_number: Phone('validation.account.phone_number_required'),
  email: Line(254).optional().describe('Accepted but ignored'),
  updated_at_seen: UpdatedAtSeen,
});

const NEW_PASSWORD = { required: 'validation.account.new_password_required', short: 'validation.password_short_8' };

export const ChangePassword = z
  .strictObject({
    current_password: existingPassword('validation.account.current_password_required'),
    new_password: newPassword(LIMITS.password.changed, NEW_PASSWORD),
    confirm_password: existingPassword('validation.account.confirm_password_required'),
  })
  .refine((form) => form.new_password === form.confirm_password, {
    path: ['confirm_password'],
    message: 'validation.passwords_differ',
  });
