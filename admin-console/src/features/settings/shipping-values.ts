import { LIMITS, type PlatformSettings, type ShippingDefaults } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { amountRule } from '../../entities/forms/amount-rule.ts';
import { eachCurrency } from '../../entities/forms/each-currency.ts';

const error = (name: TextKey<'admin-console', 'settings.shipping.error'>) => `settings.shipping.error.${name}`;

const isDays = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= LIMITS.handlingDays;
const days = () =>
  string()
    .trim()
    .required(error('days'))
    .test({ message: error('daysRange'), params: { most: LIMITS.handlingDays }, test: isDays });

export const shippingSchema = object({
  shipping_defaults: object({
    flat_fee: object(eachCurrency((currency) => amountRule(currency, error('amount')).required(error('fee')))),
    free_from: object(eachCurrency((currency) => amountRule(currency, error('amount')))),
    handling_days_min: days(),
    handling_days_max: days().test(
      'order',
      error('daysOrder'),
      (most, { parent }) => !isDays(parent.handling_days_min) || Number(most) >= Number(parent.handling_days_min),
    ),
  }),
});

const textOf = (amount: number | null = null) => (amount === null ? '' : String(amount));
const amountOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** Form values of the default shipping, empty until set; the paths match the server's errors. */
export const toShippingValues = ({ shipping_defaults: defaults }: PlatformSettings) => ({
  shipping_defaults: {
    flat_fee: eachCurrency((currency) => textOf(defaults?.flat_fee[currency])),
    free_from: eachCurrency((currency) => textOf(defaults?.free_from[currency])),
    handling_days_min: textOf(defaults?.handling_days_min),
    handling_days_max: textOf(defaults?.handling_days_max),
  },
});

export const toShipping = ({
  shipping_defaults: typed,
}: ReturnType<typeof toShippingValues>): { shipping_defaults: ShippingDefaults } => ({
  shipping_defaults: {
    flat_fee: eachCurrency((currency) => Number(typed.flat_fee[currency])),
    free_from: eachCurrency((currency) => amountOf(typed.free_from[currency])),
    handling_days_min: Number(typed.handling_days_min),
    handling_days_max: Number(typed.handling_days_max),
  },
});
