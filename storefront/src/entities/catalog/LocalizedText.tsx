import { useLang } from '@balsam/shared-ui';

interface LocalizedTextProps {
  en: string;
  /** May be empty: the English text then stands in, marked as English. */
  ar: string;
}

/** A text of the catalogue in the language of the page. */
export function LocalizedText({ en, ar }: LocalizedTextProps) {
  const lang = useLang();
  if (lang === 'en') return en;
  if (ar) return ar;
  return (
    <span lang="en" dir="ltr">
      {en}
    </span>
  );
}
