import { CURRENCIES, type Currency } from '@balsam/shared-api';
import { formatDay, formatMoney, formatNumber, formatPercent, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { lastMoment } from './coupon-days.ts';
import type { CouponRequest } from './coupon-values.ts';

/** Describes a coupon in short sentences; returns none until its discount is complete. */
export function useCouponLabels() {
  const { t } = useTranslation('admin-console');
  const lang = useLang();

  const amountsOf = (amounts: Record<Currency, number>) =>
    CURRENCIES.filter((currency) => amounts[currency] > 0)
      .map((currency) => formatMoney(amounts[currency], currency, lang))
      .join(t('coupons.preview.or'));

  const valueOf = ({ percent, amounts }: Pick<CouponRequest, 'percent' | 'amounts'>) =>
    percent === null ? amounts && amountsOf(amounts) : percent > 0 && formatPercent(percent / 100, lang);

  const spanOf = ({ starts_at, ends_at }: Pick<CouponRequest, 'starts_at' | 'ends_at'>) => {
    const from = starts_at && formatDay(starts_at, lang);
    const to = ends_at && formatDay(lastMoment(ends_at), lang);
    if (from && to) return t('coupons.preview.fromTo', { from, to });
    if (from) return t('coupons.preview.from', { from });
    return to ? t('coupons.preview.to', { to }) : t('coupons.preview.always');
  };

  const usesOf = ({ usage_limit, per_customer_limit }: CouponRequest) => {
    // Typed values may not be numbers yet.
    const each = per_customer_limit > 0 && t('coupons.preview.perCustomer', { count: per_customer_limit });
    if (usage_limit === null || !(usage_limit > 0)) return each;
    return t('coupons.preview.uses', { count: usage_limit, uses: formatNumber(usage_limit, lang), each: each || '' });
  };

  const sentences = (coupon: CouponRequest, vendor: string): string[] => {
    const value = valueOf(coupon);
    if (!value) return [];
    const minimum = amountsOf(coupon.minimums);
    return [
      coupon.funded_by === 'vendor'
        ? t('coupons.preview.ofVendor', { value, vendor: vendor || t('coupons.preview.aVendor') })
        : t('coupons.preview.ofAll', { value }),
      minimum && t('coupons.preview.minimum', { minimum }),
      spanOf(coupon),
      usesOf(coupon),
      coupon.only_email && t('coupons.preview.onlyFor', { email: coupon.only_email }),
      coupon.first_order_only && t('coupons.preview.firstOrder'),
      !coupon.active && t('coupons.preview.off'),
    ].filter((sentence): sentence is string => typeof sentence === 'string' && sentence !== '');
  };

  return { valueOf, sentences };
}
