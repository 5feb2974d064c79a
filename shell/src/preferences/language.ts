import {
  api,
  DEFAULT_LANG,
  LANGUAGES,
  languageDetected,
  readLang,
  selectLang,
  type AppStore,
  type AreaEntry,
  type Lang,
} from '@balsam/shared-api';
import type { i18n as I18n } from 'i18next';

/** The language for an area: what the person chose, else the area's own default. */
export const detectLang = (storage: Storage, area?: Pick<AreaEntry, 'defaultLang'>): Lang =>
  readLang(storage) ?? area?.defaultLang ?? DEFAULT_LANG;

/** Marks the page with its language: fonts, styles and screen readers go by it. */
export function setDocumentLanguage(lang: Lang): void {
  const { documentElement, body } = document;
  documentElement.lang = lang;
  documentElement.dir = LANGUAGES[lang].dir;
  body.classList.toggle('rtl', documentElement.dir === 'rtl');
}

/** Puts a language into force: texts, page, requests. What was fetched in another language is dropped. */
export function applyLanguage({ store, i18n }: { store: AppStore; i18n: I18n }, lang: Lang): void {
  if (selectLang(store.getState()) === lang) return;
  void i18n.changeLanguage(lang);
  setDocumentLanguage(lang);
  store.dispatch(languageDetected(lang));
  store.dispatch(api.util.resetApiState());
}
