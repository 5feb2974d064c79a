import type { ShippingZone } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

/** Names a zone by its country. */
export function useZoneName() {
  const { t } = useTranslation('vendor-portal');
  return ({ country }: ShippingZone): string => country?.name ?? t('settings.shipping.elsewhere');
}
