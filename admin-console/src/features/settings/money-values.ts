import type { MoneySettings } from '@balsam/shared-api';
import { normalizeDigits } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Settings to save; `updated_at_seen` prevents overwriting a newer change by another admin. */
export interface MoneyRequest extends Omit<MoneySettings, 'updated_at'> {
  updated_at_seen: string | null;
}

/** Form values, and `updated_at` of the loaded settings; the days are text. */
export interface MoneyValues extends Omit<MoneySettings, 'settlement_days'> {
  settlement_days: string;
}

const MOST_DAYS = 90;

/** Format of a Saudi or Bahraini IBAN without spaces; the server verifies the check digits. */
const IBAN = /^(SA\d{2}[A-Z0-9]{20}|BH\d{2}[A-Z0-9]{18})?$/;

const plain = (text: string) => normalizeDigits(text).replaceAll(/\s/g, '').toUpperCase();

const isDays = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= MOST_DAYS;

/** 0 to 90 days; the account is optional. */
export const moneySchema = object({
  settlement_days: string().test('days', textKey('settings.money.error.days'), (text = '') =>
    isDays(normalizeDigits(text.trim())),
  ),
  iban: string().test('iban', textKey('settings.money.error.iban'), (text = '') => IBAN.test(plain(text))),
});

export const toMoneyValues = ({ settlement_days: days, ...account }: MoneySettings): MoneyValues => ({
  ...account,
  settlement_days: String(days),
});

export const toMoneyRequest = ({
  settlement_days: days,
  iban,
  updated_at: updatedAt,
  ...rest
}: MoneyValues): MoneyRequest => ({
  ...rest,
  iban: plain(iban),
  settlement_days: Number(normalizeDigits(days.trim())),
  updated_at_seen: updatedAt,
});
