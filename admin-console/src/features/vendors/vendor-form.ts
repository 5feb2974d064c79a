import type { AdminVendor } from '@balsam/shared-api';
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
});

/** The multipart body that adds or, for one who is there, updates a vendor. What is null is left out. */
export function toVendorBody(values: VendorValues, isNew: boolean): FormData {
  const body = new FormData();
  for (const name of PERSON) body.append(name, values[name].trim());
  if (isNew || values.password !== '') body.append('password', values.password);
  if (isRejection(values.active)) body.append('remarks', values.remarks.trim());
  for (const name of STORE) body.append(`store_address[${name}]`, values.store_address[name].trim());
  if (values.logo) body.append('logo', values.logo);
  if (values.cr_certificate) body.append('cr_certificate', values.cr_certificate);
  if (!isNew) body.append('_method', 'PUT');
  return body;
}
