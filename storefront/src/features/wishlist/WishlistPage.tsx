import { selectRole, useAppSelector, type WishlistItem } from '@balsam/shared-api';
import { Breadcrumb, ButtonLink, DataTable, keepShown, QueryState, type DataTableColumn } from '@balsam/shared-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomersOnly } from '../../entities/cart/CustomersOnly.tsx';
import { AddToCartButton } from '../../entities/catalog/AddToCartButton.tsx';
import { ProductPrice } from '../../entities/catalog/ProductPrice.tsx';
import { StockNote } from '../../entities/catalog/StockNote.tsx';
import { LineItem } from '../../entities/line-item/LineItem.tsx';
import { useListWishlistQuery } from '../../entities/wishlist/wishlist-api.ts';
import { AwaitedProducts } from './AwaitedProducts.tsx';
import { MoveToCart } from './MoveToCart.tsx';
import { RemoveWishlistItem } from './RemoveWishlistItem.tsx';
import { WISHLIST_TITLE_ID } from './wishlist-title.ts';
import { href } from '../../entities/page/paths.ts';

/** The customer's wishlist; a message for everyone else. */
export function WishlistPage() {
  const { t } = useTranslation('storefront');
  const isCustomer = useAppSelector(selectRole) === 'user';
  return (
    <div className="page">
      <div className="page-head">
        <Breadcrumb items={[{ label: t('wishlist.home'), to: href('home') }, { label: t('wishlist.title') }]} />
        <h1 id={WISHLIST_TITLE_ID} tabIndex={-1}>
          {t('wishlist.title')}
        </h1>
      </div>
      {isCustomer ? (
        <>
          <Wishes />
          <AwaitedProducts />
        </>
      ) : (
        <CustomersOnly
          art="wishlist"
          title={t('wishlist.empty')}
          text={t('wishlist.visitor')}
          from={href('wishlist')}
        />
      )}
    </div>
  );
}

function Wishes() {
  const { t } = useTranslation('storefront');
  const query = useListWishlistQuery();
  const columns = useMemo<DataTableColumn<WishlistItem>[]>(
    () => [
      {
        id: 'product',
        header: t('wishlist.product'),
        primary: true,
        cell: ({ product }) => <LineItem product={product} />,
      },
      {
        id: 'price',
        header: t('wishlist.price'),
        cell: ({ product }) => <ProductPrice product={product} />,
      },
      {
        id: 'stock',
        header: t('wishlist.stock'),
        cell: ({ product }) => <StockNote stock={product.stock} holiday={product.holiday} always />,
      },
      {
        id: 'actions',
        header: t('wishlist.actions'),
        align: 'end',
        hideHeader: true,
        cell: (item) => (
          <div className="cluster justify-content-end">
            <AddToCartButton product={item.product} />
            <MoveToCart item={item} />
            <RemoveWishlistItem item={item} />
          </div>
        ),
      },
    ],
    [t],
  );
  const empty = {
    when: (items: readonly WishlistItem[]) => items.length === 0,
    art: 'wishlist',
    title: t('wishlist.empty'),
    text: t('wishlist.emptyText'),
    action: <ButtonLink to={href('shop')}>{t('wishlist.toShop')}</ButtonLink>,
  } as const;
  return (
    <QueryState query={keepShown(query)} empty={empty}>
      {(items) => <DataTable caption={t('wishlist.title')} columns={columns} rows={items} rowKey={({ id }) => id} />}
    </QueryState>
  );
}
