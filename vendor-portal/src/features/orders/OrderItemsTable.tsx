import { AllowedLink, usePermissions, type Order, type OrderProduct } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  DataTable,
  giftIcon,
  Icon,
  Money,
  LineLots,
  SaleRulesNote,
  Thumbnail,
  useLocalized,
  type DataTableColumn,
  formatNumber,
  useLang,
} from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { isPreparing } from './status-schema.ts';
import { SwapLot, type SwappedLot } from './SwapLot.tsx';

/**
 * Ordered products with picture, SKU, quantity, prices and batches, each linked to its page, and the gift to add. Until
 * the parcel leaves, another batch can be picked.
 */
export function OrderItemsTable({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const lang = useLang();
  const { currency, gift, order_products } = order;
  const may = usePermissions();
  // The other batches are read from the catalogue.
  const maySwap = may('orders.write') && may('catalogue.read');
  const [swapped, setSwapped] = useState<SwappedLot>();
  const columns: DataTableColumn<OrderProduct>[] = [
    {
      id: 'image',
      header: t('order.image'),
      hideHeader: true,
      cell: ({ product }) => (
        <Thumbnail src={product.product_image} name={localized(product.name, product.name_arabic)} />
      ),
    },
    {
      id: 'product',
      header: t('order.product'),
      cell: ({ id, product, lots, sold_under }) => (
        <div className="cell-stack">
          <AllowedLink permission="catalogue.read" to={href('editProduct', { slug: product.slug })}>
            {localized(product.name, product.name_arabic)}
          </AllowedLink>
          {product.variant && (
            <span className="text-secondary">{localized(product.variant, product.variant_arabic)}</span>
          )}
          <Bdi className="text-secondary">{product.sku}</Bdi>
          <SaleRulesNote rules={sold_under} isSold />
          <LineLots
            lots={lots}
            action={
              maySwap && isPreparing(order)
                ? (lot) => (
                    <Button
                      variant="link"
                      aria-label={t('order.swap.openFor', { number: lot.lot_no || t('lots.unknown') })}
                      onClick={() => setSwapped({ lineId: id, lot })}
                    >
                      {t('order.swap.open')}
                    </Button>
                  )
                : undefined
            }
          />
        </div>
      ),
      primary: true,
    },
    { id: 'quantity', header: t('order.quantity'), cell: ({ quantity }) => formatNumber(quantity, lang), align: 'end' },
    {
      id: 'price',
      header: t('order.unitPrice'),
      cell: ({ product }) => <Money amount={product.price} currency={currency} />,
      align: 'end',
    },
    {
      id: 'total',
      header: t('order.lineTotal'),
      cell: ({ sub_total }) => <Money amount={sub_total} currency={currency} />,
      align: 'end',
    },
  ];
  return (
    <section className="panel">
      <h2 className="panel-title">{t('order.items')}</h2>
      <DataTable columns={columns} rows={order_products} rowKey={({ id }) => id} caption={t('order.items')} />
      {swapped && <SwapLot order={order} swapped={swapped} onHide={() => setSwapped(undefined)} />}
      {gift && (
        <p className="cluster mb-0">
          <Icon icon={giftIcon} /> {t('order.gift')}
        </p>
      )}
    </section>
  );
}
