import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ToggleGroup } from '../../button/ToggleGroup.tsx';
import type { Currency } from '../../format/format.ts';
import { useCurrencyName } from '../../format/use-currency-name.ts';

interface CurrencyToggleProps {
  /** Currency of the shown amounts. */
  currency: Currency;
  /** Currencies with sales, the one with most orders first. */
  currencies: readonly { currency: Currency }[];
  /** Called with the chosen currency, to store it. */
  onChoose?: (currency: Currency) => void;
}

/** Currency of the shown sales, stored in the address. Hidden if there is only one. */
export function CurrencyToggle({ currency, currencies, onChoose }: CurrencyToggleProps) {
  const { t } = useTranslation('kit');
  const nameOf = useCurrencyName();
  const [search, setSearch] = useSearchParams();
  const sold = currencies.map((entry) => entry.currency);

  const show = (chosen: Currency) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('currency', chosen);
        next.delete('page');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  // A currency without sales would show only zeros.
  const instead = sold.includes(currency) ? undefined : sold[0];
  useEffect(() => {
    if (instead && search.get('currency') !== instead) show(instead);
  });

  if (sold.length < 2) return null;
  return (
    <ToggleGroup
      label={t('sales.currency')}
      options={sold.map((value) => ({ value, label: nameOf(value) }))}
      value={currency}
      onChange={(chosen) => {
        show(chosen);
        onChoose?.(chosen);
      }}
    />
  );
}
