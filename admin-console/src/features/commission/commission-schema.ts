import { dayOf, normalizeDigits } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import type { CommissionRateRequest } from './commission-api.ts';

/** Form values: ids and rate are text, '' if not set. */
export interface CommissionRateValues {
  category_id: string;
  vendor_id: string;
  percent: string;
  from_day: string;
}

const MOST_PERCENT = 50;

const percentOf = (text: string) => Number(normalizeDigits(text.trim()));

/** A rate of 0 to 50 with at most two decimals, from today or a later day. */
export const commissionSchema = object({
  percent: string()
    .trim()
    .required(textKey('commission.error.percent'))
    .test('percent', textKey('commission.error.percent'), (text) => {
      return /^\d{1,2}([.٫]\d{1,2})?$/.test(normalizeDigits(text)) && percentOf(text) <= MOST_PERCENT;
    }),
  from_day: string()
    .required(textKey('commission.error.from_day'))
    .test('today', textKey('commission.error.from_day'), (day) => day >= dayOf(new Date())),
});

const idOf = (text: string) => (text === '' ? undefined : Number(text));

export const toCommissionRequest = (values: CommissionRateValues): CommissionRateRequest => ({
  category_id: idOf(values.category_id),
  vendor_id: idOf(values.vendor_id),
  percent: percentOf(values.percent),
  from_day: values.from_day,
});
