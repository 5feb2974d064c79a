import type { Lang } from '@balsam/shared-api';
import { kitLocales } from '@balsam/shared-ui';
import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

/**
 * Starts i18next with the texts of the shell and the kit; areas add their own when they load.
 * @param i18n one per page; a server has one per language
 */
export function startTexts(lang: Lang, i18n: I18n = i18next): I18n {
  void i18n.use(initReactI18next).init({
    lng: lang,
    fallbackLng: false,
    defaultNS: 'shell',
    resources: { en: { shell: en, kit: kitLocales.en }, ar: { shell: ar, kit: kitLocales.ar } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return i18n;
}
