import type { Currency, Lang } from '@balsam/shared-api';
import { CURRENCIES, LANGS } from '@balsam/shared-api/facts';

/** Somebody's request for a page. */
export interface Visit {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  cookie: string | undefined;
  /** The network address that asks. */
  ip: string;
  /** What the backend is told when it is asked something for this visit. */
  trail?: Readonly<Record<string, string>>;
}

/** The value of a cookie, where it is one that `values` (a pattern) allows. */
export const readCookie = (cookie: string | undefined, name: string, values: string) =>
  new RegExp(`(?:^|;\\s*)${name}=(${values})(?:;|$)`).exec(cookie ?? '')?.[1];

const oneOf = <Value extends string>(allowed: readonly Value[], text: string | null | undefined): Value | undefined =>
  allowed.find((each) => each === text);

/** The language of a visit: what its address asks for, else what the person chose, else the area's own. */
export function langOf({ search, cookie }: Visit, defaultLang: Lang): Lang {
  const asked = new URLSearchParams(search).get('lang');
  const chosen = readCookie(cookie, 'lang', LANGS.join('|'));
  return oneOf(LANGS, asked) ?? oneOf(LANGS, chosen) ?? defaultLang;
}

/** The currency of a visit: what the person chose, else the one that every first visit starts with. */
export function currencyOf({ cookie }: Visit, defaultCurrency: Currency): Currency {
  return oneOf(CURRENCIES, readCookie(cookie, 'currency', CURRENCIES.join('|'))) ?? defaultCurrency;
}

/** An address as a log may keep it: links in mails carry a secret in their path, or in their question. */
export const withoutSecrets = (address: string): string =>
  address.replace(/^((?:https?:\/\/[^/?#]*)?\/?[^/?#]*).*$/s, '$1').slice(0, 200);
