import type { VendorProduct } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  DateTime,
  formatNumber,
  formatPercent,
  Money,
  Thumbnail,
  useLang,
  useLocalized,
  type DataTableColumn,
  trashIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApprovalBadges, StatusBadge, StockBadge } from './ProductBadges.tsx';
import { href } from '../../entities/page/paths.ts';

export function useProductColumns(
  onDelete: ((product: VendorProduct) => void) | null,
): DataTableColumn<VendorProduct>[] {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const nameOf = ({ name, name_arabic }: { name: string; name_arabic: string }) => localized(name, name_arabic);

  return [
    {
      id: 'image',
      header: t('products.image'),
      hideHeader: true,
      cell: (product) => <Thumbnail src={product.product_image} name={nameOf(product)} />,
    },
    {
      id: 'name',
      header: t('products.name'),
      cell: (product) => <Link to={href('editProduct', { slug: product.slug })}>{nameOf(product)}</Link>,
      primary: true,
      sortBy: 'name',
    },
    { id: 'sku', header: t('products.sku'), cell: ({ sku }) => <Bdi>{sku}</Bdi>, optional: true },
    { id: 'barcode', header: t('products.barcode'), cell: ({ barcode }) => <Bdi>{barcode}</Bdi>, optional: true },
    {
      id: 'stock',
      header: t('products.stock'),
      cell: (product) => (
        <>
          {formatNumber(product.in_stock, lang)} <StockBadge product={product} />
        </>
      ),
      align: 'end',
      sortBy: 'stock',
    },
    {
      id: 'price',
      header: t('products.price'),
      cell: ({ price, currency, has_variants: hasVariants }) => (
        <>
          {hasVariants && `${t('products.from')} `}
          <Money amount={price} currency={currency} />
        </>
      ),
      align: 'end',
      sortBy: 'price',
    },
    {
      id: 'discount',
      header: t('products.discount'),
      cell: ({ discount }) => formatPercent(discount / 100, lang),
      align: 'end',
      optional: true,
    },
    { id: 'category', header: t('products.category'), cell: ({ category }) => nameOf(category) },
    { id: 'status', header: t('products.status'), cell: (product) => <StatusBadge product={product} /> },
    { id: 'approval', header: t('products.approval'), cell: (product) => <ApprovalBadges product={product} /> },
    {
      id: 'created',
      header: t('products.created'),
      cell: ({ created_at }) => <DateTime value={created_at} />,
      sortBy: 'newest',
    },
    {
      id: 'updated',
      header: t('products.updated'),
      cell: ({ updated_at }) => <DateTime value={updated_at} />,
      optional: true,
    },
    {
      id: 'actions',
      header: t('products.actions'),
      hideHeader: true,
      cell: (product) =>
        onDelete && (
          <Button
            variant="ghost"
            size="sm"
            icon={trashIcon}
            aria-label={t('products.delete.label', { name: nameOf(product) })}
            onClick={() => onDelete(product)}
          />
        ),
    },
  ];
}
