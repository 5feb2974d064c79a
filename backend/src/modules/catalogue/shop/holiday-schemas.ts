import { z } from 'zod';
import { holidayModes } from '../../../calendar/holidays.ts';

export const HolidayMode = z
  .enum(holidayModes)
  .describe('pause: nothing can be bought; delay: orders are accepted and ship after the holiday');

export const Holiday = z
  .object({
    until: z.iso.date().describe('Day on which the vendor sells (pause) or ships (delay) again'),
    mode: HolidayMode,
    note: z.string().describe('Note of the vendor in the requested language; empty without one'),
  })
  .meta({ id: 'Holiday', description: 'A running holiday of a vendor' });
