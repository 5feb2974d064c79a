import {
  api,
  DEFAULT_LANG,
  LANGUAGES,
  languageDetected,
  readLang,
  selectLang,
  type AppStore,
  type Lang,
} from '@balsam/shared-api';
import type { i18n as I18n } from 'i18next';

/** Language of a page: the person's choice, or the default. */
export const detectLang = (storage: Storage, defaultLang: Lang = DEFAULT_LANG): Lang =>
  readLang(storage) ?? defaultLang;

/** Sets the language and direction of the document, which fonts, styles and screen readers depend on. */
export function setDocumentLanguage(lang: Lang): void {
  const { documentElement, body } = document;
  documentElement.lang = lang;
  documentElement.dir = LANGUAGES[lang].dir;
  body.classList.toggle('rtl', documentElement.dir === 'rtl');
}

/** Applies a language to texts, document and requests. Data fetched in another language is dropped. */
export function applyLanguage({ store, i18n }: { store: AppStore; i18n: I18n }, lang: Lang): void {
  if (selectLang(store.getState()) === lang) return;
  void i18n.changeLanguage(lang);
  setDocumentLanguage(lang);
  store.dispatch(languageDetected(lang));
  store.dispatch(api.util.resetApiState());
}
