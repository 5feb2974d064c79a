import { useTranslation } from 'react-i18next';
import { DEFAULT_LANG, LANGS } from '../facts/facts.ts';
import type { Lang } from './format.ts';

/** Language of the page. */
export function useLang(): Lang {
  const { i18n } = useTranslation();
  return LANGS.find((lang) => i18n.language.startsWith(lang)) ?? DEFAULT_LANG;
}
