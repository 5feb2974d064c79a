import { useTranslation } from 'react-i18next';
import { CURRENCIES } from '../facts/facts.ts';
import type { Currency } from '../format/format.ts';
import { useCurrencyName } from '../format/use-currency-name.ts';
import { PreferenceSelect, type PreferenceProps } from './PreferenceSelect.tsx';
import { cashStackIcon } from '../icon/shapes.ts';

/** Select for the display currency. */
export function CurrencySelect(props: PreferenceProps<Currency>) {
  const { t } = useTranslation('kit');
  const nameOf = useCurrencyName();
  const options = CURRENCIES.map((currency) => ({ value: currency, label: nameOf(currency) }));
  return <PreferenceSelect label={t('preferences.currency')} icon={cashStackIcon} options={options} {...props} />;
}
