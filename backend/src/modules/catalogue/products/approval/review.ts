import { listOf } from '../../../../sql/columns.ts';
import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import { AppError, notFound } from '../../../../wire/errors.ts';
import { localized } from '../../../../i18n/localized.ts';
import type { SessionUser } from '../../../../plugins/session.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { refreshSearch } from '../../../../search/search-index.ts';
import { createDefinitionRepository } from '../../attributes/definition-repository.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../../operations/audit/labels.ts';
import { reviewedColumns } from '../../shop/product-columns.ts';
import { createAdminCatalogRepository, type DecidedRow } from './repository.ts';
import { createSpecificationLines } from './specification-lines.ts';
import { assertComplete } from './requirements.ts';
import { imageUrl } from '../../../../files/picture-urls.ts';
import { createNotifications } from '../../../people/notifications/notifications.ts';
import { createChangeRepository, type StoredChanges } from '../changes/repository.ts';
import type { ReviewedField, ReviewedValues } from '../changes/reviewed-fields.ts';
import type { ChangeRefusal, ProductChange } from '../changes/schemas.ts';

interface LiveRow extends ReviewedValues {
  /** Storage keys. */
  pictures: string[];
}

interface Change {
  field: ReviewedField;
  before: string | number | string[];
  after: string | number | string[];
}

/** Pending changes of a product. `changeId` is null if there are none. */
interface WaitingChanges {
  changeId: number | null;
  requestedAt: string | null;
  changes: ProductChange[];
}

/** Differences between the live product and the stored changes. */
const differences = (live: LiveRow, wanted: StoredChanges): Change[] => {
  const columns = reviewedColumns.flatMap(({ field, column }): Change[] => {
    const after = wanted[column];
    return after === null ? [] : [{ field, before: live[column], after }];
  });
  if (!wanted.pictures) return columns;
  const after = wanted.pictures.map(({ storage_key: key }) => key);
  return [...columns, { field: 'pictures', before: live.pictures, after }];
};

const columnsOf = (changes: readonly Change[], side: 'before' | 'after') =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]));

/** Review of the changes that vendors request for approved products. */
export const createChangeReview = (database: Database) => {
  const products = createAdminCatalogRepository(database);
  const stored = createChangeRepository(database);
  const definitions = createDefinitionRepository(database);
  const auditLog = createAuditLog(database);
  const notifications = createNotifications(database);
  const linesOf = createSpecificationLines(database);

  const readLive = async (id: number): Promise<LiveRow> => {
    const row = await database.first<LiveRow>(sql`
      SELECT ${listOf(reviewedColumns, ({ column }) => `p.${column}`)}, ARRAY(
        SELECT f.storage_key FROM product_images i JOIN files f ON f.id = i.file_id
        WHERE i.product_id = p.id ORDER BY i.position, i.id) AS pictures
      FROM products p WHERE p.id = ${id} AND p.deleted_at IS NULL`);
    if (!row) throw notFound();
    return row;
  };

  const categoryNames = async (lang: Lang): Promise<Map<number, string>> => {
    const rows = await database.query<{ id: number; name: string; name_ar: string }>(
      sql`SELECT id, name, name_ar FROM categories`,
    );
    return new Map(rows.map(({ id, name, name_ar }) => [id, localized(lang, name, name_ar)]));
  };

  /** All differences; attributes as lines of text in the language. */
  const readDifferences = async (id: number, live: LiveRow, wanted: StoredChanges, lang: Lang): Promise<Change[]> => {
    const changes = differences(live, wanted);
    if (!wanted.attributes) return changes;
    const before = await linesOf.live(id, live.category_id, lang);
    const after = await linesOf.proposed(id, wanted.category_id ?? live.category_id, lang);
    return [...changes, { field: 'attributes', before, after }];
  };

  /** Carries out a decision, provided the pending changes are still those the admin saw. */
  const decide = (
    { id, change_id: seen }: { id: number; change_id: number },
    work: (product: DecidedRow, changes: Change[]) => Promise<void>,
  ): Promise<void> =>
    database.transaction(async () => {
      await definitions.lockForValues();
      const [product] = await products.lock([id]);
      if (!product) throw notFound();
      const wanted = await stored.findWaiting(id);
      if (wanted?.id !== seen) throw new AppError(409, 'product_changes_outdated');
      await work(product, await readDifferences(id, await readLive(id), wanted, 'en'));
    });

  const record = (
    admin: SessionUser,
    action: AuditAction,
    { id, name }: DecidedRow,
    changes: readonly Change[],
    more: Record<string, unknown> = {},
  ) =>
    auditLog.record(admin, {
      action,
      entity: 'product',
      entityId: id,
      label: name,
      before: columnsOf(changes, 'before'),
      after: { ...columnsOf(changes, 'after'), ...more },
    });

  return {
    /** Pending changes compared with the live product. @throws AppError 404 */
    async read(id: number, lang: Lang): Promise<WaitingChanges> {
      const live = await readLive(id);
      const wanted = await stored.findWaiting(id);
      if (!wanted) return { changeId: null, requestedAt: null, changes: [] };
      const categories = await categoryNames(lang);
      const toTexts = (field: ReviewedField, value: Change['before']): string[] => {
        if (field === 'attributes' && Array.isArray(value)) return value;
        if (Array.isArray(value)) return value.flatMap((key) => imageUrl(key) ?? []);
        return [field === 'category' ? (categories.get(Number(value)) ?? '') : String(value)];
      };
      const changes = (await readDifferences(id, live, wanted, lang)).map(({ field, before, after }) => ({
        field,
        before: toTexts(field, before),
        after: toTexts(field, after),
      }));
      return { changeId: wanted.id, requestedAt: wanted.requested_at, changes };
    },

    /**
     * Publishes the pending changes.
     * @throws AppError 404, 409 if the pending changes are different by now, or gone, 422 if the product is incomplete
     */
    accept: (admin: SessionUser, id: number, changeId: number): Promise<void> =>
      decide({ id, change_id: changeId }, async (product, changes) => {
        await stored.apply(id);
        await assertComplete(database, { id, missing: [] });
        await refreshSearch(database, [id]);
        await record(admin, 'product.changes_accepted', product, changes);
        const { name, name_ar: name_arabic } = await readLive(id);
        const payload = { slug: product.slug, name, name_arabic };
        await notifications.notifyVendor(product.vendor_id, 'product_changes_accepted', payload);
      }),

    /**
     * Declines the pending changes and notifies the vendor of the reason.
     * @throws AppError 404, or 409 if the pending changes are different by now, or gone
     */
    decline: (admin: SessionUser, id: number, { change_id, reason }: ChangeRefusal): Promise<void> =>
      decide({ id, change_id }, async (product, changes) => {
        await stored.decline(id, reason);
        await products.touch(id);
        await record(admin, 'product.changes_declined', product, changes, { reason });
        const { vendor_id: vendorId, slug, name, name_ar: name_arabic } = product;
        await notifications.notifyVendor(vendorId, 'product_changes_declined', { slug, name, name_arabic, reason });
      }),
  };
};
