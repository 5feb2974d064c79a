import { useCallback } from 'react';
import { useLang } from '../format/useLang.ts';

/** Picks the Arabic name for an Arabic page, where there is one; otherwise the English name. */
export function useLocalized(): (english: string, arabic: string) => string {
  const lang = useLang();
  return useCallback((english, arabic) => (lang === 'ar' && arabic ? arabic : english), [lang]);
}
