import type { AppliedCoupon, Currency } from '@balsam/shared-api';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppliedCode } from './AppliedCode.tsx';
import { CouponForm } from './CouponForm.tsx';

interface CouponBoxProps {
  coupon: AppliedCoupon | null;
  currency: Currency;
}

/** Coupon form or the applied code. When one replaces the other, the focus moves along. */
export function CouponBox({ coupon, currency }: CouponBoxProps) {
  const { t } = useTranslation('storefront');
  const box = useRef<HTMLDivElement>(null);
  const code = coupon?.code;
  const shown = useRef(code);
  useEffect(() => {
    if (shown.current === code) return;
    shown.current = code;
    box.current?.focus();
  }, [code]);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('cart.coupon.title')} className="sf-coupon-box">
      {coupon ? <AppliedCode coupon={coupon} currency={currency} /> : <CouponForm />}
    </div>
  );
}
