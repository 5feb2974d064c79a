import type { FastifyInstance } from 'fastify';
import type { UploadedFile } from '../../../../files/uploaded-file.ts';
import { notFound } from '../../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../../wire/seen.ts';
import { codeKey } from '../../../../text/normalize.ts';
import { refreshSearch } from '../../../../search/search-index.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../../operations/audit/labels.ts';
import { createChangeRepository } from '../changes/repository.ts';
import { isReviewed } from '../changes/reviewed-fields.ts';
import type { NewProduct, ProductEdit } from './form.ts';
import { createGallery } from './gallery.ts';
import { reviewedColumns, pickFields } from '../../shop/product-columns.ts';
import { SMALLEST_PICTURE } from './picture-upload.ts';
import { throwFieldErrors, type FieldErrors } from '../../../../wire/field-errors.ts';
import { createSpecifications, type PlannedValues } from './specifications.ts';
import { createRelations } from './relations.ts';
import { createProductRepository, type LockedProduct } from './repository.ts';
import { planStock } from './stock.ts';
import { createStockWriter } from './stock-writer.ts';
import { checkTracked } from './tracked.ts';
import { createVariantWriter, planVariants, type PlannedVariant, type StoredVariant } from './variants.ts';

/** Vendor and user who write. */
export interface Actor {
  vendorId: number;
  userId: number;
}

/** Product before it is written. */
interface Existing {
  product: LockedProduct;
  variants: StoredVariant[];
  /** Category of a pending change. */
  arriving: number | null;
}

/** Data saved in addition to the product's row. */
interface Parts {
  existing: Existing | null;
  plan: Plan;
  fileId: number | null;
  /** The pictures need review by an admin. */
  isHeld?: boolean;
}

/** Validated stock, variants and attributes of a form. */
interface Plan {
  stock: number;
  attributes: PlannedValues;
  variants: PlannedVariant[];
}

/** Writes a vendor's products, each in one transaction with an audit-log entry. */
export const createProductService = ({ database, files }: FastifyInstance) => {
  const products = createProductRepository(database);
  const variants = createVariantWriter(database);
  const gallery = createGallery(database);
  const relations = createRelations(database);
  const specifications = createSpecifications(database);
  const saveStock = createStockWriter(database);
  const changes = createChangeRepository(database);
  const auditLog = createAuditLog(database);

  /** SKUs are unique per vendor regardless of case, or packers take the wrong article. Existing duplicates are tolerated. */
  const checkSkus = async (vendorId: number, form: NewProduct, existing: Existing | null, errors: FieldErrors) => {
    const skus = [form.sku, ...form.variants.map(({ sku }) => sku)];
    const taken = await products.takenSkus(vendorId, skus, existing?.product.id ?? null);
    const own = new Map(existing?.variants.map(({ id, sku }) => [id, codeKey(sku)]));
    const isTaken = (sku: string, before: string | undefined) => taken.has(codeKey(sku)) && codeKey(sku) !== before;
    if (isTaken(form.sku, existing ? codeKey(existing.product.sku) : undefined))
      errors.set('sku', 'products.sku_taken');
    form.variants.forEach(({ id, sku }, index) => {
      if (isTaken(sku, id === undefined ? undefined : own.get(id)))
        errors.set(`variants.${index}.sku`, 'products.sku_taken');
    });
  };

  /** An edit cannot take the required authorisation from an approved product: it would leave the shop. */
  const checkAuthorisation = async (
    vendorId: number,
    form: NewProduct,
    existing: Existing | null,
    errors: FieldErrors,
  ) => {
    if (existing?.product.approval_status !== 1) return;
    const authority = await products.requiredAuthority(vendorId, form.category_id);
    if (authority === null) return;
    const field = `${authority}_number` as const;
    if ((form[field] ?? existing.product.before[field]) === '') errors.set(field, `products.missing.${field}`);
  };

  /** @throws AppError 422 with all errors of the form */
  const check = async (
    { vendorId, userId }: Actor,
    form: NewProduct & { stock_seen?: number },
    existing: Existing | null,
  ): Promise<Plan> => {
    const errors: FieldErrors = new Map();
    const id = existing?.product.id ?? null;
    await checkSkus(vendorId, form, existing, errors);
    const categories = [existing?.product.category_id, existing?.arriving].filter((each) => typeof each === 'number');
    if (!(await products.isCategory(form.category_id, categories)))
      errors.set('category_id', 'products.category_unknown');
    await checkAuthorisation(vendorId, form, existing, errors);
    const planned = planVariants(form.variants, existing?.variants ?? [], errors);
    const stock = planned.length > 0 ? 0 : planStock(existing?.product ?? null, form, errors);
    if (existing?.product.tracks_lots)
      checkTracked(existing.product, stock, { before: existing.variants, after: planned }, errors);
    await gallery.check(userId, id, form, errors);
    await relations.checkRelated(vendorId, id, form.related_products, errors);
    const attributes = await specifications.check(existing?.product ?? null, form, errors);
    throwFieldErrors(errors);
    return { stock, variants: planned, attributes };
  };

  /** An uploaded file is the first picture: before those listed in the form, or in place of the previous first one. */
  const picturesOf = async (id: number, { images }: NewProduct, fileId: number | null) => {
    const named = images && (await gallery.chosen(id, images));
    if (fileId === null) return named;
    return [{ file_id: fileId, variant_id: null }, ...(named ?? (await gallery.present(id)).slice(1))];
  };

  /** Saves everything except the product's own row. */
  const saveParts = async (
    { userId }: Actor,
    id: number,
    form: NewProduct,
    { existing, plan, fileId, isHeld = false }: Parts,
  ) => {
    await saveStock(id, existing && { ...existing.product, variants: existing.variants }, plan);
    const pictures = await picturesOf(id, form, fileId);
    if (pictures) await gallery.save(userId, id, pictures, isHeld);
    await specifications.save(userId, id, plan.attributes, isHeld);
    await relations.saveTags(id, form.tags);
    await relations.saveRelated(id, form.related_products);
    await refreshSearch(database, [id]);
  };

  /** Stores the picture of a form, and deletes it if the form is refused. */
  const withPicture = async <T>(
    { userId }: Actor,
    picture: UploadedFile | undefined,
    write: (fileId: number | null) => Promise<T>,
  ): Promise<T> => {
    if (!picture) return write(null);
    const { id } = await files.savePicture(picture, 'product_image', userId, SMALLEST_PICTURE);
    return write(id).catch(async (error: unknown) => {
      await files.remove(id);
      throw error;
    });
  };

  const record = async (
    { userId, vendorId }: Actor,
    action: AuditAction,
    { id, name }: { id: number; name: string },
    before: Record<string, unknown> | null,
  ) => {
    const after = await products.audited(id);
    await auditLog.record(
      { id: userId, role: 2, vendorId },
      { action, entity: 'product', entityId: id, label: name, before, after },
    );
  };

  return {
    /**
     * Creates a product, which then awaits approval.
     * @returns its slug
     * @throws AppError 422 with all field errors
     */
    create: (actor: Actor, form: NewProduct): Promise<string> =>
      withPicture(actor, form.product_image, (fileId) =>
        database.transaction(async () => {
          await products.lockVendor(actor.vendorId);
          await specifications.lock();
          const plan = await check(actor, form, null);
          const { id, slug } = await products.insert(actor.vendorId, form);
          await saveParts(actor, id, form, { existing: null, plan, fileId });
          await record(actor, 'product.created', { id, name: form.name }, null);
          return slug;
        }),
      ),

    /**
     * Saves a product; its slug and approval do not change. For an approved product, the reviewed fields become
     * pending.
     * @throws AppError 404 missing or another vendor's, 409 edited since `updated_at_seen`, 422 with the field errors
     */
    edit: (actor: Actor, slug: string, form: ProductEdit): Promise<void> =>
      withPicture(actor, form.product_image, (fileId) =>
        database.transaction(async () => {
          const vendor = await products.lockVendor(actor.vendorId);
          await specifications.lock();
          const product = await products.lock(actor.vendorId, slug);
          if (!product) throw notFound();
          assertUnchangedSince(product.updated_at, form.updated_at_seen);
          const { id } = product;
          const pending = await changes.findWaiting(id);
          const existing = { product, variants: await variants.lock(id), arriving: pending?.category_id ?? null };
          const plan = await check(actor, form, existing);
          const isHeld = isReviewed(product, vendor);
          await changes.removeDeclined([id]);
          await products.update(id, form, isHeld ? reviewedColumns : []);
          await saveParts(actor, id, form, { existing, plan, fileId, isHeld });
          await changes.propose(actor.userId, [
            { product_id: id, ...pickFields(reviewedColumns, { ...form, category: form.category_id }) },
          ]);
          const proposed = await changes.findWaiting(id);
          const action = proposed && proposed.id !== pending?.id ? 'product.changes_asked' : 'product.edited';
          await record(actor, action, { id, name: form.name }, product.before);
        }),
      ),
  };
};
