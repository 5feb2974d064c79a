import type { AdminVendor } from '@balsam/shared-api';
import { changedTexts } from '@balsam/shared-ui';
import { isRejection } from './vendor-status-schema.ts';

const PERSON = ['firstname', 'lastname', 'email', 'phone_number', 'active'] as const;

const STORE = [
  'company_name',
  'company_name_arabic',
  'company_phone_no',
  'cr_number',
  'company_address',
  'country',
  'state',
  'city',
  'postal_code',
] as const;

/** Names that a vendor requests to change; decided next to the form. */
export const REQUESTED = ['company_name', 'company_name_arabic', 'cr_number'] as const;

/** Places are ids as text, '' if none is selected. */
type StoreValues = Record<(typeof STORE)[number], string>;

/** Form values, in the order of the fields. Only the server validates them. */
export interface VendorValues extends Record<(typeof PERSON)[number], string> {
  /** Empty to keep the current password. */
  password: string;
  store_address: StoreValues;
  remarks: string;
  /** Newly chosen files. */
  logo: File | null;
  cr_certificate: File | null;
  /** `updated_at` of the loaded version; null for a new vendor. */
  updated_at: string | null;
}

export const emptyVendor: VendorValues = {
  firstname: '',
  lastname: '',
  email: '',
  phone_number: '',
  password: '',
  store_address: {
    company_name: '',
    company_name_arabic: '',
    company_phone_no: '',
    cr_number: '',
    company_address: '',
    country: '',
    state: '',
    city: '',
    postal_code: '',
  },
  active: '1',
  remarks: '',
  logo: null,
  cr_certificate: null,
  updated_at: null,
};

export const toVendorValues = ({ vendor: store, ...person }: AdminVendor): VendorValues => ({
  firstname: person.firstname,
  lastname: person.lastname,
  email: person.email,
  phone_number: person.phone_number,
  password: '',
  store_address: {
    company_name: store.company_name,
    company_name_arabic: store.company_name_arabic,
    company_phone_no: store.company_phone_no,
    cr_number: store.cr_number,
    company_address: store.company_address,
    postal_code: store.postal_code,
    country: String(store.country ?? ''),
    state: String(store.state ?? ''),
    city: String(store.city ?? ''),
  },
  active: String(person.active),
  remarks: person.rejection_remarks,
  logo: null,
  cr_certificate: null,
  updated_at: person.updated_at,
});

/**
 * Replaces the names that were not edited with the vendor's current ones.
 * @param before initial form values
 */
export function withNewerNames(
  values: VendorValues,
  before: VendorValues,
  { vendor: store }: AdminVendor,
): VendorValues {
  const untouched = REQUESTED.filter((name) => values.store_address[name] === before.store_address[name]);
  const names = Object.fromEntries(untouched.map((name) => [name, store[name]]));
  return { ...values, store_address: { ...values.store_address, ...names } };
}

/**
 * Multipart body that creates or updates a vendor. Unchanged values are omitted, so that they do not undo a colleague's
 * changes; so are null files.
 * @param before initial form values; undefined for a new vendor
 */
export function toVendorBody(values: VendorValues, before?: VendorValues): FormData {
  const body = new FormData();
  for (const [name, value] of changedTexts(PERSON, values, before)) body.append(name, value);
  if (!before || values.password !== '') body.append('password', values.password);
  const isSaidAnew = values.active !== before?.active || values.remarks !== before.remarks;
  if (isRejection(values.active) && isSaidAnew) body.append('remarks', values.remarks.trim());
  // Only changed parts of a place are sent; the server rejects them if they no longer fit together.
  for (const [name, value] of changedTexts(STORE, values.store_address, before?.store_address))
    body.append(`store_address[${name}]`, value);
  if (values.logo) body.append('logo', values.logo);
  if (values.cr_certificate) body.append('cr_certificate', values.cr_certificate);
  if (before) body.append('_method', 'PUT');
  if (values.updated_at !== null) body.append('updated_at_seen', values.updated_at);
  return body;
}
