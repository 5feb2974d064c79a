import type { Database } from '../../database/database.ts';
import type { SQL } from '../../sql/sql.ts';
import { notFound } from '../../wire/errors.ts';
import { offsetOf, pageMeta } from '../../wire/paging.ts';
import {
  createInvoiceRepository,
  invoiceCondition,
  type InvoiceScope,
  type PartScope,
  type StoredDocument,
} from './repository.ts';
import { toInvoice } from './view.ts';

/** A part has one invoice, but for what was cancelled and sent again. */
const MOST_OF_A_PART = 100;

/** Reads invoices for whoever they belong to. */
export const createInvoiceReader = (database: Database) => {
  const invoices = createInvoiceRepository(database);
  return {
    /** Those of one part, the oldest first. @throws AppError 404 missing or somebody else's */
    async ofPart(owner: PartScope) {
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

    /** @throws AppError 404 missing or somebody else's */
    async document(owner: InvoiceScope, which: { number: string } | { id: number }): Promise<StoredDocument> {
      const document = await invoices.document(owner, which);
      if (!document) throw notFound();
      return document;
    },
  };
};
