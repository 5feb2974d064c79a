import {
  LIMITS,
  CURRENCIES,
  CURRENCY_DIGITS,
  type CreateVendorShippingZoneRequest,
  type Currency,
  type ShippingRate,
  type ShippingZone,
} from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { object, string, tuple } from 'yup';

/** Option for all countries without a zone of their own. */
export const ELSEWHERE = 'elsewhere';

const error = (name: TextKey<'vendor-portal', 'settings.shipping.error'>) => `settings.shipping.error.${name}`;
const isWhole = (text: string) => /^\d+$/.test(text);

const days = () =>
  string()
    .trim()
    .required(error('days'))
    .test('days', error('daysRange'), (text) => isWhole(text) && Number(text) <= LIMITS.handlingDays);

const isAmount = (text: string, digits: number) =>
  new RegExp(`^\\d+(\\.\\d{1,${digits}})?$`).test(text) && Number(text) <= LIMITS.amount;

const amount = (currency: Currency) =>
  string()
    .trim()
    .test({
      message: error('amount'),
      params: { digits: CURRENCY_DIGITS[currency] },
      test: (text = '') => text === '' || isAmount(text, CURRENCY_DIGITS[currency]),
    });

const rate = (currency: Currency) =>
  object({
    flat_fee: amount(currency).required(error('fee')),
    free_from: amount(currency),
    // Its field is hidden, and so would be its error, unless the zone is cold (Formik's context is the values).
    cold_fee: string().when('$cold', ([isCold]) => (isCold ? amount(currency) : string())),
  });

const [first, ...others] = CURRENCIES;

export const zoneSchema = object({
  country_id: string().required(error('country')),
  handling_days_min: days(),
  handling_days_max: days().when('handling_days_min', ([min], schema) =>
    schema.test('order', error('daysOrder'), (max) => !isWhole(min ?? '') || Number(max) >= Number(min)),
  ),
  rates: tuple([rate(first), ...others.map(rate)]),
});

/** Form values of a zone; `rates` are in the order of CURRENCIES, as server errors refer to them by index. */
export interface ZoneValues {
  country_id: string;
  handling_days_min: string;
  handling_days_max: string;
  /** Parcels keep a cold chain. */
  cold: boolean;
  rates: { flat_fee: string; free_from: string; cold_fee: string }[];
  /** Version that the values are based on; undefined for a new zone. */
  updated_at?: string;
}

const toRateValues = ({ flat_fee, free_from, cold_fee }: ShippingRate) => ({
  flat_fee: String(flat_fee),
  free_from: free_from === null ? '' : String(free_from),
  cold_fee: cold_fee === 0 ? '' : String(cold_fee),
});

/** Initial form values, empty for a new zone. */
export const toZoneValues = (zone: ShippingZone | null): ZoneValues => ({
  country_id: zone ? String(zone.country?.id ?? ELSEWHERE) : '',
  handling_days_min: String(zone?.handling_days_min ?? ''),
  handling_days_max: String(zone?.handling_days_max ?? ''),
  cold: zone?.cold ?? false,
  rates: CURRENCIES.map((currency) => {
    const stored = zone?.rates.find((one) => one.currency === currency);
    return stored ? toRateValues(stored) : { flat_fee: '', free_from: '', cold_fee: '' };
  }),
  ...(zone && { updated_at: zone.updated_at }),
});

export const toZoneRequest = (values: ZoneValues): CreateVendorShippingZoneRequest => ({
  ...(values.updated_at !== undefined && { updated_at_seen: values.updated_at }),
  country_id: values.country_id === ELSEWHERE ? null : Number(values.country_id),
  handling_days_min: Number(values.handling_days_min),
  handling_days_max: Number(values.handling_days_max),
  cold: values.cold,
  rates: CURRENCIES.map((currency, index) => {
    const { flat_fee = '', free_from = '', cold_fee = '' } = values.rates[index] ?? {};
    return {
      currency,
      flat_fee: Number(flat_fee),
      free_from: free_from.trim() === '' ? null : Number(free_from),
      cold_fee: values.cold ? Number(cold_fee) : 0,
    };
  }),
});
