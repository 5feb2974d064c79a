import { vatRegimeBy } from '../../ledger/vat-regime.ts';
import { sql } from '../../sql/sql.ts';

/** The country of the vendor `v`, by its two letters. */
export const vendorCountry = sql`(SELECT iso2 FROM countries WHERE id = v.country_id)`;

/** What the vendor `v` is to the tax office: what an admin has decided, else what his country makes of who is not verified. */
export const vatRegime = vatRegimeBy(sql`v.vat_regime`, vendorCountry);

/**
 * How the product `p` of the category `c` is taxed: its own class wins. The zero rate is only for goods on an authority's
 * list, so without the number of its registration a product is taxed at the standard rate, whatever its category.
 */
export const vatClass = sql`CASE WHEN p.vat_basis = '' THEN 'standard' ELSE coalesce(nullif(p.vat_class, ''), c.vat_class) END`;
