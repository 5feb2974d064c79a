import { SearchBox } from '@balsam/shared-ui';
import { FilterSelect } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { COUPON_STATES, FUNDERS, type CouponFilters } from './coupons-api.ts';

interface CouponFilterBarProps {
  values: CouponFilters;
  onChange: (name: keyof CouponFilters, value: string) => void;
}

export function CouponFilterBar({ values, onChange }: CouponFilterBarProps) {
  const { t } = useTranslation('admin-console');
  return (
    <>
      <SearchBox value={values.search} onChange={(text) => onChange('search', text)} label={t('coupons.search')} />
      <FilterSelect
        label={t('coupons.state')}
        value={values.state}
        onChange={(state) => onChange('state', state)}
        options={COUPON_STATES.map((value) => ({ value, label: t(`coupons.states.${value}`) }))}
        placeholder={t('coupons.all')}
      />
      <FilterSelect
        label={t('coupons.fundedBy')}
        value={values.funded_by}
        onChange={(funder) => onChange('funded_by', funder)}
        options={FUNDERS.map((value) => ({ value, label: t(`coupons.funders.${value}`) }))}
        placeholder={t('coupons.anyone')}
      />
    </>
  );
}
