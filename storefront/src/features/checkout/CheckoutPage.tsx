import { useGetUserQuery } from '@balsam/shared-api';
import { Breadcrumb, ButtonLink, QueryState, type QueryResult } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { versionOf } from '../../cart/cartTotals.ts';
import { useCart } from '../../cart/useCart.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { VisitorCheckout } from './VisitorCheckout.tsx';
import './checkout.css';

/** From the cart to the order. */
export function CheckoutPage() {
  const { t } = useTranslation('storefront');
  const { isCustomer } = useCart();
  const trail = [
    { label: t('checkout.home'), to: '/' },
    { label: t('checkout.shop'), to: '/shop' },
    { label: t('checkout.cart'), to: '/cart' },
    { label: t('checkout.title') },
  ];
  return (
    <div className="page">
      <title>{t('checkout.title')}</title>
      <div className="page-head">
        <Breadcrumb items={trail} />
        <h1>{t('checkout.title')}</h1>
      </div>
      {isCustomer ? <CustomerCheckout /> : <VisitorCheckout />}
    </div>
  );
}

/** A refetch that fails must not take the form away: an answer that was there stays. */
const untilAnswered = <Data,>(query: QueryResult<Data>): QueryResult<Data> => ({
  ...query,
  isError: query.isError && query.data === undefined,
});

function CustomerCheckout() {
  const { t } = useTranslation('storefront');
  const { query: carts } = useCart();
  const user = useGetUserQuery();
  const empty = {
    when: (list: readonly unknown[]) => list.length === 0,
    art: 'cart',
    title: t('checkout.empty'),
    action: <ButtonLink to="/shop">{t('checkout.toShop')}</ButtonLink>,
  } as const;

  return (
    <QueryState query={untilAnswered(carts)} empty={empty}>
      {(cart) => (
        <QueryState query={untilAnswered(user)}>
          {(customer) => <CheckoutForm user={customer} cartVersion={versionOf(cart)} />}
        </QueryState>
      )}
    </QueryState>
  );
}
