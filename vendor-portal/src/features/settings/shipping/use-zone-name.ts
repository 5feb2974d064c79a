import type { ShippingZone } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

/** Names a zone by its country. One without a country is for all others; for all, where there is no other. */
export function useZoneName() {
  const { t } = useTranslation('vendor-portal');
  return (country: ShippingZone['country'], zones: readonly ShippingZone[]): string => {
    const hasOthers = zones.some((zone) => zone.country !== null);
    return country?.name ?? t(hasOthers ? 'settings.shipping.elsewhere' : 'settings.shipping.anywhere');
  };
}
