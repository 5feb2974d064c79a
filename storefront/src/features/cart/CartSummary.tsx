import { ButtonLink, Money } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { CartContents } from '../../entities/cart/cart-api.ts';
import { countItems, sumOf, totalOf } from '../../entities/cart/cart-totals.ts';
import { CouponBox } from './CouponBox.tsx';
import { href } from '../../entities/page/paths.ts';

/** What everything in the cart comes to, the coupon, and the way to the checkout. */
export function CartSummary({ contents: { carts, coupon, totals } }: { contents: CartContents }) {
  const { t } = useTranslation('storefront');
  const total = totalOf(carts);
  if (!total) return null;
  const { amount: subTotal, currency } = total;
  const { discount } = totals;
  return (
    <section className="panel stack sticky-summary" aria-labelledby="cart-summary">
      <h2 className="panel-title mb-0" id="cart-summary">
        {t('cart.summary')}
      </h2>
      <p className="mb-0">{t('cart.items', { count: countItems(carts) })}</p>
      <CouponBox coupon={coupon} currency={currency} />
      <dl className="facts totals">
        {discount > 0 && (
          <>
            <dt>{t('cart.subTotal')}</dt>
            <dd>
              <Money amount={subTotal} currency={currency} />
            </dd>
            <dt>{t('cart.discount')}</dt>
            <dd>
              <Money amount={-discount} currency={currency} />
            </dd>
          </>
        )}
        <dt className="totals-sum">{t('cart.total')}</dt>
        <dd className="totals-sum">
          <Money amount={sumOf([subTotal, -discount], currency)} currency={currency} />
        </dd>
      </dl>
      <p className="form-text mt-0">{t('cart.computedAtCheckout')}</p>
      <ButtonLink to={href('checkout')} className="w-100">
        {t('cart.checkout')}
      </ButtonLink>
    </section>
  );
}
