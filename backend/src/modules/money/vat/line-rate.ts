import type { VatClass, VatRegime } from '../../../facts/vat.ts';
import { sql } from '../../../sql/sql.ts';
import { vatClass, vatRegime, vendorCountry } from '../../catalogue/shop/vendor-vat.ts';
import { today } from '../../../calendar/today.ts';

/** Reasons for not taxing, other than the class of the goods. */
export const vatReasons = ['not_registered', 'export'] as const;
type VatReason = (typeof vatReasons)[number];

/** Debtor of the tax, who also issues the invoice. */
export const taxIssuers = ['vendor', 'platform'] as const;
export type TaxIssuer = (typeof taxIssuers)[number];

/** Current taxation of a line; the rate in basis points. */
export interface LineRate {
  vat_class: VatClass;
  vat_reason: VatReason | null;
  vat_bp: number;
  tax_regime: VatRegime;
  /** Two-letter country of the tax law; null if the vendor has not set one. */
  tax_country: string | null;
}

/**
 * Subquery with one row: the LineRate of the product `p` of category `c` and vendor `v`, for the row `destination`.
 * Exports are not taxed in the vendor's country, although the price stays the same; this rule is still to be confirmed
 * by a tax adviser and is defined only here. An unknown destination counts as domestic.
 */
export const lineRateSource = sql`(
  SELECT known.*, CASE WHEN known.vat_reason IS NOT NULL THEN 0 ELSE coalesce((
    SELECT r.rate_bp FROM vat_rates r
    WHERE r.country_iso2 = known.tax_country AND r.vat_class = known.vat_class
      AND r.from_day <= ${today}
    ORDER BY r.from_day DESC LIMIT 1), 0) END AS vat_bp
  FROM (
    SELECT ${vatClass} AS vat_class, regime.tax_regime, ${vendorCountry} AS tax_country,
      CASE WHEN regime.tax_regime = 'unregistered' THEN 'not_registered'
        WHEN destination.stated_id <> v.country_id THEN 'export' END AS vat_reason
    FROM (SELECT ${vatRegime} AS tax_regime) AS regime
  ) AS known)`;

/** Debtor of the tax on a vendor's sales: the marketplace if it is the deemed supplier. */
export const issuerOf = ({ tax_regime: regime }: Pick<LineRate, 'tax_regime'>): TaxIssuer =>
  regime === 'deemed' ? 'platform' : 'vendor';
