import { localMoment } from '../../../csv/moment.ts';
import { tableOf, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import { localized } from '../../../i18n/localized.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { OrderFilter } from './filter.ts';
import type { OrderScope } from './status/conditions.ts';
import { createOrderRepository } from './repository.ts';
import type { OrderRow } from './rows.ts';

const columns: Columns<OrderRow> = [
  ['order_no', (row) => row.order_no],
  ['order_sub_no', (row) => row.order_sub_no],
  ['placed_at', (row) => localMoment(row.placed_at)],
  ['po_number', (row) => row.po_number],
  ['status', (row, lang) => translate(lang, `csv.order_status.${row.status}`)],
  ['ship_by', (row) => row.ship_by],
  ['customer', (row) => `${row.firstname} ${row.lastname}`],
  ['email', (row) => row.email],
  ['phone_number', (row) => row.phone_number],
  ['city', (row) => row.shipping_address?.city ?? ''],
  ['country', (row) => row.shipping_address?.country ?? ''],
  ['payment_method', (row, lang) => row.payment_method && translate(lang, `csv.payment_method.${row.payment_method}`)],
  ['tracking_id', (row) => row.tracking_id],
  ['goods', (row, lang) => localized(lang, row.goods, row.goods_ar)],
  ['currency', (row) => row.currency],
  ['sub_total', ({ sub_total: minor, currency }) => ({ minor, currency })],
  ['discount', ({ discount: minor, currency }) => ({ minor, currency })],
  ['shipping_cost', ({ shipping_cost: minor, currency }) => ({ minor, currency })],
  ['tax_amount', ({ vat_included, tax_amount, currency }) => ({ minor: vat_included ?? tax_amount, currency })],
  ['total_amount', ({ total_amount: minor, currency }) => ({ minor, currency })],
];

const vendorColumns: Columns<OrderRow> = [
  ['vendor', (row, lang) => localized(lang, row.company_name, row.company_name_ar)],
  ['vendor_email', (row) => row.vendor_email],
];

/** Orders as CSV, newest first, in `lang`; the admin variant includes the vendor. */
export const orderTable = (database: Database, owner: OrderScope, filter: OrderFilter, lang: Lang) => {
  const orders = createOrderRepository(database);
  return tableOf(owner === 'everybody' ? [...columns, ...vendorColumns] : columns, lang, (before, limit) =>
    orders.list(owner, { ...filter, before }, { limit }),
  );
};
