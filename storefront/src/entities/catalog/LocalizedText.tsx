import { useLang } from '@balsam/shared-ui';

interface LocalizedTextProps {
  en: string;
  /** May be empty: the English text is then shown, marked as English. */
  ar: string;
}

/** A catalogue text in the language of the page. */
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
