import { z } from 'zod';
import { Moment } from '../../wire/schemas.ts';
import { TaxSettings, VatState } from '../vat/tax-schemas.ts';
import { IdentityRequest } from './identity-schemas.ts';

/** active: 1 active, 0 inactive, 2 rejected. */
export const VendorActive = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** The certificate's file as it was sent. */
export const CertificateFile = {
  description: 'A PDF, JPEG or PNG',
  content: { 'application/octet-stream': { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) } },
};

export const AdminVendorRow = z
  .object({
    id: z.number().int(),
    name: z.string().describe('First and last name of the person'),
    company_name: z.string(),
    company_name_arabic: z.string(),
    email: z.string(),
    phone: z.string().describe('Phone number of the person'),
    logo: z.string().nullable().describe('Address of the logo relative to the origin of this API; null without one'),
    active: VendorActive.describe('1 active, 0 inactive, 2 rejected'),
    stopped: z.boolean().describe('Was let in once and is inactive again; one who is inactive without it waits'),
    rejection_remarks: z.string(),
    created_at: Moment,
    updated_at: Moment.describe('When the vendor or the person behind it was changed last'),
    cr_certificate: z.string().nullable().describe('Name of the certificate’s file; null without one'),
    vat_state: VatState,
    asks: z.boolean().describe('The vendor asks to trade under another name or registration, and waits for an answer'),
  })
  .meta({
    id: 'AdminVendorRow',
    description:
      "A vendor in the admin's list. `name` is the person's; `cr_certificate` is the file's name, null without one.",
  });

const NamedPlace = z.object({ id: z.number().int(), name: z.string(), name_arabic: z.string() }).nullable();

export const VendorPlaces = z
  .object({
    country: NamedPlace.describe('The country; null without one'),
    state: NamedPlace.describe('The state; null without one'),
    city: NamedPlace.describe('The city; null without one'),
  })
  .describe('Where the company is, by name, whether the places are listed or not');

export const AdminVendor = z
  .object({
    id: z.number().int(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phone_number: z.string(),
    active: VendorActive.describe('1 active, 0 inactive, 2 rejected'),
    trusted: z.boolean().describe('Edits of approved products are live at once'),
    logo_url: z.string().nullable(),
    cr_certificate: z.string().nullable().describe('Name of the certificate’s file; null without one'),
    rejection_remarks: z.string(),
    created_at: Moment,
    updated_at: Moment.describe('When the vendor or the person behind it was changed last'),
    requested: IdentityRequest.nullable().describe('What the vendor asks to be called; null without an open request'),
    tax: TaxSettings,
    underway: z
      .object({
        orders: z.number().int().describe('Orders that are still to arrive'),
        returns: z.number().int().describe('Returns that are still to be decided'),
      })
      .describe('What somebody still waits for: a vendor who was stopped can see to none of it'),
    vendor: z
      .object({
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
      })
      .describe('The company'),
  })
  .meta({ id: 'AdminVendor', description: "A vendor in the admin's edit form. Empty password on save: unchanged." });
