import type { FastifyInstance } from 'fastify';
import { RETURN_DAYS } from '../../../../facts/returns.ts';
import { SALE_LIMITS } from '../../../../facts/sale-rules.ts';
import { SHELF_LIFE_DAYS } from '../../../../facts/shelf-life.ts';
import type { BulkOutcome } from '../../../../wire/bulk.ts';
import { AppError, notFound, type FieldMessage } from '../../../../wire/errors.ts';
import { assertUnchangedSince, changedSince } from '../../../../wire/seen.ts';
import { localized } from '../../../../i18n/localized.ts';
import type { SessionUser } from '../../../../plugins/session.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../../operations/audit/labels.ts';
import {
  createAdminCategoryRepository,
  recordColumns,
  type AdminCategoryRow,
  type CategoryRecord,
} from './repository.ts';
import type { CategoryAction, CategoryBulk, CategoryEdit, NewCategory } from './form.ts';

const audited = (record: CategoryRecord, keys: readonly (keyof CategoryRecord)[] = recordColumns) =>
  Object.fromEntries(keys.map((key) => [key, record[key]]));

const textsOf = (form: NewCategory | CategoryEdit) => ({
  name: form.category_name,
  name_ar: form.category_name_arabic,
  description: form.category_description,
  description_ar: form.category_description_arabic,
});

type Terms = Omit<CategoryRecord, keyof ReturnType<typeof textsOf> | 'image_file_id'>;

/** Status, classes, periods and rules of a form; those that it omits are the stored ones. */
const termsOf = (form: NewCategory | CategoryEdit, before: Terms): Terms => ({
  status: form.category_status ?? before.status,
  vat_class: form.vat_class ?? before.vat_class,
  return_class: form.return_class ?? before.return_class,
  return_days: form.return_days ?? before.return_days,
  min_shelf_life_days: form.min_shelf_life_days ?? before.min_shelf_life_days,
  authorisation_required: form.authorisation_required ?? before.authorisation_required,
  audience: form.audience ?? before.audience,
  cold_chain: form.cold_chain ?? before.cold_chain,
  quantity_limit: form.quantity_limit === undefined ? before.quantity_limit : form.quantity_limit,
  limit_days: form.limit_days ?? before.limit_days,
  min_age: form.min_age === undefined ? before.min_age : form.min_age,
  size_guide: form.size_guide ?? before.size_guide,
  size_guide_ar: form.size_guide_arabic ?? before.size_guide_ar,
});

/** Terms of a new category whose form omits them. */
const noTerms: Terms = {
  status: 1,
  vat_class: 'standard',
  return_class: 'open',
  return_days: RETURN_DAYS.usual,
  min_shelf_life_days: SHELF_LIFE_DAYS.usual,
  authorisation_required: false,
  audience: 'anyone',
  cold_chain: false,
  quantity_limit: null,
  limit_days: SALE_LIMITS.usualDays,
  min_age: null,
  size_guide: '',
  size_guide_ar: '',
};

const statuses = { activate: 1, deactivate: 0 } as const;

/** Number of products in a category, including those about to move there. */
const heldBy = ({ product_count, arriving_count }: AdminCategoryRow): number => product_count + arriving_count;

const obstacleTo = (action: CategoryAction, category: AdminCategoryRow): FieldMessage | null => {
  const count = heldBy(category);
  return action === 'delete' && count > 0 ? { key: 'errors.category_in_use', params: { count } } : null;
};

/** Category management for admins. Every change is recorded in the audit log. */
export const createCategoryService = ({ database, files }: Pick<FastifyInstance, 'database' | 'files'>) => {
  const categories = createAdminCategoryRepository(database);
  const auditLog = createAuditLog(database);

  const record = (
    admin: SessionUser,
    action: AuditAction,
    { id, name }: Pick<AdminCategoryRow, 'id' | 'name'>,
    before: Record<string, unknown> | null,
    after: Record<string, unknown> | null,
  ) => auditLog.record(admin, { action, entity: 'category', entityId: id, label: name, before, after });

  const save = async (admin: SessionUser, action: AuditAction, before: AdminCategoryRow, after: CategoryRecord) => {
    const changed = recordColumns.filter((key) => before[key] !== after[key]);
    if (changed.length === 0) return;
    await categories.save(before.id, after);
    await record(admin, action, { id: before.id, name: after.name }, audited(before, changed), audited(after, changed));
  };

  const remove = async (admin: SessionUser, category: AdminCategoryRow) => {
    await categories.remove(category.id);
    await record(admin, 'category.deleted', category, audited(category), null);
  };

  /** @throws AppError 404 */
  const lockOne = async (idOrSlug: string, purpose: 'edit' | 'delete'): Promise<AdminCategoryRow> => {
    await categories.lockNamed(idOrSlug, purpose);
    const category = await categories.find(idOrSlug);
    if (!category) throw notFound();
    return category;
  };

  return {
    /**
     * Adds a category at the end of the list. @returns its id
     * @throws AppError 413 or 422 on `category_image`
     */
    create: (admin: SessionUser, form: NewCategory): Promise<number> =>
      files.withPicture({ file: form.category_image, field: 'category_image', ownerId: admin.id }, (image_file_id) =>
        database.transaction(async () => {
          const terms = termsOf(form, noTerms);
          const category = { ...textsOf(form), ...terms, image_file_id };
          const id = await categories.insert(category);
          await record(admin, 'category.created', { id, name: category.name }, null, audited(category));
          return id;
        }),
      ),

    /**
     * Saves a category; its slug does not change. @returns its id
     * @throws AppError 404, 409, or 413 and 422 on `category_image`
     */
    edit: (admin: SessionUser, idOrSlug: string, form: CategoryEdit): Promise<number> =>
      files.withPicture({ file: form.category_image, field: 'category_image', ownerId: admin.id }, (fileId) =>
        database.transaction(async () => {
          const before = await lockOne(idOrSlug, 'edit');
          assertUnchangedSince(before.updated_at, form.updated_at_seen);
          const terms = termsOf(form, before);
          const after = { ...textsOf(form), ...terms, image_file_id: fileId ?? before.image_file_id };
          await save(admin, 'category.edited', before, after);
          return before.id;
        }),
      ),

    /** @throws AppError 404, or 422 if it contains products */
    remove: (admin: SessionUser, idOrSlug: string): Promise<void> =>
      database.transaction(async () => {
        const category = await lockOne(idOrSlug, 'delete');
        const count = heldBy(category);
        if (count > 0) throw new AppError(422, 'category_in_use', { params: { count } });
        await remove(admin, category);
      }),

    /** Changes the categories that can be changed. @throws AppError 404 if one is missing; nothing is changed then */
    change: (
      admin: SessionUser,
      { ids, action, updated_at_seen: seen }: CategoryBulk,
      lang: Lang,
    ): Promise<BulkOutcome> =>
      database.transaction(async () => {
        const lockedCategories = await categories.lock(ids, action === 'delete' ? 'delete' : 'edit');
        if (lockedCategories.length !== new Set(ids).size) throw notFound();
        const failed: BulkOutcome['failed'] = [];
        for (const category of lockedCategories) {
          const { id, name, name_ar } = category;
          const reason = changedSince(category, seen) ?? obstacleTo(action, category);
          if (reason !== null) failed.push({ id, name: localized(lang, name, name_ar), reason });
          else if (action === 'delete') await remove(admin, category);
          else await save(admin, 'category.status', category, { ...category, status: statuses[action] });
        }
        return { done: lockedCategories.length - failed.length, failed };
      }),
  };
};
