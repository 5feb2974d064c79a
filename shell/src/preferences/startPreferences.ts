import {
  DEFAULT_CURRENCY,
  langOf,
  readCurrency,
  readLang,
  storePreference,
  type AreaEntry,
  type PreferencesState,
} from '@balsam/shared-api';
import { detectLang } from './language.ts';

/**
 * The preferences that the page starts with. A first visit stores the default currency before any request, so that
 * prices and requests agree; a language is stored only when it was chosen, be it by a link that says `?lang=ar`.
 * The cookies are renewed with what is stored.
 */
export function startPreferences(storage: Storage, area: AreaEntry | undefined, search: string): PreferencesState {
  const currency = readCurrency(storage) ?? DEFAULT_CURRENCY;
  storePreference('currency', currency);
  const chosen = langOf(search) ?? readLang(storage);
  if (chosen) storePreference('lang', chosen);
  return { currency, lang: detectLang(storage, area) };
}
