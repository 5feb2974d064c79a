import { useTranslation } from 'react-i18next';
import { CURRENCIES } from '../facts/facts.ts';
import type { Currency } from '../format/format.ts';
import { PreferenceSelect, type PreferenceProps } from './PreferenceSelect.tsx';
import { cashStackIcon } from '../icon/shapes.ts';

const OPTIONS = CURRENCIES.map((currency) => ({ value: currency, label: currency }));

/** Select for the display currency. */
export function CurrencySelect(props: PreferenceProps<Currency>) {
  const { t } = useTranslation('kit');
  return <PreferenceSelect label={t('preferences.currency')} icon={cashStackIcon} options={OPTIONS} {...props} />;
}
