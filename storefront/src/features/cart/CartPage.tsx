import { Breadcrumb, ButtonLink, keepShown, QueryState } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartContents } from '../../entities/cart/cart-api.ts';
import { CustomersOnly } from '../../entities/cart/CustomersOnly.tsx';
import { useCart } from '../../entities/cart/use-cart.ts';
import { LostOrder } from '../../entities/orders/LostOrder.tsx';
import { RecentlyViewed } from '../../entities/recently-viewed/RecentlyViewed.tsx';
import { CartGroup } from './CartGroup.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CART_TITLE_ID } from './cart-title.ts';
import './cart.css';
import { href } from '../../entities/page/paths.ts';

/** The cart, one group per vendor. Visitors without one and other roles get a message instead. */
export function CartPage() {
  const { t } = useTranslation('storefront');
  const { query, hasCart, isOver } = useCart();
  const [wasOver, setWasOver] = useState(false);
  if (isOver && !wasOver) setWasOver(true);
  const isEmpty = !hasCart || query.data?.carts.length === 0;
  const empty = {
    when: ({ carts }: CartContents) => carts.length === 0,
    art: 'cart',
    title: t('cart.no_items'),
    action: <ButtonLink to={href('shop')}>{t('cart.toShop')}</ButtonLink>,
  } as const;

  return (
    <div className="page">
      <div className="page-head">
        <Breadcrumb items={[{ label: t('cart.home'), to: href('home') }, { label: t('cart.title') }]} />
        <h1 id={CART_TITLE_ID} tabIndex={-1}>
          {t('cart.title')}
        </h1>
        <Link to={href('quickOrder')}>{t('cart.quickOrder')}</Link>
      </div>
      {wasOver && (
        <p className="alert alert-info" role="status">
          {t('guest.cartOver')}
        </p>
      )}
      {hasCart && !isOver ? (
        <QueryState query={keepShown(query)} empty={empty}>
          {(contents) => (
            <div className="split sf-cart">
              <div className="stack stack-top">
                {contents.carts.map((cart) => (
                  <CartGroup key={cart.vendor.id} cart={cart} />
                ))}
              </div>
              <CartSummary contents={contents} />
            </div>
          )}
        </QueryState>
      ) : (
        <CustomersOnly art="cart" title={t('cart.no_items')} text={t('cart.visitor')} from={href('cart')} />
      )}
      {isEmpty && <LostOrder />}
      {isEmpty && <RecentlyViewed />}
    </div>
  );
}
