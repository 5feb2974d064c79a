import { useLang } from './use-lang.ts';

/** Picks the Arabic name on an Arabic page, if there is one; otherwise the English name. */
export function useLocalized() {
  const lang = useLang();
  return (english: string, arabic: string): string => (lang === 'ar' && arabic ? arabic : english);
}
