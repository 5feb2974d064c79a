import type { Database } from '../../database/database.ts';
import { sql, type SQL } from '../../sql/sql.ts';

/** What comes back of a sold line: minor units, of this return alone. */
interface ReturnedUnits {
  readonly orderItemId: number;
  readonly quantity: number;
  /** Price times quantity, tax included. */
  readonly subTotal: number;
  readonly discountVendor: number;
  readonly discountPlatform: number;
  readonly vatGoods: number;
  readonly shipping: number;
  readonly vatShipping: number;
}

export interface Return {
  readonly vendorOrderId: number;
  readonly returnId: number;
  /** Printed on the credit note. */
  readonly reason: string;
  readonly lines: readonly ReturnedUnits[];
}

/**
 * Issues what no change of status issues; the invoice of a part, and the credit note of a cancelled one, come from the database
 * itself (0065-invoices.sql). Called in the transaction of what causes it, as its last step: the series of the issuer is locked
 * from then on.
 */
export const createInvoicing = (database: Database) => {
  /** @param id what issues a document and gives its id, or null. @returns its number */
  const issued = async (id: SQL): Promise<string | null> => {
    const made = await database.first<{ id: number | null }>(sql`SELECT ${id} AS id`);
    const row = await database.first<{ invoice_no: string }>(
      sql`SELECT invoice_no FROM invoices WHERE id = ${made?.id ?? null}`,
    );
    return row?.invoice_no ?? null;
  };

  return {
    /**
     * A credit note of what a return gives back, once; it is numbered in the series of the part's issuer.
     * @returns its number; null where no invoice of ours is to be corrected: one from before invoices, or of a vendor's own program
     */
    creditUnits({ vendorOrderId, returnId, reason, lines }: Return): Promise<string | null> {
      const charged = lines.map(
        (line) => sql`ROW(0, ${line.orderItemId}, ${line.quantity}, ${line.subTotal}, ${line.discountVendor},
        ${line.discountPlatform}, ${line.vatGoods}, ${line.shipping}, ${line.vatShipping})::invoice_lines`,
      );
      return issued(sql`issue_credit_note(
      ${vendorOrderId}, ARRAY[${sql.join(charged, sql`, `)}], ${reason}, 'returned', ${returnId})`);
    },

    /**
     * The marketplace's invoice to a vendor for the commission that a closed statement holds, or a credit note where more was given
     * back than charged.
     * @returns its number; null for a statement without commission
     */
    forStatement: (statementId: number): Promise<string | null> =>
      issued(sql`issue_commission_invoice(${statementId})`),
  };
};
