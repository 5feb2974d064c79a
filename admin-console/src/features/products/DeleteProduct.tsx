import type { AdminProduct } from '@balsam/shared-api';
import { ConfirmDelete, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDeleteAdminProductMutation } from './products-api.ts';

interface DeleteProductProps {
  product: Pick<AdminProduct, 'id' | 'name' | 'name_arabic'>;
  /** Called after the deletion. */
  onDeleted?: () => void;
  onHide: () => void;
}

/** Asks for confirmation before deleting a product. */
export function DeleteProduct({ product, onDeleted, onHide }: DeleteProductProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [deleteProduct] = useDeleteAdminProductMutation();
  const remove = async () => {
    const response = await deleteProduct(product.id).unwrap();
    onDeleted?.();
    return response;
  };
  return (
    <ConfirmDelete
      text={t('products.deleteText', { name: localized(product.name, product.name_arabic) })}
      onDelete={remove}
      failed={t('products.deleteFailed')}
      onHide={onHide}
    />
  );
}
