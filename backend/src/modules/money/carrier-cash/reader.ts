import type { z } from 'zod';
import { localMoment } from '../../../csv/moment.ts';
import { tableOf, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { toWire } from '../../../money/money.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { carrierCashCondition, createCarrierCashRepository, type CarrierCashRow } from './carrier-cash-repository.ts';
import type { CarrierCash, CarrierCashFilter } from './schemas.ts';

const toCarrierCash = (row: CarrierCashRow): z.infer<typeof CarrierCash> => ({
  id: row.id,
  order_sub_no: row.order_sub_no,
  vendor: { id: row.vendor_id, company_name: row.company_name, company_name_arabic: row.company_name_ar },
  carrier: row.carrier,
  currency: row.currency,
  amount: toWire(row.amount, row.currency),
  completed_at: row.completed_at,
  days: row.days,
});

const columns: Columns<CarrierCashRow> = [
  ['order_sub_no', (row) => row.order_sub_no],
  ['vendor', (row, lang) => localized(lang, row.company_name, row.company_name_ar)],
  ['carrier', (row) => row.carrier],
  ['currency', (row) => row.currency],
  ['amount', ({ amount: minor, currency }) => ({ minor, currency })],
  ['completed_at', (row) => localMoment(row.completed_at)],
  ['days', (row) => row.days],
];

/** Carrier cash, oldest first. */
export const createCarrierCashReader = (database: Database) => {
  const cash = createCarrierCashRepository(database);

  return {
    async page(filter: CarrierCashFilter, page: number, size: number) {
      const condition = carrierCashCondition(filter);
      const [rows, totals] = await Promise.all([
        cash.list(condition, size, offsetOf(page, size)),
        cash.totals(condition),
      ]);
      return {
        parts: rows.map(toCarrierCash),
        totals: totals.map(({ amount, ...total }) => ({ ...total, amount: toWire(amount, total.currency) })),
        meta: pageMeta(
          page,
          size,
          totals.reduce((sum, { parts }) => sum + parts, 0),
        ),
      };
    },

    /** The whole list as CSV, from a single query. */
    table: (filter: CarrierCashFilter, lang: Lang) =>
      tableOf(columns, lang, async (before) =>
        before === undefined ? cash.list(carrierCashCondition(filter), null, 0) : [],
      ),
  };
};
