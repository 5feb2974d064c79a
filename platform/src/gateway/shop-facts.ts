import type { Currency, Lang } from '@balsam/shared-api';
import { CURRENCIES, DEFAULT_LANG, LANGS, UNNAMED_SHOP } from '@balsam/shared-api/facts';
import type { CallBackend } from './first-page.ts';
import { withTimeout } from './with-timeout.ts';

/** Delay until an admin's change reaches new visitors. */
const FRESH_MS = 5_000;
const PATIENCE_MS = 150;
/** While nothing is known, a page would have another name and perhaps another language than the shop. */
const FIRST_PATIENCE_MS = 1_000;

/** Settings of the shop that every page needs. */
export interface ShopFacts {
  defaultCurrency: Currency;
  defaultLang: Lang;
  shopName: Record<Lang, string>;
  /** Accent colour as #rrggbb; empty for the standard one. */
  accent: string;
  /** Path of the logo; empty for the standard mark. */
  logo: string;
}

interface Site {
  default_currency?: unknown;
  default_lang?: unknown;
  logo?: unknown;
  brand?: { name?: unknown; name_arabic?: unknown; accent?: unknown };
}

const nameOr = (value: unknown, known: string) => (typeof value === 'string' && value !== '' ? value : known);
/** The accent and the logo become parts of a style sheet. */
const isAccent = (value: unknown): value is string => typeof value === 'string' && /^(#[\da-f]{6})?$/i.test(value);

const isLogo = (value: unknown): value is string => typeof value === 'string' && /^\/media\/[\w/-]+\.webp$/.test(value);

/** Facts in a response of the API; known ones where it lacks them. */
function read(body: unknown, known: ShopFacts): ShopFacts {
  const { data } = (body ?? {}) as { data?: Site };
  const { name, name_arabic: arabic, accent } = data?.brand ?? {};
  return {
    defaultCurrency: CURRENCIES.find((currency) => currency === data?.default_currency) ?? known.defaultCurrency,
    defaultLang: LANGS.find((lang) => lang === data?.default_lang) ?? known.defaultLang,
    shopName: { en: nameOr(name, known.shopName.en), ar: nameOr(arabic, known.shopName.ar) },
    accent: isAccent(accent) ? accent : known.accent,
    logo: data?.logo === null ? '' : isLogo(data?.logo) ? data.logo : known.logo,
  };
}

const UNSET: ShopFacts = {
  defaultCurrency: CURRENCIES[0],
  defaultLang: DEFAULT_LANG,
  shopName: UNNAMED_SHOP,
  accent: '',
  logo: '',
};

/** Caches the settings of the shop. While the API is unavailable, the last known ones are used. */
export function createShopFacts(askApi: CallBackend, now: () => number = () => performance.now()) {
  let known = UNSET;
  let cached: { at: number; facts: Promise<ShopFacts> } = { at: -Infinity, facts: Promise.resolve(known) };

  const load = async (ip: string): Promise<ShopFacts> => {
    const call = askApi('site', { lang: 'en', currency: known.defaultCurrency, ip });
    const response = await withTimeout(known === UNSET ? FIRST_PATIENCE_MS : PATIENCE_MS, call);
    // A call without an answer, or refused, leaves nothing known, so that the next one is waited for as well.
    if (response?.status === 200) known = read(response.body, known);
    return known;
  };

  return (ip: string): Promise<ShopFacts> => {
    if (now() - cached.at >= FRESH_MS) cached = { at: now(), facts: load(ip) };
    return cached.facts;
  };
}
