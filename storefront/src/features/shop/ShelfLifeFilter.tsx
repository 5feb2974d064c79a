import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SHELF_LIVES, type ProductFilters } from '../../entities/catalog/product-filters.ts';
import { FilterChoice } from './FilterChoice.tsx';
import { FilterSection } from './FilterSection.tsx';

interface ShelfLifeFilterProps {
  /** Days before which the products do not expire. */
  selected: ProductFilters['shelf_life'];
  onChange: (days: ProductFilters['shelf_life']) => void;
}

/** Filter by the expiry that a purchase promises. */
export function ShelfLifeFilter({ selected, onChange }: ShelfLifeFilterProps) {
  const { t } = useTranslation('storefront');
  const name = useId();
  return (
    <FilterSection title={t('shop.shelfLife.title')}>
      <FilterChoice type="radio" name={name} checked={selected === undefined} onChange={() => onChange(undefined)}>
        {t('shop.shelfLife.any')}
      </FilterChoice>
      {SHELF_LIVES.map((days) => (
        <FilterChoice key={days} type="radio" name={name} checked={selected === days} onChange={() => onChange(days)}>
          {t(`shop.shelfLife.days.${days}`)}
        </FilterChoice>
      ))}
    </FilterSection>
  );
}
