import type { ShippingZone } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that names a zone by its country. Without a country, it covers all other countries, or all if it
 * is the only zone.
 */
export function useZoneName() {
  const { t } = useTranslation('vendor-portal');
  return (country: ShippingZone['country'], zones: readonly ShippingZone[]): string => {
    const hasOthers = zones.some((zone) => zone.country !== null);
    return country?.name ?? t(hasOthers ? 'settings.shipping.elsewhere' : 'settings.shipping.anywhere');
  };
}
