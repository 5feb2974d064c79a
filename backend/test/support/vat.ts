import type { VatClass, VatRegime } from '../../src/facts/vat.ts';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from './app.ts';

let numbers = 0;

/** An unused VAT number, valid in the formats of Saudi Arabia and Bahrain. */
export const newVatNumber = (): string => `3${String((numbers += 1)).padStart(13, '0')}3`;

/** Vendors and products by their tax status. */
export const createTaxpayers = ({ database, make }: Pick<TestApp, 'database' | 'make'>) => ({
  /** A vendor of a country; without a regime, not verified yet. */
  async vendor(iso2: 'SA' | 'BH', regime: VatRegime | null = null) {
    const vendor = await make.vendor();
    await database.query(sql`
      UPDATE vendors SET country_id = ${await make.country({ iso2, name: iso2 })} WHERE id = ${vendor.vendorId}`);
    if (regime)
      await database.query(sql`
        UPDATE vendors SET vat_regime = ${regime}, vat_state = 'verified', vat_number = ${newVatNumber()}
        WHERE id = ${vendor.vendorId}`);
    return vendor;
  },

  /** A product listed by an authority, with its registration number. */
  list: (productId: number, vatClass: VatClass, basis = 'SFDA-1') =>
    database.query(sql`UPDATE products SET vat_class = ${vatClass}, sfda_number = ${basis} WHERE id = ${productId}`),
});
