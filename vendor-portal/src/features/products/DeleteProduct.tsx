import type { VendorProduct } from '@balsam/shared-api';
import { ConfirmDelete, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDeleteVendorProductMutation } from './products-api.ts';

interface DeleteProductProps {
  product: VendorProduct;
  onHide: () => void;
}

/** Asks for confirmation before a product is deleted. */
export function DeleteProduct({ product, onHide }: DeleteProductProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const [deleteProduct] = useDeleteVendorProductMutation();
  return (
    <ConfirmDelete
      text={t('products.delete.text', { name: localized(product.name, product.name_arabic) })}
      onDelete={() => deleteProduct(product.slug).unwrap()}
      failed={t('products.delete.failed')}
      onHide={onHide}
    />
  );
}
