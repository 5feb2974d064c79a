import { CURRENCIES, LANGS } from '../wire/facts.ts';
import type { Currency, Lang } from '../wire/index.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const NOTICE_KEY = 'notice_after_reload';
/** Texts of the shell that can be left for after a reload. */
const NOTICES = ['shell:notices.language', 'shell:notices.currency'] as const;
type Notice = (typeof NOTICES)[number];

const oneOf = <Value extends string>(allowed: readonly Value[], value: string | null): Value | null =>
  allowed.find((candidate) => candidate === value) ?? null;

/** The language that the person chose, or null: a default is never stored. */
export const readLang = (storage: Storage): Lang | null => oneOf(LANGS, storage.getItem('lang'));

/** The language that an address asks for: `?lang=ar`. Search engines and shared links use it. */
export const langOf = (search: string): Lang | null => oneOf(LANGS, new URLSearchParams(search).get('lang'));

/** The stored currency, or null on a first visit. */
export const readCurrency = (storage: Storage): Currency | null => oneOf(CURRENCIES, storage.getItem('currency'));

/**
 * What the cookies still tell of choices whose stored entries are gone: some browsers clear one without the other, and
 * the first HTML was made by the cookies.
 */
export function readMirrored(cookies: string): { lang: Lang | null; currency: Currency | null } {
  const told = new URLSearchParams(cookies.replaceAll('; ', '&'));
  return { lang: oneOf(LANGS, told.get('lang')), currency: oneOf(CURRENCIES, told.get('currency')) };
}

/**
 * Stores a choice and mirrors it into a readable cookie, so that the first HTML can be in the right language and
 * direction. The cookie never authenticates anything.
 */
export function storePreference(name: 'lang', value: Lang): void;
export function storePreference(name: 'currency', value: Currency): void;
export function storePreference(name: string, value: string): void {
  localStorage.setItem(name, value);
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
}

/** An address that asks for a language would undo the choice. */
function dropLangFromAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/**
 * Changes the language and reloads, as the documents want; `notice` is a translation key shown after the reload,
 * because a toast before it would never be seen.
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

/** The translation key left by the last reload, once. */
export function takeNotice(): Notice | null {
  const notice = oneOf(NOTICES, sessionStorage.getItem(NOTICE_KEY));
  sessionStorage.removeItem(NOTICE_KEY);
  return notice;
}
