import type { CreateAdminVatRateRequest } from '@balsam/shared-api';
import { dayOf, normalizeDigits } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Form values; the rate is text. */
export interface VatRateValues {
  country: CreateAdminVatRateRequest['country'];
  vat_class: CreateAdminVatRateRequest['vat_class'];
  percent: string;
  from_day: string;
}

const percentOf = (text: string) => Number(normalizeDigits(text.trim()));

/** A rate of 0 to 100 with at most two decimals, from a future day; zero-rated goods only 0. */
export const vatRateSchema = object({
  percent: string()
    .trim()
    .required(textKey('vat.error.percent'))
    .test('percent', textKey('vat.error.percent'), (text) => {
      return /^\d{1,3}([.٫]\d{1,2})?$/.test(normalizeDigits(text)) && percentOf(text) <= 100;
    })
    .when('vat_class', {
      is: (vatClass: string) => vatClass !== 'standard',
      then: (percent) => percent.test('zero', textKey('vat.error.zero'), (text = '') => percentOf(text) === 0),
    }),
  from_day: string()
    .required(textKey('vat.error.from_day'))
    .test('later', textKey('vat.error.from_day'), (day) => day > dayOf(new Date())),
});

export const toVatRateRequest = ({ percent, ...values }: VatRateValues): CreateAdminVatRateRequest => ({
  ...values,
  percent: percentOf(percent),
});
