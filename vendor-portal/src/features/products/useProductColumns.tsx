import type { VendorProduct } from '@balsam/shared-api';
import { Badge, DateTime, Money, Thumbnail, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** The columns of the vendor's own products. */
export function useProductColumns(): DataTableColumn<VendorProduct>[] {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const nameOf = ({ name, name_arabic }: { name: string; name_arabic: string }) => localized(name, name_arabic);

  return [
    {
      id: 'image',
      header: t('products.image'),
      hideHeader: true,
      cell: (product) => <Thumbnail src={product.product_image} name={nameOf(product)} />,
    },
    { id: 'name', header: t('products.name'), cell: nameOf, primary: true },
    { id: 'stock', header: t('products.stock'), cell: ({ in_stock }) => in_stock, align: 'end' },
    {
      id: 'price',
      header: t('products.price'),
      cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
      align: 'end',
    },
    { id: 'category', header: t('products.category'), cell: ({ category }) => nameOf(category) },
    {
      id: 'status',
      header: t('products.status'),
      cell: ({ status }) =>
        status === 'active' ? (
          <Badge variant="primary">{t('products.statuses.active')}</Badge>
        ) : (
          <Badge variant="secondary">{t('products.statuses.inactive')}</Badge>
        ),
    },
    {
      id: 'approval',
      header: t('products.approval'),
      cell: ({ approval_status }) =>
        approval_status ? (
          <Badge variant="success">{t('products.approved')}</Badge>
        ) : (
          <Badge variant="warning">{t('products.pending')}</Badge>
        ),
    },
    {
      id: 'created',
      header: t('products.created'),
      cell: ({ created_at }) => <DateTime value={created_at} />,
    },
  ];
}
