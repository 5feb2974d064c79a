import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { isIban, plainIban } from '../../../money/iban.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { differences } from '../../../runtime/differences.ts';
import { sql } from '../../../sql/sql.ts';
import { optionalCode, optionalText } from '../../../wire/fields.ts';
import { Moment } from '../../../wire/schemas.ts';
import { assertUnchangedSince, UpdatedAtSeen } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';

const MOST_DAYS = 90;
/** Anything higher is a typing error. */
const MOST_RATE = 1000;

/** Rates by which vendors convert a price in SAR, as a suggestion; a sale never uses them. */
export const PriceRates = z
  .object({
    sar_per_bhd: z.number().describe('SAR for one BHD'),
    sar_per_usd: z.number().describe('SAR for one USD'),
  })
  .meta({ id: 'PriceRates', description: 'Rates by which vendors convert a price in SAR; suggestions only' });

const Rate = z
  .number('money.rate_invalid')
  .positive('money.rate_invalid')
  .max(MOST_RATE, 'money.rate_invalid')
  .describe('SAR for one unit; takes effect immediately, for prices that vendors convert from then on');

export const MoneySettings = z
  .object({
    settlement_days: z
      .number()
      .int()
      .describe(
        'Days after completion during which a sub-order that a carrier or provider collected for stays pending',
      ),
    iban: z.string().describe('Balsam’s own account, for vendors’ debts; empty until set'),
    holder: z.string().describe('Account holder'),
    bank: z.string().describe('Name of the bank'),
    ...PriceRates.shape,
    updated_at: Moment.nullable().describe('Time of the last change; null if never saved'),
  })
  .meta({
    id: 'MoneySettings',
    description: 'Settlement period, the account into which vendors pay debts, and rates for prices',
  });
export type MoneySettings = z.infer<typeof MoneySettings>;

type StoredMoney = Omit<MoneySettings, 'updated_at'>;

/** Used until an admin saves others; settlement_days() in schema/functions/17-payouts.sql has the same default. */
const DEFAULTS: StoredMoney = {
  ...{ settlement_days: 7, iban: '', holder: '', bank: '' },
  // The central banks' pegs.
  ...{ sar_per_bhd: 9.9734, sar_per_usd: 3.75 },
};

export const MoneySettingsForm = z.strictObject({
  settlement_days: z
    .int('money.settlement_days_range')
    .min(0, 'money.settlement_days_range')
    .max(MOST_DAYS, 'money.settlement_days_range')
    .describe('0 to 90 days; takes effect immediately, also for orders that are already completed'),
  iban: optionalCode(60)
    .overwrite(plainIban)
    .refine((iban) => iban === '' || isIban(iban), 'bank_account.iban_invalid')
    .meta({ description: 'Saudi or Bahraini IBAN; empty for none', examples: ['SA0380000000608010167519'] }),
  holder: optionalText(200).describe('Account holder; may be empty'),
  bank: optionalText(200).describe('Name of the bank; may be empty'),
  sar_per_bhd: Rate,
  sar_per_usd: Rate,
  updated_at_seen: UpdatedAtSeen,
});
type MoneySettingsForm = z.infer<typeof MoneySettingsForm>;

/** Money settings of the platform. */
export const createMoneySettings = (database: Database) => {
  const auditLog = createAuditLog(database);

  const read = async (): Promise<MoneySettings> => {
    const row = await database.first<{ value: Partial<StoredMoney>; updated_at: string }>(
      sql`SELECT value, updated_at FROM settings WHERE key = 'money'`,
    );
    return { ...DEFAULTS, ...row?.value, updated_at: row?.updated_at ?? null };
  };

  const write = async (admin: SessionUser, { updated_at_seen: seen, ...after }: MoneySettingsForm) => {
    await database.query(sql`LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE`);
    const { updated_at: updatedAt, ...before } = await read();
    assertUnchangedSince(updatedAt, seen);
    const changed = differences(before, after);
    if (!changed) return;
    await database.query(sql`
      INSERT INTO settings (key, value, updated_at) VALUES ('money', ${JSON.stringify(after)}::jsonb, clock_timestamp())
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`);
    await auditLog.record(admin, {
      ...{ action: 'settings.money_changed', entity: 'settings', entityId: 'money', label: 'money' },
      ...changed,
    });
  };

  return {
    read,

    /** @throws AppError 409 if the settings were saved after the form was opened */
    save: (admin: SessionUser, form: MoneySettingsForm): Promise<void> =>
      database.transaction(() => write(admin, form)),
  };
};
