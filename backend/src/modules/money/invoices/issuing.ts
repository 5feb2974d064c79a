import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';

/**
 * Issues the documents that no status change issues. Sub-order invoices, and credit notes for cancelled ones, come from
 * triggers (schema/functions/22-invoices.sql). Call it as the last step of the causing transaction, because it locks the issuer's
 * number series.
 */
export const createInvoicing = (database: Database) => {
  /**
   * @param id SQL that issues a document and returns its id, or null
   * @returns its number
   */
  const issued = async (id: SQL): Promise<string | null> => {
    const made = await database.first<{ id: number | null }>(sql`SELECT ${id} AS id`);
    const row = await database.first<{ invoice_no: string }>(
      sql`SELECT invoice_no FROM invoices WHERE id = ${made?.id ?? null}`,
    );
    return row?.invoice_no ?? null;
  };

  return {
    /**
     * Balsam's invoice to a vendor for the commission on a closed statement, or a credit note if more was returned than
     * charged.
     * @returns its number; null for a statement without commission
     */
    forStatement: (statementId: number): Promise<string | null> =>
      issued(sql`issue_commission_invoice(${statementId})`),
  };
};
