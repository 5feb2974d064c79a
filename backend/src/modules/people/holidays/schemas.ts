import { z } from 'zod';
import { DayField, Lines } from '../../../wire/fields.ts';
import { Moment } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { HolidayMode } from '../../catalogue/shop/holiday-schemas.ts';

const NOTE_LENGTH = 300;

export const StoreHoliday = z
  .object({
    from: z.iso.date().describe('First day, from midnight in Riyadh'),
    to: z.iso.date().describe('Last day'),
    mode: HolidayMode,
    note: z.string().describe('Note for customers in English'),
    note_arabic: z.string().describe('Note for customers in Arabic'),
    running: z.boolean().describe('True from its first to its last day'),
  })
  .meta({ id: 'StoreHoliday', description: 'The current or next holiday of a vendor' });

export const HolidayState = {
  holiday: StoreHoliday.nullable().describe('The current or next holiday; null without one'),
  unshipped: z.number().int().describe('Orders that the vendor has yet to ship'),
  days_used: z.number().int().describe('Days of other holidays in the last year'),
  updated_at: Moment.describe('Time of the last change of any store setting'),
};

export const HolidayForm = z.strictObject({
  from: DayField('holiday.day_required').describe('First day'),
  to: DayField('holiday.day_required').describe('Last day; at most 60 days, and 90 days in a year'),
  mode: HolidayMode,
  note: Lines(NOTE_LENGTH).default('').describe('Note for customers in English'),
  note_arabic: Lines(NOTE_LENGTH).default('').describe('Note for customers in Arabic'),
  updated_at_seen: UpdatedAtSeen,
});
export type HolidayForm = z.infer<typeof HolidayForm>;
