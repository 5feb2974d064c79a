import { useTranslation } from 'react-i18next';
import { LANGS, LANGUAGES } from '../facts/facts.ts';
import type { Lang } from '../format/format.ts';
import { PreferenceSelect, type PreferenceProps } from './PreferenceSelect.tsx';
import { globe2Icon } from '../icon/shapes.ts';

/** Each language under its own name, so that people find theirs on a page they cannot read. */
const OPTIONS = LANGS.map((lang) => ({ value: lang, label: LANGUAGES[lang].name, lang }));

export function LanguageSelect(props: PreferenceProps<Lang>) {
  const { t } = useTranslation('kit');
  return <PreferenceSelect label={t('preferences.language')} icon={globe2Icon} options={OPTIONS} {...props} />;
}
