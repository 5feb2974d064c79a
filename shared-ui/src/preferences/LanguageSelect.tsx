import { useTranslation } from 'react-i18next';
import type { Lang } from '../format/format.ts';
import { PreferenceSelect, type PreferenceProps } from './PreferenceSelect.tsx';

/** Each language under its own name, so that whoever cannot read the page still finds theirs. */
const LANGUAGES: { value: Lang; label: string; lang: Lang }[] = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ar', label: 'العربية', lang: 'ar' },
];

/** The choice of language. */
export function LanguageSelect(props: PreferenceProps<Lang>) {
  const { t } = useTranslation('kit');
  return <PreferenceSelect label={t('preferences.language')} icon="globe2" options={LANGUAGES} {...props} />;
}
