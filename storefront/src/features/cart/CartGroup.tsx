import type { Cart, CartItem } from '@balsam/shared-api';
import { DataTable, formatMoney, Money, useLang, type DataTableColumn, SaleRulesNote } from '@balsam/shared-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpiryNote } from '../../entities/expiry/ExpiryNote.tsx';
import { LineItem } from '../../entities/line-item/LineItem.tsx';
import { ReturnTermsNote } from '../../entities/return-terms/ReturnTermsNote.tsx';
import { isUnusual, usualTerms } from '../../entities/return-terms/usual-terms.ts';
import { SaleProblems } from '../../entities/sale-rules/SaleProblems.tsx';
import { VendorLink } from '../../entities/vendor/VendorLink.tsx';
import { CartQuantity } from './CartQuantity.tsx';
import { GroupTotals } from './GroupTotals.tsx';
import { RemoveItem } from './RemoveItem.tsx';

/** One vendor's lines in the cart with their shipping cost. */
export function CartGroup({ cart }: { cart: Cart }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { vendor, cart_items, currency } = cart;
  const usual = usualTerms(cart_items);
  const columns = useMemo<DataTableColumn<CartItem>[]>(
    () => [
      {
        id: 'product',
        header: t('cart.product'),
        primary: true,
        cell: ({ product, variant, returns, problems }) => (
          <LineItem product={product} variant={variant}>
            <ExpiryNote day={variant ? variant.expires_from : product.expires_from} isReduced={product.marked_down} />
            <SaleRulesNote rules={product.sale_rules} />
            <SaleProblems problems={problems} />
            {isUnusual({ returns }, usual) && <ReturnTermsNote terms={returns} />}
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
        cell: ({ sub_total, unit_price, quantity }) => (
          <>
            <Money amount={sub_total} currency={currency} />
            {quantity > 1 && (
              <small className="sf-cart-each">
                {t('cart.each', { amount: formatMoney(unit_price, currency, lang) })}
              </small>
            )}
          </>
        ),
      },
      {
        id: 'delete',
        header: t('cart.delete'),
        align: 'end',
        cell: (item) => <RemoveItem item={item} />,
      },
    ],
    [t, currency, lang, usual],
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
      <GroupTotals cart={cart} terms={usual} />
    </section>
  );
}
