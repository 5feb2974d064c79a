import { localMoment } from '../../../csv/moment.ts';
import { tableOf, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createVendorRepository, type VendorFilter, type VendorRow } from './repository.ts';

const columns: Columns<VendorRow> = [
  ['id', (row) => row.id],
  ['company_name', (row) => row.company_name],
  ['company_name_arabic', (row) => row.company_name_ar],
  ['name', (row) => `${row.firstname} ${row.lastname}`],
  ['email', (row) => row.email],
  ['phone_number', (row) => row.phone_number],
  [
    'status',
    (row, lang) => translate(lang, `csv.vendor_status.${row.active === 0 && !row.stopped ? 'awaiting' : row.active}`),
  ],
  ['remarks', (row) => row.rejection_remarks],
  ['company_address', (row) => row.company_address],
  ['company_phone_no', (row) => row.company_phone_no],
  ['cr_number', (row) => row.cr_number],
  ['postal_code', (row) => row.postal_code],
  ['cr_certificate', (row) => row.cr_certificate],
  ['created_at', (row) => localMoment(row.created_at)],
];

/** Vendors matching a filter as CSV, newest first, in `lang`. */
export const vendorTable = (database: Database, filter: VendorFilter, lang: Lang) => {
  const vendors = createVendorRepository(database);
  return tableOf(columns, lang, (before, limit) => vendors.list({ ...filter, before }, limit, 0));
};
