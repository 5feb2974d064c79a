import type { AdminReview } from '@balsam/shared-api';
import { SearchBox, useLocalized } from '@balsam/shared-ui';
import { FilterSelect } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { VendorChip } from '../../entities/lists/VendorChip.tsx';
import { REVIEW_FILTERS, REVIEW_STATES, type ReviewFilters } from './reviews-api.ts';

interface ReviewFilterBarProps {
  values: ReviewFilters;
  onChange: (name: keyof ReviewFilters, value: string) => void;
  /** Vendor that the list is filtered by. */
  vendor?: AdminReview['vendor'];
}

export function ReviewFilterBar({ values, onChange, vendor }: ReviewFilterBarProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const vendorName = vendor && localized(vendor.company_name, vendor.company_name_arabic);
  return (
    <>
      <SearchBox value={values.search} onChange={(text) => onChange('search', text)} label={t('reviews.search')} />
      <FilterSelect
        label={t('reviews.state')}
        value={values.state}
        onChange={(state) => onChange('state', state)}
        options={REVIEW_STATES.map((value) => ({ value, label: t(`reviews.states.${value}`) }))}
        placeholder={t('reviews.all')}
      />
      <FilterSelect
        label={t('reviews.rating')}
        value={values.rating}
        onChange={(rating) => onChange('rating', rating)}
        options={REVIEW_FILTERS.rating.map((value) => ({ value, label: t('reviews.stars', { count: Number(value) }) }))}
        placeholder={t('reviews.anyRating')}
      />
      {values.vendor && <VendorChip name={vendorName} onClear={() => onChange('vendor', '')} />}
    </>
  );
}
