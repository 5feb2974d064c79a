import { vatCountries, VAT_COUNTRIES } from '../facts/vat.ts';
import { sql, type SQL } from '../sql/sql.ts';

const byCountry = vatCountries.map((iso2) => `WHEN '${iso2}' THEN '${VAT_COUNTRIES[iso2].unverified}'`).join(' ');

/**
 * What a vendor is to the tax office.
 * @param decided what an admin has decided, or null
 * @param country of the vendor, by its two letters, or null: it decides about who is not verified
 */
export const vatRegimeBy = (decided: SQL, country: SQL): SQL =>
  sql`coalesce(${decided}, CASE ${country} ${sql.raw(byCountry)} ELSE 'unregistered' END)`;
