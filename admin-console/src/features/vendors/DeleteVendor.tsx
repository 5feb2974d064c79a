import type { AdminVendorRow } from '@balsam/shared-api';
import { ConfirmDelete } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDeleteVendorMutation } from './vendors-api.ts';

interface DeleteVendorProps {
  vendor: AdminVendorRow;
  onHide: () => void;
}

/** Asks for confirmation before deleting a vendor. Deletion fails while orders are in progress. */
export function DeleteVendor({ vendor, onHide }: DeleteVendorProps) {
  const { t } = useTranslation('admin-console');
  const [deleteVendor] = useDeleteVendorMutation();
  return (
    <ConfirmDelete
      text={t('vendors.deleteText', { name: vendor.name })}
      onDelete={() => deleteVendor(vendor.id).unwrap()}
      done={t('vendors.deleted')}
      failed={t('vendors.deleteFailed')}
      onHide={onHide}
    />
  );
}
