import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../../src/database/database.ts';
import { sql } from '../../../src/sql/sql.ts';
import { pdfPage } from '../pdf-page.ts';
import { demoVendors } from '../people/vendors.ts';

/** Vendor who recently started to issue invoices with their own software. */
const OWN_PROGRAM = demoVendors.findIndex(({ prefix }) => prefix === 'MRJ') + 1;
const OWN_NUMBER = 'MRJ-2026-0117';
const OWN_KEY = 'demo-own-invoice.pdf';

const ownInvoice = () => pdfPage(['Tax invoice', `Number: ${OWN_NUMBER}`, 'Invented for the demo.']);

/** Writes the vendor's own invoice to the folder of private files. */
export const writeOwnInvoice = (folder: string): Promise<void> => writeFile(path.join(folder, OWN_KEY), ownInvoice());

/** Adds company VAT numbers to some billing addresses. */
const stateNumbers = sql`
  UPDATE orders SET billing_address = billing_address || jsonb_build_object(
    'company_name', coalesce(nullif(billing_address ->> 'company_name', ''), 'Al Noor Clinic'),
    'vat_number', CASE billing_address ->> 'country' WHEN 'Bahrain' THEN '220044556600002' ELSE '311122334400003' END)
  WHERE id % 7 = 3 AND billing_address ->> 'country' IN ('Bahrain', 'Saudi Arabia')`;

/** Issues the documents of each status change at its time. */
const issueAll = sql`
  SELECT CASE WHEN order_is_sent(step.to_status) THEN issue_part_invoice(step.vendor_order_id, step.created_at)
    ELSE issue_credit_note(step.vendor_order_id, NULL, step.note, CASE WHEN order_is_refunded(step.to_status) THEN 'refunded' ELSE 'cancelled' END, NULL, step.created_at) END
  FROM order_status_history step
  WHERE (order_is_sent(step.to_status) OR order_is_cancelled(step.to_status)) AND step.from_status IS DISTINCT FROM step.to_status
  ORDER BY step.created_at, step.id`;

const keepOwn = (bytes: number) => sql`
  WITH file AS (
    INSERT INTO files (storage_key, visibility, original_name, mime, bytes)
    VALUES (${OWN_KEY}, 'private', ${`${OWN_NUMBER}.pdf`}, 'application/pdf', ${bytes}) RETURNING id
  )
  SELECT keep_own_invoice(part.id, ${OWN_NUMBER}, file.id)
  FROM file, LATERAL (
    SELECT id FROM vendor_orders WHERE vendor_id = ${OWN_PROGRAM} AND order_is_preparing(status) AND placed_at IS NOT NULL ORDER BY id LIMIT 1) AS part`;

/** Issues invoices and credit notes of the demo's orders, without PDFs; one vendor recently switched to their own. */
export const issueInvoices = async (database: Database): Promise<void> => {
  await database.query(stateNumbers);
  await database.query(issueAll);
  await database.query(keepOwn(ownInvoice().length));
  await database.query(sql`UPDATE vendors SET invoice_mode = 'own' WHERE id = ${OWN_PROGRAM}`);
};
