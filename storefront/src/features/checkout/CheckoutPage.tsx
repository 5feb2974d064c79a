import { selectHasExpired, selectRole, useAppSelector, useGetUserQuery } from '@balsam/shared-api';
import { Breadcrumb, ButtonLink, QueryState, type QueryResult } from '@balsam/shared-ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartContents } from '../../entities/cart/cart-api.ts';
import { versionOf } from '../../entities/cart/cart-totals.ts';
import { ForCustomers } from '../../entities/cart/ForCustomers.tsx';
import { useCart } from '../../entities/cart/use-cart.ts';
import { LostOrder } from '../../entities/orders/LostOrder.tsx';
import { useGuestCheckout } from '../../entities/guest/use-guest-checkout.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { ExpiredCheckout } from './ExpiredCheckout.tsx';
import { ReturningCustomer } from './ReturningCustomer.tsx';
import { VisitorCheckout } from './VisitorCheckout.tsx';
import './checkout.css';
import { href } from '../../entities/page/paths.ts';

export function CheckoutPage() {
  const { t } = useTranslation('storefront');
  const trail = [
    { label: t('checkout.home'), to: href('home') },
    { label: t('checkout.shop'), to: href('shop') },
    { label: t('checkout.cart'), to: href('cart') },
    { label: t('checkout.title') },
  ];
  return (
    <div className="page">
      <div className="page-head">
        <Breadcrumb items={trail} />
        <h1>{t('checkout.title')}</h1>
      </div>
      <CheckoutOfPerson />
    </div>
  );
}

/** The checkout for customers; other people see how to become one. */
function CheckoutOfPerson() {
  const { isGuest } = useCart();
  const isOpenToGuests = useGuestCheckout();
  const role = useAppSelector(selectRole);
  const hasExpired = useAppSelector(selectHasExpired);
  if (role === 'user') return <CustomerCheckout />;
  // Once guests may no longer buy, the cart waits for its owner to sign in.
  if (isGuest && isOpenToGuests) return <GuestCheckout />;
  if (role === 'vendor' || role === 'admin') return <ForCustomers art="cart" role={role} />;
  return hasExpired ? <ExpiredCheckout /> : <VisitorCheckout />;
}

/** Items of a visitor's own cart, without an account. */
function GuestCheckout() {
  const { t } = useTranslation('storefront');
  const { query } = useCart();
  const isEmpty = query.data?.carts.length === 0;
  return (
    <>
      {isEmpty && <LostOrder />}
      <p className="alert alert-primary">
        <ReturningCustomer />
      </p>
      <h2>{t('guest.checkout')}</h2>
      <CartCheckout>{(props) => <CheckoutForm {...props} />}</CartCheckout>
    </>
  );
}

/** Query state that ignores a failed refetch while older data exists, so that the form stays. */
const untilLoaded = <Data,>(query: QueryResult<Data>): QueryResult<Data> => ({
  ...query,
  isError: query.isError && query.data === undefined,
});

function CustomerCheckout() {
  const user = useGetUserQuery();
  return (
    <CartCheckout>
      {(props) => (
        <QueryState query={untilLoaded(user)}>{(customer) => <CheckoutForm user={customer} {...props} />}</QueryState>
      )}
    </CartCheckout>
  );
}

type FormOfCart = Omit<ComponentProps<typeof CheckoutForm>, 'user'>;

/** The form for a cart with items. */
function CartCheckout({ children }: { children: (form: FormOfCart) => ReactNode }) {
  const { t } = useTranslation('storefront');
  const { query } = useCart();
  // Cart of an order with an unknown outcome: that order may be what emptied the cart.
  const [ordered, setOrdered] = useState<CartContents | null>(null);
  const carts = ordered ? { ...query, data: ordered, isError: false } : untilLoaded(query);
  const empty = {
    when: (contents: CartContents) => contents.carts.length === 0,
    art: 'cart',
    title: t('checkout.empty'),
    action: <ButtonLink to={href('shop')}>{t('checkout.toShop')}</ButtonLink>,
  } as const;
  return (
    <QueryState query={carts} empty={empty}>
      {(contents) =>
        children({
          cartVersion: versionOf(contents),
          shippingAddressId: contents.shippingAddressId,
          onAttempt: (isUnderWay) => setOrdered(isUnderWay ? contents : null),
        })
      }
    </QueryState>
  );
}
