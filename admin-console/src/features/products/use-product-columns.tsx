import { Allowed, type AdminProduct } from '@balsam/shared-api';
import { Bdi, DateTime, formatNumber, useLang, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChangedLink, DeleteButton, OfferBadge, ProductName, ProductThumbnail } from './ProductCells.tsx';
import { ApprovalSwitch, FeaturedSwitch } from './ProductSwitches.tsx';
import { href } from '../../entities/page/paths.ts';

/** Columns of the products, with switches for featured and approval. */
export function useProductColumns(onDelete: (product: AdminProduct) => void): DataTableColumn<AdminProduct>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  return [
    {
      id: 'image',
      header: t('products.image'),
      hideHeader: true,
      cell: (product) => <ProductThumbnail product={product} />,
    },
    { id: 'name', header: t('products.name'), cell: (product) => <ProductName product={product} />, primary: true },
    {
      id: 'vendor',
      header: t('products.vendor'),
      cell: ({ vendor, vendor_id }) => (
        <Link to={href('products', { vendor: vendor_id })}>
          <bdi>{vendor}</bdi>
        </Link>
      ),
    },
    { id: 'sku', header: t('products.sku'), cell: ({ sku }) => <Bdi>{sku}</Bdi>, optional: true },
    {
      id: 'stock',
      header: t('products.stock'),
      cell: ({ in_stock }) => formatNumber(in_stock, lang),
      align: 'end',
      optional: true,
    },
    {
      id: 'status',
      header: t('products.status'),
      cell: (product) => <OfferBadge product={product} />,
      optional: true,
    },
    { id: 'featured', header: t('products.featured'), cell: (product) => <FeaturedSwitch product={product} /> },
    {
      id: 'approval',
      header: t('products.approval'),
      cell: (product) => (
        <div className="cluster">
          <ApprovalSwitch product={product} />
          <ChangedLink product={product} />
        </div>
      ),
    },
    { id: 'date', header: t('products.date'), cell: ({ created_at }) => <DateTime value={created_at} /> },
    {
      id: 'actions',
      header: t('products.actions'),
      hideHeader: true,
      cell: (product) => (
        <Allowed permission="catalogue.write">
          <DeleteButton product={product} onDelete={onDelete} />
        </Allowed>
      ),
    },
  ];
}
