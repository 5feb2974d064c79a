import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../form/SearchBox.tsx';
import { useCurrencyName } from '../../format/use-currency-name.ts';
import { SpanFilter } from '../list/DayFilter.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ENTRY_FILTERS } from './money-view.ts';

interface EntryFiltersProps {
  values: Record<keyof typeof ENTRY_FILTERS, string>;
  onChange: (name: keyof typeof ENTRY_FILTERS, value: string) => void;
}

export function EntryFilters({ values, onChange }: EntryFiltersProps) {
  const { t } = useTranslation('kit');
  const nameOf = useCurrencyName();
  return (
    <>
      <SearchBox value={values.search} onChange={(text) => onChange('search', text)} label={t('money.search')} />
      <FilterSelect
        label={t('money.currency')}
        value={values.currency}
        onChange={(currency) => onChange('currency', currency)}
        options={ENTRY_FILTERS.currency.map((value) => ({ value, label: nameOf(value) }))}
        placeholder={t('money.everyCurrency')}
      />
      <FilterSelect
        label={t('money.kind')}
        value={values.kind}
        onChange={(kind) => onChange('kind', kind)}
        options={ENTRY_FILTERS.kind.map((value) => ({ value, label: t(`money.kinds.${value}`) }))}
        placeholder={t('money.everyKind')}
      />
      <SpanFilter from={values.from} to={values.to} onChange={onChange} />
    </>
  );
}
