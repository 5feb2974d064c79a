import type { Currency } from '@balsam/shared-api';
import { CURRENCIES } from '@balsam/shared-api/facts';
import type { AskApi } from './first-page.ts';
import { within } from './within.ts';

/** An admin's change reaches new visitors within this time. */
const FRESH_MS = 5_000;
const PATIENCE_MS = 150;

const read = (body: unknown): Currency | undefined => {
  const { data } = (body ?? {}) as { data?: { default_currency?: unknown } };
  return CURRENCIES.find((currency) => currency === data?.default_currency);
};

/**
 * Keeps the currency that first visits start with, as the platform's admins set it. While the API cannot tell, it is
 * the last one that was known.
 */
export function createDefaultCurrency(askApi: AskApi, now: () => number = () => performance.now()) {
  let known: Currency = CURRENCIES[0];
  let asked: { at: number; currency: Promise<Currency> } = { at: -Infinity, currency: Promise.resolve(known) };

  const ask = async (ip: string): Promise<Currency> => {
    const answer = await within(PATIENCE_MS, askApi('site', { lang: 'en', currency: known, ip }));
    known = read(answer?.body) ?? known;
    return known;
  };

  return (ip: string): Promise<Currency> => {
    if (now() - asked.at >= FRESH_MS) asked = { at: now(), currency: ask(ip) };
    return asked.currency;
  };
}
