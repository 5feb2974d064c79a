import { localMoment } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import type { ReturnRow } from './reading.ts';

/** CSV columns of a return. */
export const returnColumns: Columns<ReturnRow> = [
  ['return_no', (row) => row.return_no],
  ['order_sub_no', (row) => row.order_sub_no],
  ['status', (row, lang) => translate(lang, `csv.return_state.${row.state}`)],
  ['customer', (row) => row.customer_name],
  ['currency', (row) => row.currency],
  ['refund', ({ refund_total: minor, currency }) => ({ minor, currency })],
  ['goodwill', ({ goodwill: minor, currency }) => ({ minor, currency })],
  ['due_at', (row) => row.due_at && localMoment(row.due_at)],
  ['created_at', (row) => localMoment(row.requested_at)],
];

/** Vendor of the goods. */
export const vendorColumn: Columns<ReturnRow>[number] = [
  'vendor',
  (row, lang) => localized(lang, row.company_name, row.company_name_ar),
];
