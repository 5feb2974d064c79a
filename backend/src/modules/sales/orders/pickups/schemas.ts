import { z } from 'zod';
import { Code, Id } from '../../../../wire/fields.ts';
import { NEXT_WORKING_DAY } from '../../../../openapi/examples.ts';
import { StatusSeen } from '../status/schemas.ts';
import { isWorkingDay, shopDay } from '../../../../calendar/working-days.ts';

/** Booking horizon of pickups, days. */
const DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;

// Reports one error per field: a missing or malformed value is not checked against the calendar.
const required = (error: string) => Code(undefined, error).min(1, { error, abort: true });

const Day = required('pickups.date_required').date({ error: 'pickups.date_invalid', abort: true });
const Time = (message: string) =>
  required(message).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'pickups.time_invalid', abort: true });

interface Window {
  date: string;
  from: string;
  to: string;
}

/** Riyadh is always UTC+3. */
const momentOf = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`).getTime();

const problemsOf = ({ date, from, to }: Window): [keyof Window, string][] => {
  const now = Date.now();
  const isTooEarly = date < shopDay(new Date(now));
  const isTooLate = date > shopDay(new Date(now + DAYS_AHEAD * DAY_MS));
  if (isTooEarly) return [['date', 'pickups.date_past']];
  if (isTooLate) return [['date', 'pickups.date_far']];
  if (!isWorkingDay(date)) return [['date', 'pickups.date_weekend']];
  if (from >= to) return [['to', 'pickups.to_before_from']];
  return momentOf(date, from) < now ? [['from', 'pickups.from_past']] : [];
};

/** Requested pickup of an order: a day in Riyadh and two times (`HH:mm`). */
export const PickupForm = z
  .strictObject({
    id: Id().describe('Id of the sub-order'),
    date: Day.describe('Day in Riyadh: today or one of the next 30'),
    from: Time('pickups.from_required').describe('Earliest time, `HH:mm` in Riyadh; not in the past'),
    to: Time('pickups.to_required').describe('Latest time, `HH:mm` in Riyadh; after `from`'),
    status_seen: StatusSeen,
  })
  .superRefine((form, context) => {
    for (const [field, message] of problemsOf(form)) context.addIssue({ code: 'custom', path: [field], message });
  })
  .meta({ example: { id: 7, date: NEXT_WORKING_DAY, from: '09:00', to: '13:00' } });

export const PickupCancellation = z
  .strictObject({
    id: Id().describe('Id of the sub-order'),
    status_seen: StatusSeen,
  })
  .meta({ example: { id: 7, status_seen: 'Confirmed' } });
