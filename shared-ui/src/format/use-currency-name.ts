import { useTranslation } from 'react-i18next';
import type { Currency } from './format.ts';

/** Returns the full name of a currency in the reader's language: "Saudi riyal". */
export function useCurrencyName() {
  const { t } = useTranslation('kit');
  return (currency: Currency): string => t(`price.currencies.${currency}`);
}
