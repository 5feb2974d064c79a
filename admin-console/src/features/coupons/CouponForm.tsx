import type { AdminCoupon, Success } from '@balsam/shared-api';
import { Form, FormEnd, UnsavedChanges, useLocalized, useSendForm } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CouponPreview } from './CouponPreview.tsx';
import './coupons.css';
import { couponSchema } from './coupon-schema.ts';
import { emptyCoupon, toCouponChange, toCouponValues, type CouponChange, type CouponValues } from './coupon-values.ts';
import { EffectSection } from './EffectSection.tsx';
import { FundingSection } from './FundingSection.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import type { VendorChoice } from './VendorField.tsx';
import { href } from '../../entities/page/paths.ts';

interface CouponFormProps {
  /** The coupon to edit; undefined for a new one. */
  coupon?: AdminCoupon;
  save: (coupon: CouponChange) => Promise<Success>;
  /** Reloads the coupon; undefined for a new one. */
  load?: () => Promise<AdminCoupon>;
}

/** Form of a coupon with a preview of its effect. Returns to the list after saving. */
export function CouponForm({ coupon, save, load }: CouponFormProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const navigate = useNavigate();
  const send = useSendForm({ failed: t('coupons.failed') });
  const [vendor, setVendor] = useState<VendorChoice | null>(() =>
    coupon?.vendor
      ? { id: coupon.vendor.id, name: localized(coupon.vendor.company_name, coupon.vendor.company_name_arabic) }
      : null,
  );
  // As the form was opened, even if the coupon is refetched in the meantime.
  const [before, setBefore] = useState(coupon);
  const isUsed = coupon !== undefined && coupon.used > 0;

  const submit = async (values: CouponValues) => {
    await send(() => save(toCouponChange(values, before)));
    await navigate(href('coupons'));
  };
  const loadNewer = async () => {
    const newer = (await load?.()) ?? before;
    setBefore(newer);
    return newer ? toCouponValues(newer) : emptyCoupon;
  };
  return (
    <Form
      initialValues={before ? toCouponValues(before) : emptyCoupon}
      validationSchema={couponSchema}
      onSubmit={submit}
      loadNewer={load && loadNewer}
      t={t}
    >
      <div className="split">
        <div className="stack stack-top">
          <EffectSection isFixed={isUsed} />
          <FundingSection isFixed={isUsed} vendor={vendor} onVendor={setVendor} />
          <LimitsSection />
        </div>
        <div className="sticky-summary">
          <CouponPreview coupon={before} vendor={vendor?.name ?? ''} />
        </div>
      </div>
      <FormEnd isNew={coupon === undefined} label={t('coupons.save')} />
      <UnsavedChanges />
    </Form>
  );
}
