import type { Currency, Lang } from '@balsam/shared-api';
import { CURRENCIES, LANGS } from '@balsam/shared-api/facts';

/** Request for a page. */
export interface Visit {
  pathname: string;
  /** Query string including "?", or empty. */
  search: string;
  cookie: string | undefined;
  /** Client IP address. */
  ip: string;
  /** Tracing headers for backend calls made for this visit. */
  trail?: Readonly<Record<string, string>>;
}

/** Value of a cookie, if it matches the pattern `values`. */
export const readCookie = (cookie: string | undefined, name: string, values: string) =>
  new RegExp(`(?:^|;\\s*)${name}=(${values})(?:;|$)`).exec(cookie ?? '')?.[1];

const oneOf = <Value extends string>(allowed: readonly Value[], text: string | null | undefined): Value | undefined =>
  allowed.find((each) => each === text);

/** Language of a visit: the URL's, otherwise the visitor's choice, otherwise the area's default. */
export function langOf({ search, cookie }: Visit, defaultLang: Lang): Lang {
  const asked = new URLSearchParams(search).get('lang');
  const chosen = readCookie(cookie, 'lang', LANGS.join('|'));
  return oneOf(LANGS, asked) ?? oneOf(LANGS, chosen) ?? defaultLang;
}

/** Theme chosen by the visitor; undefined if it follows the system. */
export const themeOf = ({ cookie }: Visit): 'light' | 'dark' | undefined =>
  oneOf(['light', 'dark'], readCookie(cookie, 'theme', 'light|dark'));

/** Currency of a visit: the visitor's choice, otherwise the default for first visits. */
export function currencyOf({ cookie }: Visit, defaultCurrency: Currency): Currency {
  return oneOf(CURRENCIES, readCookie(cookie, 'currency', CURRENCIES.join('|'))) ?? defaultCurrency;
}

/** URL without secrets, for logs: links in mails carry tokens in the path or the query. */
export const withoutSecrets = (address: string): string =>
  address.replace(/^((?:https?:\/\/[^/?#]*)?\/?[^/?#]*).*$/s, '$1').slice(0, 200);
