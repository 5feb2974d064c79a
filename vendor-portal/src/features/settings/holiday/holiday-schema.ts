import type { HolidayForm, StoreHolidayState } from '@balsam/shared-api';
import { object, string, type InferType } from 'yup';
import { textKey } from '../../../locales/texts.ts';

const required = textKey('settings.holiday.error.day');

/** Days and notes of a holiday. The server checks the limits. */
export const holidaySchema = object({
  from: string().required(required),
  to: string()
    .required(required)
    .test(
      'order',
      textKey('settings.holiday.error.order'),
      (to, { parent }) => !to || !parent.from || to >= parent.from,
    ),
  mode: string()
    .oneOf(['pause', 'delay'] as const)
    .required(),
  note: string().default('').max(300, textKey('settings.holiday.error.note')),
  note_arabic: string().default('').max(300, textKey('settings.holiday.error.note')),
  updated_at: string().required(),
});

export type HolidayValues = InferType<typeof holidaySchema>;

export const toHolidayValues = ({ holiday, updated_at }: StoreHolidayState): HolidayValues => ({
  from: holiday?.from ?? '',
  to: holiday?.to ?? '',
  mode: holiday?.mode ?? 'pause',
  note: holiday?.note ?? '',
  note_arabic: holiday?.note_arabic ?? '',
  updated_at,
});

export const toHolidayForm = ({ updated_at, ...holiday }: HolidayValues): HolidayForm => ({
  ...holiday,
  updated_at_seen: updated_at,
});
