import { useTranslation } from 'react-i18next';
import type { Currency } from '../format/format.ts';
import { PreferenceSelect, type PreferenceProps } from './PreferenceSelect.tsx';

const CURRENCIES: { value: Currency; label: string }[] = [
  { value: 'SAR', label: 'SAR' },
  { value: 'BHD', label: 'BHD' },
  { value: 'USD', label: 'USD' },
];

/** The choice of the currency that prices are shown in. */
export function CurrencySelect(props: PreferenceProps<Currency>) {
  const { t } = useTranslation('kit');
  return <PreferenceSelect label={t('preferences.currency')} icon="cash-stack" options={CURRENCIES} {...props} />;
}
