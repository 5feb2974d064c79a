import { useListCategoriesQuery, VAT_CLASSES, type AdminProduct } from '@balsam/shared-api';
import { useLocalized, type SelectOption } from '@balsam/shared-ui';
import { FilterSelect } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { SearchAndStatus } from '../../entities/lists/SearchAndStatus.tsx';
import { VendorChip } from '../../entities/lists/VendorChip.tsx';
import { APPROVALS, FEATURED, STATUSES, type ProductFilters } from './product-filters.ts';

interface ProductFilterBarProps {
  values: ProductFilters;
  onChange: (name: keyof ProductFilters, value: string) => void;
  /** Visible products, which provide the name of the vendor in the filter. */
  products: readonly AdminProduct[];
}

/** Filters of the list of products. */
export function ProductFilterBar({ values, onChange, products }: ProductFilterBarProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { data: categories = [] } = useListCategoriesQuery();

  const selects: { name: keyof ProductFilters; options: SelectOption[] }[] = [
    { name: 'approval', options: APPROVALS.map((value) => ({ value, label: t(`products.approvals.${value}`) })) },
    { name: 'featured', options: FEATURED.map((value) => ({ value, label: t(`products.featuredStates.${value}`) })) },
    {
      name: 'category',
      options: categories.map(({ id, name, name_arabic }) => ({
        value: String(id),
        label: localized(name, name_arabic),
      })),
    },
    { name: 'taxed_as', options: VAT_CLASSES.map((value) => ({ value, label: t(`vat.classes.${value}`) })) },
  ];
  return (
    <>
      <SearchAndStatus
        label={t('products.search')}
        values={values}
        onChange={onChange}
        statuses={STATUSES.map((value) => ({ value, label: t(`products.statuses.${value}`) }))}
      />
      {selects.map(({ name, options }) => (
        <FilterSelect
          key={name}
          label={t(`products.${name}`)}
          value={values[name]}
          onChange={(value) => onChange(name, value)}
          options={options}
          placeholder={t('products.all')}
        />
      ))}
      {values.vendor && <VendorChip name={products[0]?.vendor} onClear={() => onChange('vendor', '')} />}
    </>
  );
}
