import { vatRegimeBy } from '../../../ledger/vat-regime.ts';
import { sql } from '../../../sql/sql.ts';

/** ISO code of the vendor `v`'s country. */
export const vendorCountry = sql`(SELECT iso2 FROM countries WHERE id = v.country_id)`;

/** Tax regime of the vendor `v`: the admin's decision, otherwise the country's default for an unverified vendor. */
export const vatRegime = vatRegimeBy(sql`v.vat_regime`, vendorCountry);

/**
 * Tax class of the product `p` of the category `c`: its own class takes precedence. Zero-rating is only for goods
 * listed by an authority, so without a registration number a product is taxed at the standard rate in any category.
 */
export const vatClass = sql`CASE WHEN p.sfda_number = '' AND p.nhra_number = '' THEN 'standard' ELSE coalesce(nullif(p.vat_class, ''), c.vat_class) END`;
