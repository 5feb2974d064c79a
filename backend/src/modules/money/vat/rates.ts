import type { z } from 'zod';
import { shopDay } from '../../../calendar/working-days.ts';
import type { Database } from '../../../database/database.ts';
import type { VatClass, VatCountry } from '../../../facts/vat.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { NewVatRate, VatRates } from './rate-schemas.ts';
import { toPercent } from './view.ts';

interface RateRow {
  country: VatCountry;
  vat_class: VatClass;
  rate_bp: number;
  from_day: string;
  state: 'past' | 'in_force' | 'future';
}

/** VAT rates. They are immutable, so that the tax of past sales remains verifiable. */
export const createVatRates = (database: Database) => {
  const auditLog = createAuditLog(database);

  return {
    async list(): Promise<z.infer<typeof VatRates>> {
      const rows = await database.query<RateRow>(sql`
        SELECT country_iso2 AS country, vat_class, rate_bp, to_char(from_day, 'YYYY-MM-DD') AS from_day,
          CASE WHEN from_day > ${shopDay(new Date())}::date THEN 'future'
            WHEN from_day = max(from_day) FILTER (WHERE from_day <= ${shopDay(new Date())}::date)
              OVER (PARTITION BY country_iso2, vat_class) THEN 'in_force' ELSE 'past' END AS state
        FROM vat_rates
        ORDER BY country_iso2 DESC, array_position(ARRAY['standard', 'zero_medicine', 'zero_device'], vat_class), from_day DESC`);
      return rows.map(({ rate_bp, ...row }) => ({ ...row, percent: toPercent(rate_bp) }));
    },

    /**
     * Adds a rate from a later day.
     * @throws AppError 409 for a day that is not in the future or already has a rate
     */
    add: (admin: SessionUser, { country, vat_class, percent: rate_bp, from_day }: NewVatRate): Promise<void> =>
      database.transaction(async () => {
        if (from_day <= shopDay(new Date()))
          throw new AppError(409, 'vat_rate_in_force', { fields: { from_day: ['errors.vat_rate_in_force'] } });
        const added = await database.first(sql`
          INSERT INTO vat_rates (country_iso2, vat_class, rate_bp, from_day)
          VALUES (${country}, ${vat_class}, ${rate_bp}, ${from_day}::date) ON CONFLICT DO NOTHING RETURNING from_day`);
        if (!added) throw new AppError(409, 'vat_rate_exists', { fields: { from_day: ['errors.vat_rate_exists'] } });
        await auditLog.record(admin, {
          action: 'vat_rate.created',
          entity: 'vat_rate',
          entityId: `${country}-${vat_class}-${from_day}`,
          label: `${country} ${toPercent(rate_bp)} %`,
          before: null,
          after: { country, vat_class, percent: toPercent(rate_bp), from_day },
        });
      }),
  };
};
