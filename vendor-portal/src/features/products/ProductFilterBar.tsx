import { useListCategoriesQuery } from '@balsam/shared-api';
import { SearchBox, useLocalized } from '@balsam/shared-ui';
import { FilterSelect } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { APPROVALS, AVAILABILITIES, SPECIFICATIONS, STATUSES, type ProductFilters } from './product-filters.ts';

interface ProductFilterBarProps {
  values: ProductFilters;
  onChange: (name: keyof ProductFilters, value: string) => void;
}

const PAUSE_MS = 300;

/** Filters and sorting of the product list. */
export function ProductFilterBar({ values, onChange }: ProductFilterBarProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const { data: categories = [] } = useListCategoriesQuery();

  const select = (name: keyof ProductFilters, label: string, options: { value: string; label: string }[]) => ({
    label,
    options,
    value: values[name],
    onChange: (value: string) => onChange(name, value),
    placeholder: t('products.all'),
  });
  const statuses = STATUSES.map((value) => ({ value, label: t(`products.statuses.${value}`) }));
  const availabilities = AVAILABILITIES.map((value) => ({ value, label: t(`products.availabilities.${value}`) }));
  const approvals = APPROVALS.map((value) => ({ value, label: t(`products.approvals.${value}`) }));
  const specifications = SPECIFICATIONS.map((value) => ({
    value,
    label: t(`products.specificationStates.${value}`),
  }));
  const categoryOptions = categories.map(({ slug, name, name_arabic }) => ({
    value: slug,
    label: localized(name, name_arabic),
  }));

  return (
    <>
      <SearchBox
        value={values.search}
        onChange={(text) => onChange('search', text)}
        label={t('products.search')}
        delay={PAUSE_MS}
      />
      <FilterSelect {...select('status', t('products.status'), statuses)} />
      <FilterSelect {...select('in_stock', t('products.availability'), availabilities)} />
      <FilterSelect {...select('category', t('products.category'), categoryOptions)} />
      <FilterSelect {...select('approval', t('products.approval'), approvals)} />
      <FilterSelect {...select('specifications', t('products.specifications'), specifications)} />
    </>
  );
}
