import { CURRENCIES, LANGS } from '../wire/facts.ts';
import type { Currency, Lang } from '../wire/index.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const NOTICE_KEY = 'notice_after_reload';
/** Shell texts that can be shown after a reload. */
const NOTICES = ['shell:notices.language', 'shell:notices.currency'] as const;
type Notice = (typeof NOTICES)[number];

/** Themes to choose from; `system` follows the preference of the device. */
const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const oneOf = <Value extends string>(allowed: readonly Value[], value: string | null): Value | null =>
  allowed.find((candidate) => candidate === value) ?? null;

/** The chosen language, or null: a default is never stored. */
export const readLang = (storage: Storage): Lang | null => oneOf(LANGS, storage.getItem('lang'));

/** The language that an address requests (`?lang=ar`), as in search results and shared links. */
export const langOf = (search: string): Lang | null => oneOf(LANGS, new URLSearchParams(search).get('lang'));

/** The stored currency, or null on a first visit. */
export const readCurrency = (storage: Storage): Currency | null => oneOf(CURRENCIES, storage.getItem('currency'));

/** The chosen theme, or null. */
export const readTheme = (storage: Storage): Theme | null => oneOf(THEMES, storage.getItem('theme'));

/**
 * Choices from the cookies, for when local storage is empty: some browsers clear one without the other, and the first
 * HTML follows the cookies.
 */
export function readMirrored(cookies: string): {
  lang: Lang | null;
  currency: Currency | null;
  theme: Theme | null;
} {
  const told = new URLSearchParams(cookies.replaceAll('; ', '&'));
  return {
    lang: oneOf(LANGS, told.get('lang')),
    currency: oneOf(CURRENCIES, told.get('currency')),
    theme: oneOf(THEMES, told.get('theme')),
  };
}

/**
 * Stores a choice and mirrors it into a readable cookie, so that the first HTML can be in the right language,
 * direction and theme. The cookie never authenticates anything.
 */
export function storePreference(name: 'lang', value: Lang): void;
export function storePreference(name: 'currency', value: Currency): void;
export function storePreference(name: 'theme', value: Theme): void;
export function storePreference(name: string, value: string): void {
  localStorage.setItem(name, value);
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
}

/** An address with a language would override the choice. */
function dropLangFromAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/**
 * Changes the language and reloads, as the documents require. `notice` is the translation key of a toast shown after
 * the reload; one shown before it would never be seen.
 */
export function changeLanguage(lang: Lang, notice?: Notice): void {
  storePreference('lang', lang);
  if (notice) sessionStorage.setItem(NOTICE_KEY, notice);
  dropLangFromAddress();
  location.reload();
}

/** Changes the currency and reloads; see changeLanguage. */
export function changeCurrency(currency: Currency, notice?: Notice): void {
  storePreference('currency', currency);
  if (notice) sessionStorage.setItem(NOTICE_KEY, notice);
  location.reload();
}

/** Takes the notice left by the last reload. */
export function takeNotice(): Notice | null {
  const notice = oneOf(NOTICES, sessionStorage.getItem(NOTICE_KEY));
  sessionStorage.removeItem(NOTICE_KEY);
  return notice;
}
