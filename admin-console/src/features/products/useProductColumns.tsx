import type { AdminProduct } from '@balsam/shared-api';
import { Button, DateTime, Thumbnail, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ProductSwitch } from './ProductSwitch.tsx';
import { useToggleApprovalMutation, useToggleFeaturedMutation } from './togglesApi.ts';

/**
 * The columns of the products list, with a switch for each of the two flags that admins decide on.
 * @param review opens what has changed about an approved product
 */
export function useProductColumns(review: (product: AdminProduct) => void): DataTableColumn<AdminProduct>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [toggleFeatured] = useToggleFeaturedMutation();
  const [toggleApproval] = useToggleApprovalMutation();
  const nameOf = ({ name, name_arabic }: AdminProduct) => localized(name, name_arabic);

  return [
    {
      id: 'image',
      header: t('products.image'),
      hideHeader: true,
      cell: (product) => <Thumbnail src={product.image ?? product.product_image} name={nameOf(product)} />,
    },
    { id: 'name', header: t('products.name'), cell: nameOf, primary: true },
    { id: 'vendor', header: t('products.vendor'), cell: ({ vendor }) => <bdi>{vendor}</bdi> },
    {
      id: 'featured',
      header: t('products.featured'),
      cell: (product) => (
        <ProductSwitch
          checked={product.is_featured}
          label={t('products.featuredOf', { name: nameOf(product) })}
          toggle={() => toggleFeatured(product.id).unwrap()}
          doneText={t('products.featuredDone')}
          failedText={t('products.featuredFailed')}
        />
      ),
    },
    {
      id: 'approval',
      header: t('products.approval'),
      cell: (product) => (
        <div className="cluster">
          <ProductSwitch
            checked={product.approval_status}
            label={t('products.approvalOf', { name: nameOf(product) })}
            toggle={() => toggleApproval(product.id).unwrap()}
            doneText={t('products.approvalDone')}
            failedText={t('products.approvalFailed')}
          />
          {product.changed_since_approval && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('products.changedOf', { name: nameOf(product) })}
              onClick={() => review(product)}
            >
              {t('products.changed')}
            </Button>
          )}
        </div>
      ),
    },
    { id: 'date', header: t('products.date'), cell: ({ created_at }) => <DateTime value={created_at} /> },
  ];
}
