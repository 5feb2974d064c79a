import type { z } from 'zod';
import { imageUrl } from '../../../files/picture-urls.ts';
import type { TaxSettings } from '../../money/vat/tax-schemas.ts';
import type { IdentityRequest, StoredIdentity } from './identity-repository.ts';
import type { IdentityRequest as RequestView, VendorIdentity } from './identity-schemas.ts';
import type { VendorRow } from './repository.ts';
import type { AdminVendor, AdminVendorRow } from './schemas.ts';

// JSON values have PostgreSQL's own timestamp format.
const moment = (text: string): string => new Date(text).toISOString();

const toRequest = ({ company_name_ar, cr_file_id: _, ...request }: IdentityRequest): z.infer<typeof RequestView> => ({
  ...request,
  company_name_arabic: company_name_ar,
  asked_at: moment(request.asked_at),
  declined_at: request.declined_at && moment(request.declined_at),
});

/** Identity as shown to its vendor. */
export const toIdentity = (row: StoredIdentity): z.infer<typeof VendorIdentity> => ({
  company_name: row.company_name,
  company_name_arabic: row.company_name_ar,
  cr_number: row.cr_number,
  cr_certificate: row.cr_certificate,
  logo_url: imageUrl(row.logo_key),
  requested: row.requested && toRequest(row.requested),
});

const isOpen = (request: IdentityRequest | null): request is IdentityRequest => request?.declined_at === null;

/** Vendor in the admin's list. */
export const toVendorRow = (row: VendorRow): z.infer<typeof AdminVendorRow> => ({
  id: row.id,
  name: `${row.firstname} ${row.lastname}`,
  company_name: row.company_name,
  company_name_arabic: row.company_name_ar,
  email: row.email,
  phone: row.phone_number,
  logo: imageUrl(row.logo_key),
  active: row.active,
  stopped: row.stopped,
  rejection_remarks: row.rejection_remarks,
  created_at: row.created_at,
  updated_at: row.updated_at,
  cr_certificate: row.cr_certificate,
  vat_state: row.vat_state,
  asks: isOpen(row.requested),
});

/**
 * Vendor in the admin's form.
 * @param underway open work of customers
 */
export const toVendor = (
  row: VendorRow,
  tax: z.infer<typeof TaxSettings>,
  underway: z.infer<typeof AdminVendor>['underway'],
): z.infer<typeof AdminVendor> => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  phone_number: row.phone_number,
  active: row.active,
  trusted: row.trusted,
  logo_url: imageUrl(row.logo_key),
  cr_certificate: row.cr_certificate,
  rejection_remarks: row.rejection_remarks,
  created_at: row.created_at,
  updated_at: row.updated_at,
  requested: isOpen(row.requested) ? toRequest(row.requested) : null,
  tax,
  holiday: row.holiday,
  underway,
  vendor: {
    company_name: row.company_name,
    company_name_arabic: row.company_name_ar,
    company_address: row.company_address,
    company_phone_no: row.company_phone_no,
    cr_number: row.cr_number,
    country: row.country_id,
    state: row.state_id,
    city: row.city_id,
    postal_code: row.postal_code,
    places: row.places,
  },
});
