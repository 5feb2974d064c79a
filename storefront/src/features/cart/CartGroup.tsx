import type { Cart, CartItem } from '@balsam/shared-api';
import { DataTable, Money, type DataTableColumn } from '@balsam/shared-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineItem } from '../../entities/line-item/LineItem.tsx';
import { ReturnTermsNote } from '../../entities/return-terms/ReturnTermsNote.tsx';
import { VendorLink } from '../../entities/vendor/VendorLink.tsx';
import { CartQuantity } from './CartQuantity.tsx';
import { GroupTotals } from './GroupTotals.tsx';
import { RemoveItem } from './RemoveItem.tsx';

/** One vendor's lines in the cart with their shipping cost. */
export function CartGroup({ cart }: { cart: Cart }) {
  const { t } = useTranslation('storefront');
  const { vendor, cart_items, currency } = cart;
  const columns = useMemo<DataTableColumn<CartItem>[]>(
    () => [
      {
        id: 'product',
        header: t('cart.product'),
        primary: true,
        cell: ({ product, variant, returns }) => (
          <LineItem product={product} variant={variant}>
            <ReturnTermsNote terms={returns} />
          </LineItem>
        ),
      },
      {
        id: 'unitPrice',
        header: t('cart.unitPrice'),
        align: 'end',
        cell: ({ unit_price }) => <Money amount={unit_price} currency={currency} />,
      },
      { id: 'quantity', header: t('cart.quantity'), cell: (item) => <CartQuantity item={item} /> },
      {
        id: 'total',
        header: t('cart.total'),
        align: 'end',
        cell: ({ sub_total }) => <Money amount={sub_total} currency={currency} />,
      },
      {
        id: 'delete',
        header: t('cart.delete'),
        align: 'end',
        cell: (item) => <RemoveItem item={item} />,
      },
    ],
    [t, currency],
  );

  return (
    <section className="panel">
      <h2 className="panel-title">
        <VendorLink vendor={vendor} />
      </h2>
      <DataTable
        className="sf-cart-table"
        caption={t('cart.group', { vendor: vendor.company_name })}
        columns={columns}
        rows={cart_items}
        rowKey={({ id }) => id}
      />
      <GroupTotals cart={cart} />
    </section>
  );
}
