import type { MoneySettings } from '@balsam/shared-api';
import { normalizeDigits } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Settings to save; `updated_at_seen` prevents overwriting a newer change by another admin. */
export interface MoneyRequest extends Omit<MoneySettings, 'updated_at'> {
  updated_at_seen: string | null;
}

/** Form values, and `updated_at` of the loaded settings; numbers are text. */
export interface MoneyValues extends Omit<MoneySettings, NumberName> {
  settlement_days: string;
  sar_per_bhd: string;
  sar_per_usd: string;
}

type NumberName = 'settlement_days' | 'sar_per_bhd' | 'sar_per_usd';

const MOST_DAYS = 90;

/** Format of a Saudi or Bahraini IBAN without spaces; the server verifies the check digits. */
const IBAN = /^(SA\d{2}[A-Z0-9]{20}|BH\d{2}[A-Z0-9]{18})?$/;

const plain = (text: string) => normalizeDigits(text).replaceAll(/\s/g, '').toUpperCase();

const MOST_RATE = 1000;

const numberOf = (text: string) => Number(normalizeDigits(text.trim()));

const rateRule = () =>
  string().test('rate', textKey('settings.money.error.rate'), (text = '') => {
    const rate = numberOf(text);
    return rate > 0 && rate <= MOST_RATE;
  });

const isDays = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= MOST_DAYS;

/** 0 to 90 days and two rates; the account is optional. */
export const moneySchema = object({
  settlement_days: string().test('days', textKey('settings.money.error.days'), (text = '') =>
    isDays(normalizeDigits(text.trim())),
  ),
  sar_per_bhd: rateRule(),
  sar_per_usd: rateRule(),
  iban: string().test('iban', textKey('settings.money.error.iban'), (text = '') => IBAN.test(plain(text))),
});

export const toMoneyValues = (settings: MoneySettings): MoneyValues => ({
  ...settings,
  settlement_days: String(settings.settlement_days),
  sar_per_bhd: String(settings.sar_per_bhd),
  sar_per_usd: String(settings.sar_per_usd),
});

export const toMoneyRequest = ({
  settlement_days: days,
  sar_per_bhd: bhd,
  sar_per_usd: usd,
  iban,
  updated_at: updatedAt,
  ...rest
}: MoneyValues): MoneyRequest => ({
  ...rest,
  iban: plain(iban),
  settlement_days: numberOf(days),
  sar_per_bhd: numberOf(bhd),
  sar_per_usd: numberOf(usd),
  updated_at_seen: updatedAt,
});
