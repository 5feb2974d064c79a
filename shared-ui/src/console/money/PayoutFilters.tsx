import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../form/SearchBox.tsx';
import { useCurrencyName } from '../../format/use-currency-name.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { PAYOUT_FILTERS } from './payout-view.ts';

interface PayoutFiltersProps {
  values: Record<keyof typeof PAYOUT_FILTERS, string>;
  onChange: (name: keyof typeof PAYOUT_FILTERS, value: string) => void;
}

export function PayoutFilters({ values, onChange }: PayoutFiltersProps) {
  const { t } = useTranslation('kit');
  const nameOf = useCurrencyName();
  return (
    <>
      <SearchBox value={values.search} onChange={(text) => onChange('search', text)} label={t('payouts.search')} />
      <FilterSelect
        label={t('payouts.state')}
        value={values.state}
        onChange={(state) => onChange('state', state)}
        options={PAYOUT_FILTERS.state.map((value) => ({ value, label: t(`payouts.states.${value}`) }))}
        placeholder={t('payouts.everyState')}
      />
      <FilterSelect
        label={t('money.currency')}
        value={values.currency}
        onChange={(currency) => onChange('currency', currency)}
        options={PAYOUT_FILTERS.currency.map((value) => ({ value, label: nameOf(value) }))}
        placeholder={t('money.everyCurrency')}
      />
    </>
  );
}
