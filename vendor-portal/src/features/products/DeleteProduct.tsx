import { isApiError, type VendorProduct } from '@balsam/shared-api';
import { ConfirmModal, toastError, toastSuccess, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDeleteVendorProductMutation } from './productsApi.ts';

interface DeleteProductProps {
  product: VendorProduct;
  onHide: () => void;
}

/** Asks before a product is deleted. */
export function DeleteProduct({ product, onHide }: DeleteProductProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const [deleteProduct, { isLoading }] = useDeleteVendorProductMutation();

  const confirm = async () => {
    try {
      const { message } = await deleteProduct(product.slug).unwrap();
      toastSuccess(message || t('products.delete.done'));
    } catch (error) {
      toastError((isApiError(error) && error.message) || t('products.delete.failed'));
    }
    onHide();
  };

  return (
    <ConfirmModal
      show
      danger
      title={t('products.delete.title')}
      text={t('products.delete.text', { name: localized(product.name, product.name_arabic) })}
      confirmLabel={t('products.delete.confirm')}
      cancelLabel={t('products.delete.cancel')}
      onConfirm={() => void confirm()}
      onHide={onHide}
      busy={isLoading}
    />
  );
}
