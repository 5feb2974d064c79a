import { canBePaid } from '../../catalogue/shop/vendor-payment.ts';
import { sql } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { StoreSetup } from './schemas.ts';

const NOTHING: z.infer<typeof StoreSetup> = {
  company: false,
  logo: false,
  address: false,
  shipping: false,
  payment: false,
  bank: false,
  vat: false,
  product: false,
  approved_product: false,
};

/**
 * Reads the setup progress of a store.
 * @returns a function of the vendor id
 */
export const createSetupReader =
  (database: Database, takesCards: boolean) =>
  async (vendorId: number): Promise<z.infer<typeof StoreSetup>> => {
    const ownProducts = sql`SELECT 1 FROM products p WHERE p.vendor_id = v.id AND p.deleted_at IS NULL`;
    const row = await database.first<z.infer<typeof StoreSetup>>(sql`
      SELECT v.cr_number <> '' AS company, v.logo_file_id IS NOT NULL AS logo,
        v.company_address <> '' AND v.city_id IS NOT NULL AS address,
        EXISTS (SELECT 1 FROM shipping_zones z WHERE z.vendor_id = v.id) AS shipping, (${canBePaid(takesCards)}) AS payment,
        EXISTS (SELECT 1 FROM vendor_bank_accounts b WHERE b.vendor_id = v.id AND b.state IN ('waiting', 'verified')) AS bank,
        v.vat_state IN ('waiting', 'verified') AS vat,
        EXISTS (${ownProducts}) AS product,
        EXISTS (${ownProducts} AND p.status = 'active' AND p.approval_status = 1) AS approved_product
      FROM vendors v WHERE v.id = ${vendorId}`);
    return row ?? NOTHING;
  };
