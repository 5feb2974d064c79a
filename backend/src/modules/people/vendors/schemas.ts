import { z } from 'zod';
import { Moment } from '../../../wire/schemas.ts';
import { HolidayMode } from '../../catalogue/shop/holiday-schemas.ts';
import { TaxSettings, VatState } from '../../money/vat/tax-schemas.ts';
import { IdentityRequest } from './identity-schemas.ts';

/** active: 1 active, 0 inactive, 2 rejected. */
export const VendorActive = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** The certificate file as uploaded. */
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
    logo: z.string().nullable().describe('URL of the logo relative to the origin of this API; null if none'),
    active: VendorActive.describe('1 active, 0 inactive, 2 rejected'),
    stopped: z
      .boolean()
      .describe('True if approved once and inactive again; an inactive vendor without it is awaiting approval'),
    rejection_remarks: z.string(),
    created_at: Moment,
    updated_at: Moment.describe('Time of the last change to the vendor or its user'),
    cr_certificate: z.string().nullable().describe('Name of the certificate file; null if none'),
    vat_state: VatState,
    asks: z.boolean().describe('True if a name or registration request awaits a decision'),
  })
  .meta({
    id: 'AdminVendorRow',
    description:
      "A vendor in the admin's list. `name` is the person's; `cr_certificate` is the file name, null if none.",
  });

const NamedPlace = z.object({ id: z.number().int(), name: z.string(), name_arabic: z.string() }).nullable();

export const VendorPlaces = z
  .object({
    country: NamedPlace.describe('Country; null if none'),
    state: NamedPlace.describe('State; null if none'),
    city: NamedPlace.describe('City; null if none'),
  })
  .describe('Location of the company by name, even if the places are not listed');

export const AdminVendor = z
  .object({
    id: z.number().int(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phone_number: z.string(),
    active: VendorActive.describe('1 active, 0 inactive, 2 rejected'),
    trusted: z.boolean().describe('Edits of approved products go live immediately'),
    logo_url: z.string().nullable(),
    cr_certificate: z.string().nullable().describe('Name of the certificate file; null if none'),
    rejection_remarks: z.string(),
    created_at: Moment,
    updated_at: Moment.describe('Time of the last change to the vendor or its user'),
    requested: IdentityRequest.nullable().describe('Requested name and registration; null without an open request'),
    tax: TaxSettings,
    holiday: z
      .object({
        from: z.iso.date(),
        to: z.iso.date(),
        mode: HolidayMode,
        running: z.boolean().describe('True from its first to its last day'),
      })
      .nullable()
      .describe('The current or next holiday; null without one'),
    underway: z
      .object({
        orders: z.number().int().describe('Orders not delivered yet'),
        returns: z.number().int().describe('Returns not decided yet'),
      })
      .describe('Open work of customers, which a deactivated vendor cannot handle'),
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
  .meta({
    id: 'AdminVendor',
    description: "A vendor in the admin's edit form. Omit the password or leave it empty to keep it.",
  });
