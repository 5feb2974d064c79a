import { useTranslation } from 'react-i18next';
import type { Lang } from './format.ts';

/** The language of the page. */
export function useLang(): Lang {
  const { i18n } = useTranslation();
  return i18n.language.startsWith('ar') ? 'ar' : 'en';
}
