import { useTranslation } from 'react-i18next';
import { PreferenceSelect, type PreferenceProps } from './PreferenceSelect.tsx';
import { circleHalfIcon } from '../icon/shapes.ts';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Select for light or dark colors; by default as on the device. */
export function ThemeSelect(props: PreferenceProps<Theme>) {
  const { t } = useTranslation('kit');
  const options = THEMES.map((theme) => ({ value: theme, label: t(`preferences.themes.${theme}`) }));
  return <PreferenceSelect label={t('preferences.theme')} icon={circleHalfIcon} options={options} {...props} />;
}
