import type { Lang } from '@balsam/shared-api';

interface Named {
  name: string;
  name_arabic: string;
}

/** The name for attributes and titles, which cannot be marked as English: see LocalizedText for what is on the page. */
export const nameOf = ({ name, name_arabic }: Named, lang: Lang): string => (lang === 'ar' && name_arabic) || name;
