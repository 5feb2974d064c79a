import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { differences } from '../../../runtime/differences.ts';
import { sql } from '../../../sql/sql.ts';
import { Moment } from '../../../wire/schemas.ts';
import { assertUnchangedSince, UpdatedAtSeen } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';

const MOST_DAYS = 90;

const Requirement = z.enum(['optional', 'required']);

const TeamFactors = z
  .object({
    people: z.number().int().describe('People who work for a team of this kind'),
    without_factor: z.number().int().describe('Those of them without a second factor'),
  })
  .meta({ id: 'TeamFactors', description: 'How many people have a second factor' });

const requirements = {
  platform: Requirement.describe('For the members of the platform'),
  vendors: Requirement.describe('For the members of stores'),
};

export const SecondFactorSettings = z
  .object({
    ...requirements,
    grace_days: z.number().int().describe('Days that a person has to set one up'),
    people: z
      .object({ platform: TeamFactors, vendors: TeamFactors })
      .describe('People in teams of both kinds, and how many of them have no second factor'),
    updated_at: Moment.nullable().describe('Time of the last change; null if never saved'),
  })
  .meta({ id: 'SecondFactorSettings', description: 'Who needs a second factor' });
export type SecondFactorSettings = z.infer<typeof SecondFactorSettings>;

export const SecondFactorForm = z.strictObject({
  ...requirements,
  grace_days: z
    .int('factors.grace_days_range')
    .min(0, 'factors.grace_days_range')
    .max(MOST_DAYS, 'factors.grace_days_range')
    .describe('0 to 90 days from the change, or from the day on which a person joined'),
  updated_at_seen: UpdatedAtSeen,
});
type SecondFactorForm = z.infer<typeof SecondFactorForm>;

/** `…_since`: when a team became required; null if it always was, or is optional. */
interface Stored extends Omit<SecondFactorForm, 'updated_at_seen'> {
  readonly platform_since: string | null;
  readonly vendors_since: string | null;
}

/** Used until an admin saves others; second_factor_due() in schema/functions/25-members.sql has the same. */
const DEFAULTS: Stored = {
  ...{ platform: 'required', vendors: 'optional', grace_days: 14 },
  ...{ platform_since: null, vendors_since: null },
};

/** The setting of who needs a second factor. */
export const createSecondFactorSettings = (database: Database) => {
  const auditLog = createAuditLog(database);

  const find = async () => {
    const row = await database.first<{ value: Partial<Stored>; updated_at: string }>(
      sql`SELECT value, updated_at FROM settings WHERE key = 'second_factor'`,
    );
    return { stored: { ...DEFAULTS, ...row?.value }, updatedAt: row?.updated_at ?? null };
  };

  const countPeople = async (isPlatform: boolean): Promise<z.infer<typeof TeamFactors>> => {
    const row = await database.first<z.infer<typeof TeamFactors>>(sql`
      SELECT count(*)::integer AS people, count(*) FILTER (WHERE NOT EXISTS (
        SELECT FROM factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL))::integer AS without_factor
      FROM users u WHERE u.deleted_at IS NULL AND EXISTS (
        SELECT FROM members m LEFT JOIN vendors v ON v.id = m.vendor_id
        WHERE m.user_id = u.id AND (m.vendor_id IS NULL) = ${isPlatform} AND v.deleted_at IS NULL)`);
    return row ?? { people: 0, without_factor: 0 };
  };

  const read = async (): Promise<SecondFactorSettings> => {
    const { stored, updatedAt } = await find();
    const { platform_since: _platform, vendors_since: _vendors, ...settings } = stored;
    const people = { platform: await countPeople(true), vendors: await countPeople(false) };
    return { ...settings, people, updated_at: updatedAt };
  };

  const write = async (admin: SessionUser, { updated_at_seen: seen, ...form }: SecondFactorForm): Promise<void> => {
    await database.query(sql`LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE`);
    const { stored, updatedAt } = await find();
    assertUnchangedSince(updatedAt, seen);
    const { platform_since: platformSince, vendors_since: vendorsSince, ...before } = stored;
    const changed = differences(before, form);
    if (!changed) return;
    const now = new Date().toISOString();
    const since = (team: 'platform' | 'vendors', present: string | null) =>
      form[team] === before[team] ? present : form[team] === 'required' ? now : null;
    const after: Stored = {
      ...form,
      platform_since: since('platform', platformSince),
      vendors_since: since('vendors', vendorsSince),
    };
    await database.query(sql`
      INSERT INTO settings (key, value, updated_at) VALUES ('second_factor', ${JSON.stringify(after)}::jsonb, clock_timestamp())
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`);
    await auditLog.record(admin, {
      ...{ action: 'settings.second_factor_changed', entity: 'settings', entityId: 'second_factor' },
      ...{ label: 'second_factor', ...changed },
    });
  };

  return {
    read,

    /** @throws AppError 409 if the settings were saved after the form was opened */
    save: (admin: SessionUser, form: SecondFactorForm): Promise<void> => database.transaction(() => write(admin, form)),
  };
};
