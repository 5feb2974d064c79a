import { eachCurrency } from '../../../src/facts/currencies.ts';
import type { Currency } from '../../../src/wire/schemas.ts';
import type { Places } from '../places.ts';
import { demoVendors } from './vendors.ts';

/** A vendor's rule for one destination; `countryId` null is everywhere else. Amounts in minor units. */
export interface DemoZone {
  id: number;
  vendorId: number;
  countryId: number | null;
  days: readonly [min: number, max: number];
  rates: Record<Currency, { flat_fee: number; free_from: number | null }>;
}

/** An amount in riyals, converted to a round amount in each currency. */
const inEach = (riyals: number): Record<Currency, number> => ({
  SAR: riyals * 100,
  BHD: riyals * 100,
  USD: Math.ceil(riyals / 3.75) * 100,
});

function rates(fee: number, freeFrom: number | null): DemoZone['rates'] {
  const [fees, free] = [inEach(fee), freeFrom === null ? null : inEach(freeFrom)];
  return eachCurrency((currency) => ({ flat_fee: fees[currency], free_from: free && free[currency] }));
}

/** Each vendor's zones: the own country, the neighbour across the causeway, everywhere else. */
export function buildZones({ countries }: Places): DemoZone[] {
  const countryId = (iso2: string) => countries.find((country) => country.iso2 === iso2)?.id ?? null;
  return demoVendors.flatMap((vendor, index): DemoZone[] => {
    const [firstId, vendorId] = [index * 3 + 1, index + 1];
    const neighbour = vendor.iso2 === 'BH' ? 'SA' : 'BH';
    const free = vendor.freeFromSar;
    return [
      { id: firstId, vendorId, countryId: countryId(vendor.iso2), days: [1, 3], rates: rates(10, free) },
      { id: firstId + 1, vendorId, countryId: countryId(neighbour), days: [2, 5], rates: rates(20, free * 2) },
      { id: firstId + 2, vendorId, countryId: null, days: [4, 9], rates: rates(60, null) },
    ];
  });
}

export const zoneRows = (zones: readonly DemoZone[]) =>
  zones.map(({ id, vendorId, countryId, days: [min, max] }) => ({
    id,
    vendor_id: vendorId,
    country_id: countryId,
    handling_days_min: min,
    handling_days_max: max,
    cold: true,
  }));

export const rateRows = (zones: readonly DemoZone[]) =>
  zones.flatMap(({ id, rates: byCurrency }) =>
    Object.entries(byCurrency).map(([currency, rate]) => ({ zone_id: id, currency, ...rate })),
  );
