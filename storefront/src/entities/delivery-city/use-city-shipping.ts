import type { ShippingRule } from '@balsam/shared-api';
import { useGetCityShippingQuery } from './city-shipping-api.ts';
import { useDeliveryCity } from './use-delivery-city.ts';

/**
 * A seller's shipping rule for the shopper's city.
 * @param general rule to show while the city is unknown or its rule is not loaded
 * @returns `cityName` is set if the rule is for that city; a null rule then means that the seller does not ship there
 */
export function useCityShipping(
  vendorId: number,
  general: ShippingRule | null,
): { rule: ShippingRule | null; cityName: string | undefined } {
  const { city, name } = useDeliveryCity();
  const { currentData } = useGetCityShippingQuery({ vendor: vendorId, city: city?.city ?? 0 }, { skip: city === null });
  if (currentData === undefined || name === undefined) return { rule: general, cityName: undefined };
  return { rule: currentData, cityName: name };
}
