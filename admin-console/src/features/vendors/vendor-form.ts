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

/** What a vendor asks for, and an admin answers beside the form. */
export const REQUESTED = ['company_name', 'company_name_arabic', 'cr_number'] as const;

/** Places are ids, as text; '' while none is chosen. */
type StoreValues = Record<(typeof STORE)[number], string>;

/** What the form holds, in the order of its fields on the page. Only the server checks it. */
export interface VendorValues extends Record<(typeof PERSON)[number], string> {
  /** Empty leaves the one that a vendor has. */
  password: string;
  store_address: StoreValues;
  remarks: string;
  /** Files that have been chosen here. */
  logo: File | null;
  cr_certificate: File | null;
  /** The state that the values are based on; null for a new vendor. */
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

/** A vendor on the server as the form shows it. */
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
 * The values with what a vendor is called by now, where nobody has typed another name.
 * @param before what the form began with
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
 * The multipart body that adds or, for one who is there, updates a vendor. What is null is left out, and what nobody has changed:
 * meanwhile somebody else may have.
 * @param before what the form began with; none for a new vendor
 */
export function toVendorBody(values: VendorValues, before?: VendorValues): FormData {
  const body = new FormData();
  for (const [name, value] of changedTexts(PERSON, values, before)) body.append(name, value);
  if (!before || values.password !== '') body.append('password', values.password);
  const isSaidAnew = values.active !== before?.active || values.remarks !== before.remarks;
  if (isRejection(values.active) && isSaidAnew) body.append('remarks', values.remarks.trim());
  // Of a place, too, only what was changed: with what somebody else has changed of it the server refuses what does not fit.
  for (const [name, value] of changedTexts(STORE, values.store_address, before?.store_address))
    body.append(`store_address[${name}]`, value);
  if (values.logo) body.append('logo', values.logo);
  if (values.cr_certificate) body.append('cr_certificate', values.cr_certificate);
  if (before) body.append('_method', 'PUT');
  if (values.updated_at !== null) body.append('updated_at_seen', values.updated_at);
  return body;
}
