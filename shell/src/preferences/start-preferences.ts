import {
  applyTheme,
  langOf,
  readCurrency,
  readLang,
  readMirrored,
  readTheme,
  storePreference,
  type Currency,
  type Lang,
  type PreferencesState,
} from '@balsam/shared-api';
import { detectLang } from './language.ts';

interface Defaults {
  lang: Lang;
  currency: Currency;
}

/**
 * Preferences at page start. A first visit stores the platform's currency before any request, so that prices and
 * requests agree. A language is stored only if it was chosen, also by a link with `?lang=ar`. Cookies and storage
 * restore each other. The first HTML has the theme of the cookie already; it is applied here if only the storage has it.
 */
export function startPreferences(storage: Storage, search: string, defaults: Defaults): PreferencesState {
  const mirrored = readMirrored(document.cookie);
  const currency = readCurrency(storage) ?? mirrored.currency ?? defaults.currency;
  storePreference('currency', currency);
  const chosen = langOf(search) ?? readLang(storage) ?? mirrored.lang;
  if (chosen) storePreference('lang', chosen);
  const theme = readTheme(storage) ?? mirrored.theme;
  if (theme) {
    storePreference('theme', theme);
    applyTheme(theme);
  }
  return { currency, lang: detectLang(storage, defaults.lang) };
}
