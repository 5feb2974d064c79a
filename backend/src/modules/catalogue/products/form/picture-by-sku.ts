import { LIMITS } from '../../../../facts/limits.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../../../sql/sql.ts';
import { codeKey, normalizeCode } from '../../../../text/normalize.ts';
import { notFound, invalidField } from '../../../../wire/errors.ts';
import { createRemotePictures, type ReadRemotePicture } from '../../../../files/remote-picture.ts';
import type { UploadedFile } from '../../../../files/uploaded-file.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import { isReviewed } from '../changes/reviewed-fields.ts';
import type { PictureBySku } from './form.ts';
import { createGallery } from './gallery.ts';
import { SMALLEST_PICTURE } from './picture-upload.ts';
import { createProductRepository } from './repository.ts';
import type { Actor } from './service.ts';

interface Target {
  sku: string;
  slug: string;
  variant_id: number | null;
}

/** SKUs that a file name may mean: all of it, or all but a picture number at its end. */
export const skusOf = (fileName: string): string[] => {
  const name = normalizeCode(fileName.replace(/\.[a-z0-9]{1,5}$/i, ''));
  const withoutNumber = name.replace(/[\s_-]*(\(\d{1,2}\)|[\s_-]\d{1,2})$/, '');
  return [...new Set([name, withoutNumber])].filter(Boolean);
};

/**
 * Adds pictures to products and variants by SKU.
 * @param readRemote fetches a picture by its URL
 */
export const createPictureBySku = ({ database, files }: FastifyInstance, readRemote?: ReadRemotePicture) => {
  const fetchPicture = readRemote ?? createRemotePictures();
  const products = createProductRepository(database);
  const gallery = createGallery(database);
  const auditLog = createAuditLog(database);

  /** The vendor's product or variant with the first of these SKUs that exists, ignoring case. */
  const find = async (vendorId: number, skus: readonly string[]): Promise<Target | undefined> => {
    const wanted = sql`(SELECT lower(value) FROM jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`;
    const ofVendor = sql`p.vendor_id = ${vendorId} AND p.deleted_at IS NULL`;
    const found = await database.query<Target>(sql`
      SELECT p.sku, p.slug, NULL::bigint AS variant_id FROM products p WHERE ${ofVendor} AND lower(p.sku) IN ${wanted}
      UNION ALL
      SELECT w.sku, p.slug, w.id FROM variants w JOIN products p ON p.id = w.product_id
      WHERE ${ofVendor} AND w.deleted_at IS NULL AND lower(w.sku) IN ${wanted}`);
    const targets = new Map(found.map((target) => [codeKey(target.sku), target]));
    return skus.map((sku) => targets.get(codeKey(sku))).find((target) => target !== undefined);
  };

  /**
   * Checks the quota before fetching.
   * @throws AppError 413 or 422 on `address`, 429 once the daily upload quota is used up
   */
  const fetchFor = async ({ userId }: Actor, address: string): Promise<UploadedFile> => {
    await files.assertWithinQuota(userId);
    return fetchPicture(address);
  };

  const add = async ({ vendorId, userId }: Actor, { slug, variant_id }: Target, file_id: number) => {
    const vendor = await products.lockVendor(vendorId);
    const product = await products.lock(vendorId, slug);
    if (!product) throw notFound();
    const present = await gallery.present(product.id);
    if (present.length >= LIMITS.product.pictures)
      throw invalidField('sku', { key: 'products.pictures_full', params: { limit: LIMITS.product.pictures } });
    await gallery.save(userId, product.id, [...present, { file_id, variant_id }], isReviewed(product, vendor));
    await products.touch(product.id);
    const after = await products.audited(product.id);
    const entry = {
      action: 'product.edited',
      entity: 'product',
      entityId: product.id,
      label: String(after.name),
    } as const;
    await auditLog.record({ id: userId, role: 2, vendorId }, { ...entry, before: product.before, after });
  };

  /**
   * @returns the product's slug, and the matching SKU
   * @throws AppError 413 or 422 on `picture`, `address` or `sku`, with the reason
   */
  return async (actor: Actor, { sku, picture, address }: PictureBySku): Promise<{ slug: string; sku: string }> => {
    const skus = sku === '' ? skusOf(picture?.name ?? '') : [sku];
    const target = await find(actor.vendorId, skus);
    if (!target) throw invalidField('sku', { key: 'products.sku_unknown', params: { sku: skus[0] ?? '' } });
    const [file, field]: [UploadedFile, string] = picture
      ? [picture, 'picture']
      : [await fetchFor(actor, address), 'address'];
    const { id } = await files.savePicture(file, field, actor.userId, SMALLEST_PICTURE);
    try {
      await database.transaction(() => add(actor, target, id));
    } catch (error) {
      await files.remove(id);
      throw error;
    }
    return { slug: target.slug, sku: target.sku };
  };
};
