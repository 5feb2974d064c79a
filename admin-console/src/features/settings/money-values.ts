import type { MoneySettings } from '@balsam/shared-api';
import { normalizeDigits } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** With the moment of the state that was changed: what another admin has saved since is not overwritten. */
export interface MoneyRequest extends Omit<MoneySettings, 'updated_at'> {
  updated_at_seen: string | null;
}

/** What the form holds, and when that was saved; the days are text until they are sent. */
export interface MoneyValues extends Omit<MoneySettings, 'settlement_days'> {
  settlement_days: string;
}

const MOST_DAYS = 90;

/** How an IBAN of Saudi Arabia or of Bahrain is written, spaces aside; whether its check digits are right, the server says. */
const IBAN = /^(SA\d{2}[A-Z0-9]{20}|BH\d{2}[A-Z0-9]{18})?$/;

const plain = (text: string) => normalizeDigits(text).replaceAll(/\s/g, '').toUpperCase();

const isDays = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= MOST_DAYS;

/** Days from 0 to 90; an account may be left out. */
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
