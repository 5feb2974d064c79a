import type { VatClass, VatRegime } from '../../facts/vat.ts';
import { sql } from '../../sql/sql.ts';
import { vatClass, vatRegime, vendorCountry } from '../shop/vendor-vat.ts';

/** Why nothing is taxed where it is not the class that says so. */
export const vatReasons = ['not_registered', 'export'] as const;
type VatReason = (typeof vatReasons)[number];

/** Who owes the tax, and the invoice. */
export const taxIssuers = ['vendor', 'platform'] as const;
export type TaxIssuer = (typeof taxIssuers)[number];

/** How a line would be taxed now; the rate in basis points. */
export interface LineRate {
  vat_class: VatClass;
  vat_reason: VatReason | null;
  vat_bp: number;
  tax_regime: VatRegime;
  /** Whose law it is, by its two letters; null for a vendor who has not said where he is. */
  tax_country: string | null;
}

/**
 * One row, the LineRate of the product `p` of the category `c` and the vendor `v` for the row `destination`. What leaves the
 * vendor's country is not taxed there, although its price stays what it is: to be confirmed by a tax adviser, it stands here
 * alone. Where nobody knows yet where a parcel goes, it stays in the country.
 */
export const lineRateSource = sql`(
  SELECT known.*, CASE WHEN known.vat_reason IS NOT NULL THEN 0 ELSE coalesce((
    SELECT r.rate_bp FROM vat_rates r
    WHERE r.country_iso2 = known.tax_country AND r.vat_class = known.vat_class
      AND r.from_day <= (now() AT TIME ZONE 'Asia/Riyadh')::date
    ORDER BY r.from_day DESC LIMIT 1), 0) END AS vat_bp
  FROM (
    SELECT ${vatClass} AS vat_class, regime.tax_regime, ${vendorCountry} AS tax_country,
      CASE WHEN regime.tax_regime = 'unregistered' THEN 'not_registered'
        WHEN destination.stated_id <> v.country_id THEN 'export' END AS vat_reason
    FROM (SELECT ${vatRegime} AS tax_regime) AS regime
  ) AS known)`;

/** Who owes the tax of what a vendor sells: the marketplace, where it is deemed to supply in his place. */
export const issuerOf = ({ tax_regime: regime }: Pick<LineRate, 'tax_regime'>): TaxIssuer =>
  regime === 'deemed' ? 'platform' : 'vendor';
