import { CURRENCIES } from '../../../facts/currencies.ts';
import { sql } from '../../../sql/sql.ts';
import type { z } from 'zod';
import { amountsToWire } from '../../../money/amounts.ts';
import { localMoment } from '../../../csv/moment.ts';
import { yesNo, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import { createListReader } from '../../../csv/list-reader.ts';
import { localized } from '../../../i18n/localized.ts';
import { toWire } from '../../../money/money.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { couponCondition, createAdminCouponRepository, type AdminCouponRow } from './admin-repository.ts';
import type { AdminCoupon } from './admin-schemas.ts';
import { lastMoment } from './coupon.ts';

const toAdminCoupon = ({
  vendor_id,
  company_name,
  company_name_ar,
  ...row
}: AdminCouponRow): z.infer<typeof AdminCoupon> => ({
  ...row,
  amounts: row.amounts && amountsToWire(row.amounts),
  minimums: amountsToWire(row.minimums),
  vendor:
    vendor_id === null
      ? null
      : { id: vendor_id, company_name: company_name ?? '', company_name_arabic: company_name_ar ?? '' },
  discounts: row.discounts.map(({ currency, amount }) => ({ currency, amount: toWire(amount, currency) })),
});

const perCurrency = (name: string, minor: (row: AdminCouponRow, currency: Currency) => number | null) =>
  CURRENCIES.map(
    (currency) =>
      [
        `${name}_${currency.toLowerCase()}`,
        (row: AdminCouponRow) => {
          const amount = minor(row, currency);
          return amount === null ? null : { minor: amount, currency };
        },
      ] as const,
  );

const discountIn = ({ discounts }: AdminCouponRow, wanted: Currency) =>
  discounts.find(({ currency }) => currency === wanted)?.amount ?? 0;

const columns: Columns<AdminCouponRow> = [
  ['code', (row) => row.code],
  ['status', (row, lang) => translate(lang, `csv.coupon_state.${row.state}`)],
  ['kind', (row, lang) => translate(lang, `csv.coupon_kind.${row.kind}`)],
  ['discount_percent', (row) => row.percent],
  ...perCurrency('amount', (row, currency) => row.amounts?.[currency] ?? null),
  ...perCurrency('minimum', (row, currency) => row.minimums[currency]),
  ['starts_at', (row) => localMoment(row.starts_at)],
  ['ends_at', (row) => row.ends_at && localMoment(lastMoment(row.ends_at))],
  ['usage_limit', (row) => row.usage_limit],
  ['per_customer_limit', (row) => row.per_customer_limit],
  ['funded_by', (row, lang) => translate(lang, `csv.coupon_funding.${row.funded_by}`)],
  ['vendor', (row, lang) => row.company_name && localized(lang, row.company_name, row.company_name_ar ?? '')],
  ['only_email', (row) => row.only_email],
  ['first_order_only', (row, lang) => yesNo(lang, row.first_order_only)],
  ['used', (row) => row.used],
  ...perCurrency('discount', discountIn),
  ['created_at', (row) => localMoment(row.created_at)],
];

export const createCouponReader = (database: Database) => {
  const coupons = createAdminCouponRepository(database);
  const reader = createListReader({
    ...coupons,
    id: sql`c.id`,
    condition: couponCondition,
    toEntry: toAdminCoupon,
    columns,
  });

  return {
    ...reader,

    /** Orders that used a coupon. @throws AppError 404 for a missing coupon */
    async uses(id: number, page: number, size: number) {
      await reader.one(id);
      const [rows, total] = await Promise.all([coupons.uses(id, size, offsetOf(page, size)), coupons.countUses(id)]);
      return {
        uses: rows.map((row) => ({ ...row, amount: toWire(row.amount, row.currency) })),
        meta: pageMeta(page, size, total),
      };
    },
  };
};
