import { z } from 'zod';
import { Moment } from '../../schemas.ts';
import { IdentityRequest } from './identitySchemas.ts';

/** active: 1 active, 0 inactive, 2 rejected. */
export const VendorActive = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** The certificate's file as it was sent. */
export const CertificateFile = {
  description: 'A PDF, JPEG or PNG',
  content: { 'application/octet-stream': { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) } },
};

/** A vendor in the admin's list. `name` is the person's; `cr_certificate` is the file's name, null without one. `asks`: he wants to be called otherwise. */
export const AdminVendorRow = z
  .object({
    id: z.number().int(),
    name: z.string(),
    company_name: z.string(),
    company_name_arabic: z.string(),
    email: z.string(),
    phone: z.string(),
    logo: z.string().nullable(),
    active: VendorActive,
    rejection_remarks: z.string(),
    created_at: Moment,
    cr_certificate: z.string().nullable(),
    asks: z.boolean(),
  })
  .meta({ id: 'AdminVendorRow' });

const NamedPlace = z.object({ id: z.number().int(), name: z.string(), name_arabic: z.string() }).nullable();

/** Where a store stands, by name, whether the places are listed or not. */
export const VendorPlaces = z.object({ country: NamedPlace, state: NamedPlace, city: NamedPlace });

/** A vendor in the admin's edit form. Empty password on save: unchanged. */
/** A vendor in the admin's edit form. Empty password on save: unchanged. `requested`: what he asks to be called, null without an open request. */
export const AdminVendor = z
  .object({
    id: z.number().int(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phone_number: z.string(),
    active: VendorActive,
    logo_url: z.string().nullable(),
    cr_certificate: z.string().nullable(),
    rejection_remarks: z.string(),
    created_at: Moment,
    requested: IdentityRequest.nullable(),
    vendor: z.object({
      company_name: z.string(),
      company_name_arabic: z.string(),
      company_address: z.string(),
      company_phone_no: z.string(),
      cr_number: z.string(),
      country: z.number().int().nullable(),
      state: z.number().int().nullable(),
      city: z.number().int().nullable(),
      postal_code: z.string(),
      places: VendorPlaces,
    }),
  })
  .meta({ id: 'AdminVendor' });
