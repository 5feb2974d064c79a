import type { AdminCoupon } from '@balsam/shared-api';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toCouponRequest, type CouponValues } from './coupon-values.ts';
import { useCouponLabels } from './use-coupon-labels.ts';

interface CouponPreviewProps {
  coupon?: AdminCoupon;
  /** Name of the vendor who funds it. */
  vendor: string;
}

/** Describes the coupon's effect while it is typed. */
export function CouponPreview({ coupon, vendor }: CouponPreviewProps) {
  const { t } = useTranslation('admin-console');
  const titleId = useId();
  const { values } = useFormikContext<CouponValues>();
  const { sentences } = useCouponLabels();
  const said = sentences(toCouponRequest(values, coupon), vendor);
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 id={titleId} className="panel-title">
        {t('coupons.preview.title')}
      </h2>
      <p className="coupon-code" dir="ltr">
        {values.code.trim().toUpperCase() || '–'}
      </p>
      {said.length === 0 ? (
        <p className="text-body-secondary mb-0">{t('coupons.preview.nothing')}</p>
      ) : (
        <ul className="coupon-words">
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
