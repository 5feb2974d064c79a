import type { VatCountry, VatRegime } from '../../../facts/vat.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { vatRegime, vendorCountry } from '../../catalogue/shop/vendor-vat.ts';
import type { TaxSettingsForm, vatStates } from './tax-schemas.ts';

/** A vendor's tax registration, with the contact to notify about it. */
export interface TaxRow {
  id: number;
  company_name: string;
  country: VatCountry | null;
  /** Regime in effect; `vat_regime` is the admin's decision. */
  regime: VatRegime;
  vat_regime: VatRegime | null;
  vat_number: string;
  legal_name: string;
  legal_name_ar: string;
  vat_state: (typeof vatStates)[number];
  vat_asked_at: string | null;
  vat_decided_at: string | null;
  vat_remarks: string;
  updated_at: string;
  email: string;
  firstname: string;
  lang: Lang;
}

const columns = sql`v.id, v.company_name, ${vendorCountry} AS country, ${vatRegime} AS regime, v.vat_regime, v.vat_number,
  v.legal_name, v.legal_name_ar, v.vat_state, v.vat_asked_at, v.vat_decided_at, v.vat_remarks, v.updated_at, u.email, u.firstname, u.lang`;

const source = sql`vendors v CROSS JOIN LATERAL vendor_owner(v.id) u`;

/** Tax registrations of vendors. */
export const createTaxRepository = (database: Database) => ({
  find: (vendorId: number) =>
    database.first<TaxRow>(sql`SELECT ${columns} FROM ${source} WHERE v.id = ${vendorId} AND v.deleted_at IS NULL`),

  /** The same, locked until the transaction ends, which serializes it with purchases from the vendor. */
  lock: (vendorId: number) =>
    database.first<TaxRow>(
      sql`SELECT ${columns} FROM ${source} WHERE v.id = ${vendorId} AND v.deleted_at IS NULL FOR UPDATE OF v`,
    ),

  /** True if another vendor uses or has submitted this number, even while that vendor is submitting a new one. */
  async isTaken(vatNumber: string, besides: number): Promise<boolean> {
    const row = await database.first(sql`
      SELECT id FROM vendors WHERE id <> ${besides} AND deleted_at IS NULL
        AND (vat_number = ${vatNumber} AND vat_state <> 'rejected'
          OR verified_vat_number = ${vatNumber} AND vat_regime = 'registered') LIMIT 1`);
    return row !== null;
  },

  ask: (vendorId: number, form: TaxSettingsForm) =>
    database.query(sql`
      UPDATE vendors SET vat_number = ${form.vat_number}, legal_name = ${form.legal_name},
        legal_name_ar = ${form.legal_name_arabic}, vat_state = 'waiting', vat_asked_at = now(), vat_remarks = '',
        updated_at = now()
      WHERE id = ${vendorId}`),

  /** @param regime null for the default regime of unverified vendors in the country */
  decide: (vendorId: number, adminId: number, regime: VatRegime | null, remarks: string) =>
    database.query(sql`
      UPDATE vendors SET vat_regime = ${regime}, vat_state = ${regime === null ? 'rejected' : 'verified'},
        vat_remarks = ${remarks}, vat_decided_by = ${adminId}, vat_decided_at = now(), updated_at = now()
      WHERE id = ${vendorId}`),
});
