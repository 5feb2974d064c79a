import type { Database } from '../../../database/database.ts';
import type { SQL } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import {
  createInvoiceRepository,
  invoiceCondition,
  type InvoiceScope,
  type SubOrderScope,
  type StoredDocument,
} from './repository.ts';
import { toInvoice } from './view.ts';

/** A sub-order has one invoice, except after cancelling and shipping again. */
const MOST_OF_A_PART = 100;

/** Invoices, scoped to their owner. */
export const createInvoiceReader = (database: Database) => {
  const invoices = createInvoiceRepository(database);
  return {
    /**
     * Invoices of a sub-order, oldest first.
     * @throws AppError 404 if missing or someone else's
     */
    async ofPart(owner: SubOrderScope) {
      if (!(await invoices.hasPart(owner))) throw notFound();
      const rows = await invoices.list(invoiceCondition(owner, {}), MOST_OF_A_PART, 0);
      return { invoices: rows.toReversed().map(toInvoice) };
    },

    async page(condition: SQL, page: number, size: number) {
      const [rows, total] = await Promise.all([
        invoices.list(condition, size, offsetOf(page, size)),
        invoices.count(condition),
      ]);
      return { rows, meta: pageMeta(page, size, total) };
    },

    /** @throws AppError 404 if missing or someone else's */
    async document(owner: InvoiceScope, which: { number: string } | { id: number }): Promise<StoredDocument> {
      const document = await invoices.document(owner, which);
      if (!document) throw notFound();
      return document;
    },
  };
};
