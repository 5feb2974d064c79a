import { Breadcrumb, ButtonLink, EmptyState, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../cart/useCart.ts';
import { CartGroup } from './CartGroup.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CART_TITLE_ID } from './cartTitle.ts';
import './cart.css';

/** The cart, one group per vendor. A visitor has none yet and is told how to get to theirs. */
export function CartPage() {
  const { t } = useTranslation('storefront');
  const { query, isCustomer } = useCart();
  const toShop = <ButtonLink to="/shop">{t('cart.toShop')}</ButtonLink>;

  return (
    <div className="page">
      <title>{t('cart.title')}</title>
      <div className="page-head">
        <Breadcrumb items={[{ label: t('cart.home'), to: '/' }, { label: t('cart.title') }]} />
        <h1 id={CART_TITLE_ID} tabIndex={-1}>
          {t('cart.title')}
        </h1>
      </div>
      {isCustomer ? (
        <QueryState
          query={query}
          empty={{ when: (carts) => carts.length === 0, art: 'cart', title: t('cart.no_items'), action: toShop }}
        >
          {(carts) => (
            <div className="split">
              <div className="stack">
                {carts.map((cart) => (
                  <CartGroup key={cart.vendor.id} cart={cart} />
                ))}
              </div>
              <CartSummary carts={carts} />
            </div>
          )}
        </QueryState>
      ) : (
        <EmptyState
          art="cart"
          title={t('cart.no_items')}
          text={t('cart.visitor')}
          action={
            <div className="cluster">
              {toShop}
              <ButtonLink to="/login" state={{ from: '/cart' }} variant="outline">
                {t('cart.logIn')}
              </ButtonLink>
            </div>
          }
        />
      )}
    </div>
  );
}
