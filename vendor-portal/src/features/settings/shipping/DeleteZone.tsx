import type { ShippingZone } from '@balsam/shared-api';
import { ConfirmDelete } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useRemoveShippingZoneMutation } from '../../../entities/settings/settings-api.ts';
import { useZoneName } from './use-zone-name.ts';

interface DeleteZoneProps {
  zone: ShippingZone;
  zones: readonly ShippingZone[];
  onHide: () => void;
}

/** Asks for confirmation before a shipping zone is deleted. */
export function DeleteZone({ zone, zones, onHide }: DeleteZoneProps) {
  const { t } = useTranslation('vendor-portal');
  const nameOf = useZoneName();
  const [removeZone] = useRemoveShippingZoneMutation();
  return (
    <ConfirmDelete
      title={t('settings.shipping.deleteTitle', { name: nameOf(zone.country, zones) })}
      text={t('settings.shipping.deleteText')}
      onDelete={() => removeZone(zone.id).unwrap()}
      failed={t('settings.failed')}
      onHide={onHide}
    />
  );
}
