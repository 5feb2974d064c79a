import type { Database } from '../../database/database.ts';
import { sql, type SQL } from '../../sql/sql.ts';

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
     * The marketplace's invoice to a vendor for the commission that a closed statement holds, or a credit note where more was given
     * back than charged.
     * @returns its number; null for a statement without commission
     */
    forStatement: (statementId: number): Promise<string | null> =>
      issued(sql`issue_commission_invoice(${statementId})`),
  };
};
