import { isApiError, type ShippingZone } from '@balsam/shared-api';
import { ConfirmModal, toastError, toastSuccess } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useRemoveShippingZoneMutation } from '../settingsApi.ts';
import { useZoneName } from './useZoneName.ts';

interface DeleteZoneProps {
  zone: ShippingZone;
  onHide: () => void;
}

/** Asks before the vendor ships somewhere no longer. */
export function DeleteZone({ zone, onHide }: DeleteZoneProps) {
  const { t } = useTranslation('vendor-portal');
  const nameOf = useZoneName();
  const [removeZone, { isLoading }] = useRemoveShippingZoneMutation();

  const confirm = async () => {
    try {
      const { message } = await removeZone(zone.id).unwrap();
      toastSuccess(message);
    } catch (error) {
      toastError((isApiError(error) && error.message) || t('settings.failed'));
    }
    onHide();
  };

  return (
    <ConfirmModal
      show
      danger
      title={t('settings.shipping.deleteTitle', { name: nameOf(zone) })}
      text={t('settings.shipping.deleteText')}
      confirmLabel={t('settings.shipping.deleteConfirm')}
      cancelLabel={t('settings.shipping.cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onHide={onHide}
    />
  );
}
