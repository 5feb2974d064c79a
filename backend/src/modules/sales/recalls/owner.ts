import { sql, type SQL } from '../../../sql/sql.ts';

/** Reader of recalls: a vendor by id, or null for the admins. */
export type RecallOwner = number | null;

/** Recalls written by a reader: admins do not see the drafts of vendors, and may change what vendors have opened. */
export const writtenBy = (owner: RecallOwner): SQL =>
  owner === null ? sql`(r.vendor_id IS NULL OR r.state IN ('open', 'closed'))` : sql`r.vendor_id = ${owner}`;

/** Recalls that a reader may see: a vendor those that concern their products as well. */
export const visibleTo = (owner: RecallOwner): SQL =>
  owner === null
    ? writtenBy(owner)
    : sql`(${writtenBy(owner)} OR r.state IN ('open', 'closed') AND EXISTS (
        SELECT FROM recall_products rp JOIN products p ON p.id = rp.product_id
        WHERE rp.recall_id = r.id AND p.vendor_id = ${owner}))`;

/** Condition on a row with the column `vendor_id`. */
export const ofOwner = (owner: RecallOwner, vendorId: SQL): SQL =>
  owner === null ? sql`true` : sql`${vendorId} = ${owner}`;
