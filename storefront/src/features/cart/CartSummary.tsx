import { ButtonLink, Money, VatRows } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { CartContents } from '../../entities/cart/cart-api.ts';
import { countItems } from '../../entities/cart/cart-totals.ts';
import { AcceptedPayments } from '../../entities/payment/AcceptedPayments.tsx';
import { CouponBox } from './CouponBox.tsx';
import { DeliverySelect } from './DeliverySelect.tsx';
import { ShippingCost } from './ShippingCost.tsx';
import { href } from '../../entities/page/paths.ts';

/** Totals of the cart, the coupon and the checkout link, which stays in sight on phones. */
export function CartSummary({ contents }: { contents: CartContents }) {
  const { t } = useTranslation('storefront');
  const { carts, coupon, totals } = contents;
  const { sub_total, discount, shipping_cost, total, vat, currency } = totals;
  return (
    <section className="sf-cart-summary sticky-summary" aria-labelledby="cart-summary">
      <div className="panel stack">
        <h2 className="panel-title mb-0" id="cart-summary">
          {t('cart.summary')}
        </h2>
        <p className="mb-0">{t('cart.items', { count: countItems(carts) })}</p>
        <DeliverySelect contents={contents} />
        <CouponBox coupon={coupon} currency={currency} />
        <dl className="facts totals">
          <dt>{t('cart.subTotal')}</dt>
          <dd>
            <Money amount={sub_total} currency={currency} />
          </dd>
          {discount > 0 && (
            <>
              <dt>{t('cart.discount')}</dt>
              <dd>
                <Money amount={-discount} currency={currency} />
              </dd>
            </>
          )}
          <dt>{t('cart.shipping')}</dt>
          <dd>
            <ShippingCost parts={carts} amount={shipping_cost} currency={currency} />
          </dd>
          <dt className="totals-sum">{t('cart.total')}</dt>
          <dd className="totals-sum">
            <Money amount={total} currency={currency} />
          </dd>
          <VatRows groups={vat} currency={currency} />
        </dl>
        <p className="form-text mt-0 mb-0">{t('cart.computedAtCheckout')}</p>
        <AcceptedPayments cash={carts.every(({ payment_methods }) => payment_methods.includes('cash'))} />
      </div>
      <div className="sf-cart-bar">
        <p className="sf-cart-bar-total">
          {t('cart.total')} <Money amount={total} currency={currency} />
        </p>
        <ButtonLink to={href('checkout')}>{t('cart.checkout')}</ButtonLink>
      </div>
    </section>
  );
}
