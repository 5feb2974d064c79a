import { Stars } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from './FilterChoice.tsx';
import { FilterSection } from './FilterSection.tsx';

const RATINGS = [4, 3, 2, 1];

interface RatingFilterProps {
  /** Minimum number of stars. */
  selected?: number;
  onChange: (rating: number | undefined) => void;
}

/** Filter by minimum rating. */
export function RatingFilter({ selected, onChange }: RatingFilterProps) {
  const { t } = useTranslation('storefront');
  const name = useId();
  return (
    <FilterSection title={t('shop.rating.title')}>
      <FilterChoice type="radio" name={name} checked={selected === undefined} onChange={() => onChange(undefined)}>
        {t('shop.rating.any')}
      </FilterChoice>
      {(selected === 5 ? [5, ...RATINGS] : RATINGS).map((rating) => (
        <FilterChoice
          key={rating}
          type="radio"
          name={name}
          checked={selected === rating}
          onChange={() => onChange(rating)}
        >
          <Stars value={rating} /> {rating < 5 && t('shop.rating.andUp')}
        </FilterChoice>
      ))}
    </FilterSection>
  );
}
