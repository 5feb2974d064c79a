import { isApiError, type UnchangedProduct, type VendorProduct } from '@balsam/shared-api';
import { ConfirmModal, toastError, toastSuccess } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkFailures } from './BulkFailures.tsx';
import { useChangeVendorProductsMutation, type BulkAction } from './productsApi.ts';

interface BulkChangeProps {
  action: BulkAction;
  products: readonly VendorProduct[];
  /** Called once it is done, for all or for some of them. */
  onDone: () => void;
  onHide: () => void;
}

/** Asks before several products are changed at once, and names those that could not be. */
export function BulkChange({ action, products, onDone, onHide }: BulkChangeProps) {
  const { t } = useTranslation('vendor-portal');
  const [changeProducts, { isLoading }] = useChangeVendorProductsMutation();
  const [failed, setFailed] = useState<UnchangedProduct[]>([]);
  const count = products.length;

  const confirm = async () => {
    try {
      const result = await changeProducts({ ids: products.map(({ id }) => id), action }).unwrap();
      if (result.done > 0) toastSuccess(t(`products.bulk.${action}.done`, { count: result.done }));
      onDone();
      if (result.failed.length > 0) setFailed(result.failed);
      else onHide();
    } catch (error) {
      toastError((isApiError(error) && error.message) || t('products.bulk.failed'));
      onHide();
    }
  };

  if (failed.length > 0) return <BulkFailures failed={failed} onHide={onHide} />;
  return (
    <ConfirmModal
      show
      danger={action === 'delete'}
      title={t(`products.bulk.${action}.title`, { count })}
      text={t(`products.bulk.${action}.text`)}
      confirmLabel={t(`products.bulk.${action}.confirm`)}
      cancelLabel={t('products.delete.cancel')}
      onConfirm={() => void confirm()}
      onHide={onHide}
      busy={isLoading}
    />
  );
}
