import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import { createNotifications } from '../../people/notifications/notifications.ts';
import { createLotRepository } from './repository.ts';
import type { MarkDownForm } from './schemas.ts';

interface MarkDownRow {
  product_id: number;
  vendor_id: number;
  slug: string;
  name: string;
  name_ar: string;
  lot_no: string;
  discount_before: number;
}

const isOver = sql`(l.stop IS NOT NULL OR l.on_hand = 0)`;

/** Discounts that sell a lot before its last day of sale. */
export const createMarkDowns = ({ database }: Pick<FastifyInstance, 'database'>) => {
  const lots = createLotRepository(database);
  const auditLog = createAuditLog(database);

  /** Discount of a locked product, and the one before its running mark-down. */
  const discountsOf = async (productId: number) => {
    const row = await database.first<{ discount: number; discount_before: number | null }>(sql`
      SELECT p.discount, m.discount_before
      FROM products p LEFT JOIN mark_downs m ON m.product_id = p.id AND m.ended_at IS NULL WHERE p.id = ${productId}`);
    if (!row) throw notFound();
    return row;
  };

  return {
    /**
     * Discounts a product until the lot is empty or off sale.
     * @throws AppError 404 for a missing or foreign product or lot; 409 if the discount is not the seen one; 422 if it would not
     * lower the price, or the lot is not for sale
     */
    markDown: ({ vendorId, actor }: VendorActor, slug: string, form: z.infer<typeof MarkDownForm>): Promise<void> =>
      database.transaction(async () => {
        const [product] = await lots.lockProducts(vendorId, sql`p.slug = ${slug}`);
        const stored = product ? await lots.lotsOf([product.id]) : [];
        const lot = stored.find(({ id }) => id === form.lot_id);
        if (!product || !lot) throw notFound();
        const { discount, discount_before: before } = await discountsOf(product.id);
        if (discount !== form.discount_seen) throw new AppError(409, 'changed_meanwhile');
        if (lot.stop !== null || lot.on_hand === 0) throw invalidField('lot_id', 'lots.swap_not_for_sale');
        if (form.discount <= discount) throw invalidField('discount', 'lots.mark_down_higher');
        // Ends a running mark-down, whose earlier discount this one restores.
        await database.query(sql`
          UPDATE products SET discount = ${form.discount}, updated_at = clock_timestamp() WHERE id = ${product.id}`);
        await database.query(sql`
          INSERT INTO mark_downs (product_id, lot_id, discount_before, discount, actor_user_id)
          VALUES (${product.id}, ${lot.id}, ${before ?? discount}, ${form.discount}, ${actor.id})`);
        await database.query(sql`UPDATE products SET marked_down = true WHERE id = ${product.id}`);
        await auditLog.record(actor, {
          ...{ action: 'product.marked_down', entity: 'product', entityId: product.id, label: product.name },
          before: { discount },
          after: { discount: form.discount, lots: [lot.lot_no] },
        });
      }),
  };
};

/**
 * Takes back the mark-downs whose lot is empty or off sale, and tells their vendors. Idempotent: a discount that anybody has
 * changed since has ended its mark-down.
 */
export const createEndedMarkDowns = (database: Database) => {
  const notifications = createNotifications(database);

  const end = (productId: number) =>
    database.transaction(async () => {
      await database.query(sql`SELECT id FROM products WHERE id = ${productId} FOR NO KEY UPDATE`);
      const row = await database.first<MarkDownRow>(sql`
        SELECT p.id AS product_id, p.vendor_id, p.slug, p.name, p.name_ar, l.lot_no, m.discount_before
        FROM mark_downs m JOIN lots l ON l.id = m.lot_id JOIN products p ON p.id = m.product_id
        WHERE m.product_id = ${productId} AND m.ended_at IS NULL AND ${isOver}`);
      if (!row) return;
      const { vendor_id: vendorId, slug, name, name_ar, lot_no, discount_before: discount } = row;
      await database.query(sql`
        UPDATE products SET discount = ${discount}, updated_at = clock_timestamp() WHERE id = ${productId}`);
      await notifications.notifyVendor(vendorId, 'mark_down_ended', {
        ...{ slug, name, name_arabic: name_ar, lot_no, discount },
      });
    });

  return async (): Promise<void> => {
    const over = await database.query<{ product_id: number }>(sql`
      SELECT m.product_id FROM mark_downs m JOIN lots l ON l.id = m.lot_id WHERE m.ended_at IS NULL AND ${isOver}
      ORDER BY m.product_id`);
    for (const { product_id: id } of over) await end(id);
  };
};
