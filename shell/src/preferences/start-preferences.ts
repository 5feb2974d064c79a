import {
  langOf,
  readCurrency,
  readLang,
  readMirrored,
  storePreference,
  type AreaEntry,
  type Currency,
  type PreferencesState,
} from '@balsam/shared-api';
import { detectLang } from './language.ts';

interface Defaults {
  area: AreaEntry | undefined;
  currency: Currency;
}

/**
 * The preferences that the page starts with. A first visit stores the platform's currency before any request, so that
 * prices and requests agree; a language is stored only when it was chosen, be it by a link that says `?lang=ar`.
 * The cookies are renewed with what is stored, and what only they still know is stored again.
 */
export function startPreferences(storage: Storage, search: string, defaults: Defaults): PreferencesState {
  const mirrored = readMirrored(document.cookie);
  const currency = readCurrency(storage) ?? mirrored.currency ?? defaults.currency;
  storePreference('currency', currency);
  const chosen = langOf(search) ?? readLang(storage) ?? mirrored.lang;
  if (chosen) storePreference('lang', chosen);
  return { currency, lang: detectLang(storage, defaults.area) };
}
