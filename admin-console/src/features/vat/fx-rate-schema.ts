import type { CreateAdminFxRateRequest } from '@balsam/shared-api';
import { dayOf, normalizeDigits } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Form values; the rate is text. */
export type FxRateValues = Omit<CreateAdminFxRateRequest, 'rate'> & { rate: string };

const rateOf = (text: string) => Number(normalizeDigits(text.trim()).replace('٫', '.'));

/** A rate above 0 with at most six decimals, between two currencies, from today or a later day. */
export const fxRateSchema = object({
  to: string().when('from', ([from], to) => to.notOneOf([from], textKey('fx.error.to'))),
  rate: string()
    .trim()
    .required(textKey('fx.error.rate'))
    .test('rate', textKey('fx.error.rate'), (text) => {
      return /^\d{1,4}([.٫]\d{1,6})?$/.test(normalizeDigits(text)) && rateOf(text) > 0;
    }),
  day: string()
    .required(textKey('fx.error.day'))
    .test('day', textKey('fx.error.day'), (day) => day >= dayOf(new Date())),
});

export const toFxRateRequest = ({ rate, ...values }: FxRateValues): CreateAdminFxRateRequest => ({
  ...values,
  rate: rateOf(rate),
});
