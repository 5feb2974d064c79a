import { LIMITS } from '../../facts/limits.ts';
import { z } from 'zod';
import { bulkChange } from '../../wire/bulk.ts';
import { UpdatedAtSeen, updatedAtSeenByRow } from '../../wire/seen.ts';
import { Code, Email, Id, Line, Lines, Phone, requiredText } from '../../wire/fields.ts';
import { FileField, requiredFile } from '../../files/uploaded-file.ts';
import { newPassword } from '../auth/password-field.ts';
import { commonPasswordMessage } from '../auth/passwords.ts';
import { VendorActive } from './schemas.ts';

/** What may be left out of a form: absent and null leave what is there as it is. */
const left = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

const Active = z.union(
  [VendorActive, z.enum(['0', '1', '2']).transform((code) => VendorActive.parse(Number(code)))],
  'vendors.active_required',
);

const Password = newPassword(LIMITS.password.registered, {
  required: 'vendors.password_required',
  short: 'validation.password_short_6',
}).superRefine((password, context) => {
  const message = commonPasswordMessage(password);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

const Firstname = requiredText('vendors.firstname_required', 100);
const Lastname = requiredText('vendors.lastname_required', 100);
const PhoneNumber = Phone('vendors.phone_number_required');
/** A store without a name of its own is called by its vendor's. */
const CompanyName = Line();

/** An id; an empty text empties the place. */
const PlaceId = z
  .union([z.null().transform(() => undefined), z.literal('').transform(() => null), Id()], 'validation.unknown_place')
  .optional();

const storeKeys = {
  company_name: left(CompanyName),
  company_name_arabic: left(Line()),
  company_address: left(Line(300)).describe('Needed of an active vendor, as are country, state and city'),
  company_phone_no: left(Code(40)),
  cr_number: left(Code(40)),
  country: PlaceId.describe('Id of the country; empty takes the place away'),
  state: PlaceId.describe('Id of the state; empty takes the place away'),
  city: PlaceId.describe('Id of the city; empty takes the place away'),
  postal_code: left(Code(20)),
};

/**
 * A new vendor, as the admin enters him. `remarks` are kept of a rejected one only.
 */
export const NewVendor = z.strictObject({
  firstname: Firstname,
  lastname: Lastname,
  email: Email,
  phone_number: PhoneNumber,
  password: Password.describe('At least 6 characters, and none of the passwords that everybody uses'),
  logo: requiredFile('vendors.logo_required').describe('The company’s logo: JPEG, PNG or WebP of at most 5 MB'),
  cr_certificate: requiredFile('vendors.cr_certificate_required').describe(
    'The commercial registration certificate: PDF, JPEG or PNG of at most 5 MB',
  ),
  active: Active.describe('1 active, 0 inactive, 2 rejected'),
  remarks: left(Lines(1000)),
  store_address: z.preprocess((store) => store ?? {}, z.strictObject(storeKeys)),
});
export type NewVendor = z.infer<typeof NewVendor>;

/** What is to change about a vendor: all of it may be left out, and an empty password changes nothing. */
export const VendorEdit = z.strictObject({
  _method: z.literal('PUT'),
  updated_at_seen: UpdatedAtSeen,
  firstname: left(Firstname),
  lastname: left(Lastname),
  email: left(Email),
  phone_number: left(PhoneNumber),
  password: left(z.union([z.literal('').transform(() => undefined), Password])).describe(
    'A new password; empty or left out, the old one stays',
  ),
  logo: left(FileField).describe('A new logo: JPEG, PNG or WebP of at most 5 MB'),
  cr_certificate: left(FileField).describe('A new certificate: PDF, JPEG or PNG of at most 5 MB'),
  active: left(Active).describe('1 active, 0 inactive, 2 rejected'),
  remarks: left(Lines(1000)),
  store_address: z.preprocess((store) => store ?? undefined, z.strictObject(storeKeys).optional()),
});
export type VendorEdit = z.infer<typeof VendorEdit>;

/** What is done to many vendors at once. */
export const VendorBulk = bulkChange('activate', 'deactivate', 'delete').extend(updatedAtSeenByRow);
export type VendorBulk = z.infer<typeof VendorBulk>;
