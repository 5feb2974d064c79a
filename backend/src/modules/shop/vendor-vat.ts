import { vatCountries, VAT_COUNTRIES } from '../../facts/vat.ts';
import { sql } from '../../sql/sql.ts';

const byCountry = vatCountries.map((iso2) => `WHEN '${iso2}' THEN '${VAT_COUNTRIES[iso2].unverified}'`).join(' ');

/** The country of the vendor `v`, by its two letters. */
export const vendorCountry = sql`(SELECT iso2 FROM countries WHERE id = v.country_id)`;

/** What the vendor `v` is to the tax office: what an admin has decided, else what his country makes of who is not verified. */
export const vatRegime = sql`coalesce(v.vat_regime, CASE ${vendorCountry} ${sql.raw(byCountry)} ELSE 'unregistered' END)`;

/**
 * How the product `p` of the category `c` is taxed: its own class wins. The zero rate is only for goods on an authority's
 * list, so without the number of its registration a product is taxed at the standard rate, whatever its category.
 */
export const vatClass = sql`CASE WHEN p.vat_basis = '' THEN 'standard' ELSE coalesce(nullif(p.vat_class, ''), c.vat_class) END`;
