import type { Currency } from '@balsam/shared-api';
import { CURRENCIES } from '@balsam/shared-api/facts';
import type { CallBackend } from './first-page.ts';
import { withTimeout } from './with-timeout.ts';

/** Delay until an admin's change reaches new visitors. */
const FRESH_MS = 5_000;
const PATIENCE_MS = 150;

const read = (body: unknown): Currency | undefined => {
  const { data } = (body ?? {}) as { data?: { default_currency?: unknown } };
  return CURRENCIES.find((currency) => currency === data?.default_currency);
};

/** Caches the platform's default currency. While the API is unavailable, the last known value is used. */
export function createDefaultCurrency(askApi: CallBackend, now: () => number = () => performance.now()) {
  let known: Currency = CURRENCIES[0];
  let cached: { at: number; currency: Promise<Currency> } = { at: -Infinity, currency: Promise.resolve(known) };

  const load = async (ip: string): Promise<Currency> => {
    const response = await withTimeout(PATIENCE_MS, askApi('site', { lang: 'en', currency: known, ip }));
    known = read(response?.body) ?? known;
    return known;
  };

  return (ip: string): Promise<Currency> => {
    if (now() - cached.at >= FRESH_MS) cached = { at: now(), currency: load(ip) };
    return cached.currency;
  };
}
