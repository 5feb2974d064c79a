import { LIMITS } from '../../../facts/limits.ts';
import { z } from 'zod';
import { bulkChange } from '../../../wire/bulk.ts';
import { UpdatedAtSeen, updatedAtSeenByRow } from '../../../wire/seen.ts';
import { Code, Email, Id, Line, Lines, Phone, requiredText } from '../../../wire/fields.ts';
import { FileField, requiredFile } from '../../../files/uploaded-file.ts';
import { newPassword } from '../auth/password-field.ts';
import { commonPasswordMessage } from '../auth/passwords.ts';
import { VendorActive } from './schemas.ts';

/** Optional field: absent and null keep the stored value. */
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
/** Optional store name; defaults to the name of the person. */
const CompanyName = Line();

/** Place id; an empty string clears it. */
const PlaceId = z
  .union([z.null().transform(() => undefined), z.literal('').transform(() => null), Id()], 'validation.unknown_place')
  .optional();

const storeKeys = {
  company_name: left(CompanyName),
  company_name_arabic: left(Line()),
  company_address: left(Line(300)).describe('Required for an active vendor, like country, state and city'),
  company_phone_no: left(Code(40)),
  cr_number: left(Code(40)),
  country: PlaceId.describe('Country id; empty string to clear'),
  state: PlaceId.describe('State id; empty string to clear'),
  city: PlaceId.describe('City id; empty string to clear'),
  postal_code: left(Code(20)),
};

/** New vendor, entered by an admin. `remarks` are stored for a rejected vendor only. */
export const NewVendor = z.strictObject({
  firstname: Firstname,
  lastname: Lastname,
  email: Email,
  phone_number: PhoneNumber,
  password: Password.describe('At least 6 characters; common passwords are rejected'),
  logo: requiredFile('vendors.logo_required').describe('Company logo: JPEG, PNG or WebP of at most 5 MB'),
  cr_certificate: requiredFile('vendors.cr_certificate_required').describe(
    'Commercial registration certificate: PDF, JPEG or PNG of at most 5 MB',
  ),
  active: Active.describe('1 active, 0 inactive, 2 rejected'),
  remarks: left(Lines(1000)),
  store_address: z.preprocess((store) => store ?? {}, z.strictObject(storeKeys)),
});
export type NewVendor = z.infer<typeof NewVendor>;

/** Changes to a vendor: all fields are optional, and an empty password keeps the current one. */
export const VendorEdit = z.strictObject({
  _method: z.literal('PUT'),
  updated_at_seen: UpdatedAtSeen,
  firstname: left(Firstname),
  lastname: left(Lastname),
  email: left(Email),
  phone_number: left(PhoneNumber),
  password: left(z.union([z.literal('').transform(() => undefined), Password])).describe(
    'New password; omit or leave empty to keep the current one',
  ),
  logo: left(FileField).describe('New logo: JPEG, PNG or WebP of at most 5 MB'),
  cr_certificate: left(FileField).describe('New certificate: PDF, JPEG or PNG of at most 5 MB'),
  active: left(Active).describe('1 active, 0 inactive, 2 rejected'),
  remarks: left(Lines(1000)),
  store_address: z.preprocess((store) => store ?? undefined, z.strictObject(storeKeys).optional()),
});
export type VendorEdit = z.infer<typeof VendorEdit>;

/** Bulk change of vendors. */
export const VendorBulk = bulkChange('activate', 'deactivate', 'delete').extend(updatedAtSeenByRow);
export type VendorBulk = z.infer<typeof VendorBulk>;
