import type { z } from 'zod';
import { plusDays } from '../../../calendar/days.ts';
import { backAtWork, type RunningHoliday } from '../../../calendar/holidays.ts';
import { localized } from '../../../i18n/localized.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { Holiday } from './holiday-schemas.ts';

/** Row with the running holiday of its vendor. */
interface WithHoliday {
  holiday: RunningHoliday | null;
}

/** True if the vendor sells nothing because of a holiday. */
export const isPausedNow = ({ holiday }: WithHoliday): boolean => holiday?.mode === 'pause';

/** Units of the vendor's goods that can be bought now. */
export const sellableUnits = (row: WithHoliday, stock: number): number => (isPausedNow(row) ? 0 : stock);

/** First day on which the vendor sells, or ships, again. */
export const backOn = ({ mode, to }: RunningHoliday): string => (mode === 'pause' ? plusDays(to, 1) : backAtWork(to));

/** Holiday as customers see it. */
export const toHoliday = (holiday: RunningHoliday | null, lang: Lang): z.infer<typeof Holiday> | null =>
  holiday && {
    until: backOn(holiday),
    mode: holiday.mode,
    note: localized(lang, holiday.note, holiday.note_ar),
  };
