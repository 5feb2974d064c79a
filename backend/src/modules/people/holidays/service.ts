import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { daysBetween } from '../../../calendar/days.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince, type Seen } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { VendorActor } from '../auth/vendor-actor.ts';
import { createHolidayRepository, type HolidayMailRow, type HolidayRow } from './repository.ts';
import type { HolidayForm, StoreHoliday } from './schemas.ts';

const MAX_DAYS = 60;
const MAX_DAYS_A_YEAR = 90;
/** Days ahead that a holiday can begin. */
const HORIZON = 365;

type StoredHoliday = z.infer<typeof StoreHoliday>;

const toStoreHoliday = (row: HolidayRow): StoredHoliday | null =>
  row.holiday_from === null || row.holiday_to === null || row.holiday_mode === null
    ? null
    : {
        from: row.holiday_from,
        to: row.holiday_to,
        mode: row.holiday_mode,
        note: row.holiday_note,
        note_arabic: row.holiday_note_ar,
        running: row.running,
      };

const audited = (holiday: StoredHoliday | HolidayForm | null) =>
  holiday && {
    from: holiday.from,
    to: holiday.to,
    mode: holiday.mode,
    note: holiday.note,
    note_arabic: holiday.note_arabic,
  };

const tooLong = (key: string, count: number): AppError =>
  new AppError(422, 'holiday_too_long', { params: { count }, fields: { to: [{ key, params: { count } }] } });

/** A running holiday keeps its first day; any other begins today or later. */
const checkDays = ({ from, to }: HolidayForm, before: StoredHoliday | null): void => {
  const today = shopDay(new Date());
  if (from < today && !(before?.running && from === before.from)) throw invalidField('from', 'holiday.past');
  if (daysBetween(today, from) > HORIZON) throw invalidField('from', 'holiday.too_far');
  if (to < from || to < today) throw invalidField('to', 'holiday.order');
  if (daysBetween(from, to) >= MAX_DAYS) throw tooLong('holiday.too_long', MAX_DAYS);
};

/** Holidays of stores: set by vendors, begun and ended by the calendar. */
export const createHolidays = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const holidays = createHolidayRepository(database);
  const auditLog = createAuditLog(database);

  const notify = (template: string, { vendor_id: vendorId, email, lang, ...payload }: HolidayMailRow) =>
    outbox.enqueue({
      ...{ eventId: `${template}:${randomUUID()}`, template, recipient: email, lang, payload },
      store: { vendorId, permission: 'settings.write' },
    });

  /** @throws AppError 404 for a deleted vendor, 409 changed in the meantime */
  const lock = async (vendorId: number, seen: Seen) => {
    const row = await holidays.lock(vendorId);
    if (!row) throw notFound();
    assertUnchangedSince(row.updated_at, seen);
    return { before: toStoreHoliday(row), label: row.company_name };
  };

  const record = (
    { vendorId, actor }: VendorActor,
    label: string,
    before: StoredHoliday | null,
    after: HolidayForm | null,
  ) =>
    auditLog.record(actor, {
      ...{ action: 'vendor.holiday', entity: 'vendor', entityId: vendorId, label },
      before: audited(before),
      after: audited(after),
    });

  return {
    /** @throws AppError 404 for a deleted vendor */
    async read(vendorId: number) {
      const row = await holidays.find(vendorId);
      if (!row) throw notFound();
      const holiday = toStoreHoliday(row);
      const today = shopDay(new Date());
      const daysUsed = await holidays.daysUsed(vendorId, holiday ?? { from: today, to: today });
      return {
        holiday,
        unshipped: row.unshipped,
        days_used: daysUsed,
        updated_at: row.updated_at,
      };
    },

    /**
     * Sets or changes the holiday.
     * @throws AppError 409 changed in the meantime; 422 in the past, too far ahead, or too long, alone or with the others
     * of the year
     */
    set: (owner: VendorActor, form: HolidayForm): Promise<void> =>
      database.transaction(async () => {
        const { before, label } = await lock(owner.vendorId, form.updated_at_seen);
        checkDays(form, before);
        const used = await holidays.daysUsed(owner.vendorId, form);
        if (used + daysBetween(form.from, form.to) + 1 > MAX_DAYS_A_YEAR)
          throw tooLong('holiday.too_many', Math.max(0, MAX_DAYS_A_YEAR - used));
        await holidays.save(owner.vendorId, form);
        await record(owner, label, before, form);
      }),

    /** Ends or cancels the holiday immediately. Idempotent. */
    end: (owner: VendorActor): Promise<void> =>
      database.transaction(async () => {
        const { before, label } = await lock(owner.vendorId, undefined);
        if (before === null) return;
        await holidays.end(owner.vendorId);
        await record(owner, label, before, null);
      }),

    /** Reminds vendors, and drops cached responses at the beginning and the end. Running twice is harmless. */
    async announce(): Promise<void> {
      await database.transaction(async () => {
        for (const row of await holidays.announce()) await notify('holiday-begins', row);
      });
      await holidays.begin();
      await database.transaction(async () => {
        for (const row of await holidays.finish()) await notify('holiday-over', row);
      });
    },
  };
};
