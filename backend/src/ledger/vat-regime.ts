import { vatCountries, VAT_COUNTRIES } from '../facts/vat.ts';
import { sql, type SQL } from '../sql/sql.ts';

const byCountry = vatCountries.map((iso2) => `WHEN '${iso2}' THEN '${VAT_COUNTRIES[iso2].unverified}'`).join(' ');

/**
 * VAT status of a vendor.
 * @param decided an admin's decision, or null
 * @param country of the vendor (ISO 3166-1), or null; determines the default
 */
export const vatRegimeBy = (decided: SQL, country: SQL): SQL =>
  sql`coalesce(${decided}, CASE ${country} ${sql.raw(byCountry)} ELSE 'unregistered' END)`;
