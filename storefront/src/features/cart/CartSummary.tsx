import type { Cart } from '@balsam/shared-api';
import { ButtonLink, Money } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { countItems, totalOf } from '../../cart/cartTotals.ts';

/** What everything in the cart comes to, and the way to the checkout. */
export function CartSummary({ carts }: { carts: readonly Cart[] }) {
  const { t } = useTranslation('storefront');
  const total = totalOf(carts);
  if (!total) return null;
  return (
    <section className="panel stack sticky-summary" aria-labelledby="cart-summary">
      <h2 className="panel-title" id="cart-summary">
        {t('cart.summary')}
      </h2>
      <p className="mb-0">{t('cart.items', { count: countItems(carts) })}</p>
      <dl className="facts totals">
        <dt className="totals-sum">{t('cart.total')}</dt>
        <dd className="totals-sum">
          <Money {...total} />
        </dd>
      </dl>
      <p className="form-text mt-0">{t('cart.computedAtCheckout')}</p>
      <ButtonLink to="/checkout" className="w-100">
        {t('cart.checkout')}
      </ButtonLink>
    </section>
  );
}
