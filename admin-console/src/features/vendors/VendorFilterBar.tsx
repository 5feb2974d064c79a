import { FilterChip, FilterSelect } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { SearchAndStatus } from '../../entities/lists/SearchAndStatus.tsx';
import { useVendorStatusOptions } from './use-vendor-status-options.ts';
import { VAT_STATES, type VendorFilters } from './vendors-api.ts';

interface VendorFilterBarProps {
  values: VendorFilters;
  onChange: (name: keyof VendorFilters, value: string) => void;
}

export function VendorFilterBar({ values, onChange }: VendorFilterBarProps) {
  const { t } = useTranslation('admin-console');
  const statuses = useVendorStatusOptions();
  return (
    <>
      <SearchAndStatus label={t('vendors.search')} values={values} onChange={onChange} statuses={statuses} />
      <FilterSelect
        label={t('vendors.tax.title')}
        value={values.vat_state}
        onChange={(state) => onChange('vat_state', state)}
        options={VAT_STATES.map((value) => ({ value, label: t(`vendors.tax.states.${value}`) }))}
        placeholder={t('vendors.tax.every')}
      />
      {values.waiting && (
        <FilterChip clearText={t('lists.allVendors')} onClear={() => onChange('waiting', '')}>
          {t('vendors.views.waiting')}
        </FilterChip>
      )}
      {values.asks && (
        <FilterChip clearText={t('lists.allVendors')} onClear={() => onChange('asks', '')}>
          {t('vendors.request.badge')}
        </FilterChip>
      )}
    </>
  );
}
