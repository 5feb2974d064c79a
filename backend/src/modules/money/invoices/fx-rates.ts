import { z } from 'zod';
import { DayField } from '../../../wire/fields.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import type { Database } from '../../../database/database.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError } from '../../../wire/errors.ts';
import { Currency } from '../../../wire/schemas.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';

const MILLION = 1_000_000;
/** Anything higher is a typing error. */
const MOST = 1000;

const TaxCurrency = z.enum(['SAR', 'BHD']).describe('Currency of the country that the tax is owed to');

const FxRate = z
  .object({
    from: Currency.describe('Currency of the sale'),
    to: TaxCurrency,
    rate: z.number().positive().describe('Price of one unit of `from` in `to`'),
    day: z.iso
      .date()
      .nullable()
      .describe(
        'First day on which the rate applies, in Riyadh; null: the central banks’ peg, the fallback without another rate',
      ),
  })
  .meta({
    id: 'FxRate',
    description: 'Exchange rate at which invoices state their tax in the currency of the tax authority',
  });
export const FxRates = z.array(FxRate).describe('By currency, newest first');

export const NewFxRate = z
  .strictObject({
    from: Currency.describe('Currency of the sale'),
    to: TaxCurrency,
    rate: z
      .number('invoices.rate_invalid')
      .positive('invoices.rate_invalid')
      .max(MOST, 'invoices.rate_invalid')
      .refine((rate) => /^\d+(\.\d{1,6})?$/.test(String(rate)), 'invoices.rate_invalid')
      .describe('Price of one unit of `from` in `to`, at most six decimals')
      .meta({ examples: [3.75] }),
    day: DayField('reports.day_invalid')
      .refine((day) => day >= shopDay(new Date()), 'invoices.day_past')
      .describe('First day on which the rate applies, in Riyadh, today or later'),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'invoices.same_currency' })
  .meta({ example: { from: 'USD', to: 'SAR', rate: 3.75, day: '2999-01-01' } });
type NewFxRate = z.infer<typeof NewFxRate>;

/** Exchange rates for the tax on invoices. Issued invoices keep theirs. */
export const createFxRates = (database: Database) => {
  const auditLog = createAuditLog(database);
  return {
    async list(): Promise<z.infer<typeof FxRates>> {
      const rows = await database.query<{ from: Currency; to: 'SAR' | 'BHD'; ppm: number; day: string | null }>(sql`
        SELECT from_currency AS "from", to_currency AS "to", ppm, to_char(day, 'YYYY-MM-DD') AS day FROM fx_rates
        UNION ALL
        SELECT pair.one, pair.other, fx_ppm(pair.one, pair.other, '-infinity'), NULL
        FROM (VALUES ('SAR', 'BHD'), ('BHD', 'SAR'), ('USD', 'SAR'), ('USD', 'BHD')) AS pair (one, other)
        ORDER BY 1, 2, 4 DESC NULLS LAST`);
      return rows.map(({ ppm, ...row }) => ({ ...row, rate: ppm / MILLION }));
    },

    /** @throws AppError 409 if the day already has a rate for these currencies */
    add: (admin: SessionUser, { from, to, rate, day }: NewFxRate): Promise<void> =>
      database.transaction(async () => {
        const added = await database.first(sql`
          INSERT INTO fx_rates (from_currency, to_currency, ppm, day)
          VALUES (${from}, ${to}, ${Math.round(rate * MILLION)}, ${day}::date) ON CONFLICT DO NOTHING RETURNING day`);
        if (!added) throw new AppError(409, 'fx_rate_exists', { fields: { day: ['errors.fx_rate_exists'] } });
        await auditLog.record(admin, {
          ...{ action: 'fx_rate.created', entity: 'fx_rate', entityId: `${from}-${to}-${day}`, label: `${from} ${to}` },
          ...{ before: null, after: { from, to, rate, day } },
        });
      }),
  };
};
