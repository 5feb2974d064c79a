import type { z } from 'zod';
import { sql, type SQL } from '../../../../sql/sql.ts';
import { isOneOf, type BulkOutcome } from '../../../../wire/bulk.ts';
import type { Database } from '../../../../database/database.ts';
import { notFound } from '../../../../wire/errors.ts';
import { changedSince } from '../../../../wire/seen.ts';
import { localized } from '../../../../i18n/localized.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { refreshSearch } from '../../../../search/search-index.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../../operations/audit/labels.ts';
import type { BulkAction, ProductBulk } from './form.ts';
import { auditedColumns } from './repository.ts';
import type { Actor } from './service.ts';

interface Candidate {
  id: number;
  name: string;
  name_ar: string;
  updated_at: string;
  has_picture: boolean;
  before: Record<string, unknown>;
}

interface Change {
  set: SQL;
  action: AuditAction;
  /** Status that the change sets; null for deletion. */
  status: 'active' | 'draft' | null;
}

const changes: Record<BulkAction, Change> = {
  activate: { set: sql`status = 'active'`, action: 'product.activated', status: 'active' },
  draft: { set: sql`status = 'draft'`, action: 'product.drafted', status: 'draft' },
  delete: { set: sql`deleted_at = now()`, action: 'product.deleted', status: null },
};

/**
 * Changes of many products without their form. Deleted products disappear from all lists; their rows are retained for
 * orders that refer to them.
 */
export const createBulkService = (database: Database) => {
  const auditLog = createAuditLog(database);

  const lock = (vendorId: number, named: SQL) =>
    database.query<Candidate>(sql`
      SELECT p.id, p.name, p.name_ar, p.updated_at, ${auditedColumns} AS before,
        EXISTS (SELECT 1 FROM product_images i WHERE i.product_id = p.id) AS has_picture
      FROM products p WHERE ${named} AND p.vendor_id = ${vendorId} AND p.deleted_at IS NULL ORDER BY p.id FOR NO KEY UPDATE`);

  const apply = async (
    { userId, vendorId }: Actor,
    candidates: readonly Candidate[],
    action: BulkAction,
  ): Promise<void> => {
    const { set, action: logged, status } = changes[action];
    const ids = candidates.map(({ id }) => id);
    await database.query(sql`
      UPDATE products SET ${set}, updated_at = clock_timestamp()
      WHERE ${isOneOf(sql`id`, ids)}`);
    if (action === 'delete') await refreshSearch(database, ids);
    for (const { id, name: label, before } of candidates) {
      const entry = { action: logged, entity: 'product', entityId: id, label } as const;
      const columns = status ? { before: { status: before.status }, after: { status } } : { before, after: null };
      await auditLog.record({ id: userId, role: 2, vendorId }, { ...entry, ...columns });
    }
  };

  return {
    /** Deletes one product. @throws AppError 404 missing or another vendor's */
    remove: (actor: Actor, slug: string): Promise<void> =>
      database.transaction(async () => {
        const candidates = await lock(actor.vendorId, sql`p.slug = ${slug}`);
        if (candidates.length === 0) throw notFound();
        await apply(actor, candidates, 'delete');
      }),

    /**
     * Changes the products that can be changed.
     * @throws AppError 404 if one is missing or another vendor's; nothing is changed then
     */
    change: (
      actor: Actor,
      { ids, action, updated_at_seen: seen }: z.infer<typeof ProductBulk>,
      lang: Lang,
    ): Promise<BulkOutcome> =>
      database.transaction(async () => {
        const candidates = await lock(actor.vendorId, isOneOf(sql`p.id`, ids));
        if (candidates.length !== new Set(ids).size) throw notFound();
        const able: Candidate[] = [];
        const failed: BulkOutcome['failed'] = [];
        for (const candidate of candidates) {
          const { id, name, name_ar, has_picture: hasPicture } = candidate;
          const lacksPicture = action === 'activate' && !hasPicture;
          const reason = lacksPicture ? 'products.image_required' : changedSince(candidate, seen);
          if (reason === null) able.push(candidate);
          else failed.push({ id, name: localized(lang, name, name_ar), reason });
        }
        await apply(actor, able, action);
        return { done: able.length, failed };
      }),
  };
};
