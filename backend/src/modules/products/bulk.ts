import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import { refreshSearch } from '../../search/searchIndex.ts';
import { createAuditLog } from '../admin/auditLog.ts';
import type { BulkAction } from './form.ts';
import { auditedColumns } from './repository.ts';
import type { Writer } from './service.ts';

interface Candidate {
  id: number;
  name: string;
  name_ar: string;
  has_picture: boolean;
  before: Record<string, unknown>;
}

/** What a change of many products came to. `reason` is a translation key. */
export interface BulkOutcome {
  done: number;
  failed: { id: number; name: string; name_ar: string; reason: string }[];
}

const changes: Record<BulkAction, { set: SQL; action: string; after: Record<string, unknown> }> = {
  activate: { set: sql`status = 'active'`, action: 'product.activated', after: { status: 'active' } },
  draft: { set: sql`status = 'draft'`, action: 'product.drafted', after: { status: 'draft' } },
  delete: { set: sql`deleted_at = now()`, action: 'product.deleted', after: {} },
};

/** Changes products without their form. Deleted ones leave all lists, and stay for the orders that refer to them. */
export const createBulkService = (database: Database) => {
  const auditLog = createAuditLog(database);

  const lock = (vendorId: number, named: SQL) =>
    database.query<Candidate>(sql`
      SELECT p.id, p.name, p.name_ar, ${auditedColumns} AS before,
        EXISTS (SELECT 1 FROM product_images i WHERE i.product_id = p.id) AS has_picture
      FROM products p WHERE ${named} AND p.vendor_id = ${vendorId} AND p.deleted_at IS NULL ORDER BY p.id FOR UPDATE`);

  const apply = async ({ userId }: Writer, candidates: readonly Candidate[], action: BulkAction): Promise<void> => {
    const { set, action: logged, after } = changes[action];
    const ids = candidates.map(({ id }) => id);
    await database.query(sql`
      UPDATE products SET ${set}, updated_at = clock_timestamp()
      WHERE id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
    if (action === 'delete') await refreshSearch(database, ids);
    for (const { id, before } of candidates) {
      const entry = { action: logged, entity: 'product', entityId: id, before, after } as const;
      await auditLog.record({ id: userId, role: 2 }, entry);
    }
  };

  return {
    /** Deletes one product. @throws AppError 404 missing or another vendor's */
    remove: (writer: Writer, slug: string): Promise<void> =>
      database.transaction(async () => {
        const candidates = await lock(writer.vendorId, sql`p.slug = ${slug}`);
        if (candidates.length === 0) throw notFound();
        await apply(writer, candidates, 'delete');
      }),

    /** Changes those that can be changed. @throws AppError 404 when one is missing or another vendor's: nothing changes */
    change: (writer: Writer, ids: readonly number[], action: BulkAction): Promise<BulkOutcome> =>
      database.transaction(async () => {
        const named = sql`p.id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
        const candidates = await lock(writer.vendorId, named);
        if (candidates.length !== new Set(ids).size) throw notFound();
        const able = candidates.filter(({ has_picture }) => action !== 'activate' || has_picture);
        await apply(writer, able, action);
        const failed = candidates
          .filter((candidate) => !able.includes(candidate))
          .map(({ id, name, name_ar }) => ({ id, name, name_ar, reason: 'products.image_required' }));
        return { done: able.length, failed };
      }),
  };
};
