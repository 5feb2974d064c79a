import { isApiError, type AppliedCoupon, type Currency } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  formatMoney,
  formatPercent,
  Icon,
  useLang,
  checkCircleIcon,
  exclamationCircleIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useRemoveCouponMutation } from '../../entities/cart/cart-api.ts';

interface AppliedCodeProps {
  coupon: AppliedCoupon;
  currency: Currency;
}

/** The applied code with its discount, or the reason why it has none, and a button to remove it. */
export function AppliedCode({ coupon: { code, percent, discount, problem }, currency }: AppliedCodeProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const [removeCoupon, { isLoading, error }] = useRemoveCouponMutation();
  const saving = { amount: formatMoney(discount, currency, lang), percent: formatPercent((percent ?? 0) / 100, lang) };
  return (
    <div className="sf-coupon" data-problem={problem !== null}>
      <div className="sf-coupon-code">
        <Icon icon={problem === null ? checkCircleIcon : exclamationCircleIcon} />
        <span>
          {t('cart.coupon.code')} <Bdi className="fw-semibold">{code}</Bdi>
        </span>
        <Button
          variant="ghost"
          size="sm"
          busy={isLoading}
          aria-label={t('cart.coupon.removeCode', { code })}
          onClick={() => void removeCoupon()}
        >
          {t('cart.coupon.remove')}
        </Button>
      </div>
      <p className="mb-0">
        {problem ?? t(percent === null ? 'cart.coupon.saves' : 'cart.coupon.savesPercent', saving)}
      </p>
      {error && (
        <p className="field-error" role="alert">
          {(isApiError(error) && error.message) || t('cart.failed')}
        </p>
      )}
    </div>
  );
}
