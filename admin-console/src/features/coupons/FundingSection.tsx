import { Section, SelectField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { CouponValues } from './coupon-values.ts';
import { VendorField, type VendorChoice } from './VendorField.tsx';

interface FundingSectionProps {
  isFixed: boolean;
  vendor: VendorChoice | null;
  onVendor: (vendor: VendorChoice | null) => void;
}

/** Funder of the discount; a vendor funds only their own goods. */
export function FundingSection({ isFixed, vendor, onVendor }: FundingSectionProps) {
  const { t } = useTranslation('admin-console');
  const { funded_by } = useFormikContext<CouponValues>().values;
  return (
    <Section title={t('coupons.funding')}>
      <SelectField
        name="funded_by"
        label={t('coupons.fundedBy')}
        options={[
          { value: 'platform', label: t('coupons.funders.platform') },
          { value: 'vendor', label: t('coupons.funders.vendor') },
        ]}
        hint={t(`coupons.fundingHint.${funded_by}`)}
        disabled={isFixed}
      />
      {funded_by === 'vendor' && <VendorField vendor={vendor} onVendor={onVendor} disabled={isFixed} />}
    </Section>
  );
}
