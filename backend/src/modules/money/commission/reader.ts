import type { z } from 'zod';
import { createListReader } from '../../../csv/list-reader.ts';
import { localMoment } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { sql } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import { createCommissionRepository, rateCondition, type CommissionRateRow } from './repository.ts';
import type { CommissionMatch, CommissionRate } from './schemas.ts';

/** Basis points to percent: 1000 is 10 %. */
const toPercent = (bp: number): number => bp / 100;

const toCommissionRate = ({
  category_id,
  category_name,
  category_name_ar,
  vendor_id,
  company_name,
  company_name_ar,
  rate_bp,
  ...row
}: CommissionRateRow): z.infer<typeof CommissionRate> => ({
  ...row,
  category:
    category_id === null ? null : { id: category_id, name: category_name ?? '', name_arabic: category_name_ar ?? '' },
  vendor:
    vendor_id === null
      ? null
      : { id: vendor_id, company_name: company_name ?? '', company_name_arabic: company_name_ar ?? '' },
  percent: toPercent(rate_bp),
});

const columns: Columns<CommissionRateRow> = [
  ['category', (row, lang) => row.category_name && localized(lang, row.category_name, row.category_name_ar ?? '')],
  ['vendor', (row, lang) => row.company_name && localized(lang, row.company_name, row.company_name_ar ?? '')],
  ['commission_percent', (row) => toPercent(row.rate_bp)],
  ['from_day', (row) => row.from_day],
  ['status', (row, lang) => translate(lang, `csv.rate_state.${row.state}`)],
  ['ended_at', (row) => row.ended_at && localMoment(row.ended_at)],
  ['created_by', (row) => row.created_by],
  ['created_at', (row) => localMoment(row.created_at)],
];

export const createCommissionReader = (database: Database) => {
  const rates = createCommissionRepository(database);
  const reader = createListReader({
    ...rates,
    id: sql`r.id`,
    condition: rateCondition,
    toEntry: toCommissionRate,
    columns,
  });

  return {
    ...reader,

    /**
     * Commission rate that would apply to a product if it were sold now.
     * @throws AppError 404 for an unknown product
     */
    async match(productId: number): Promise<z.infer<typeof CommissionMatch>> {
      const row = await rates.matching(productId);
      if (!row) throw notFound();
      if (row.id === null) return { source: 'none', percent: 0, rate: null };
      const rate = toCommissionRate(row);
      return { source: rate.source, percent: rate.percent, rate };
    },
  };
};
