import { sql } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { VendorPermission } from '../../../facts/permissions.ts';
import { permittedCounts } from '../../../wire/permitted-counts.ts';
import type { Database } from '../../../database/database.ts';
import { vendorCondition, type VendorProductFilter } from '../../catalogue/products/list/repository.ts';
import { createOrderRepository } from '../orders/repository.ts';
import { createVendorReviewRepository } from '../../catalogue/reviews/vendor-repository.ts';
import type { PendingWork } from './schemas.ts';

const READ_BY: Record<keyof z.infer<typeof PendingWork>, VendorPermission> = {
  ...{ to_confirm: 'orders.read', late: 'orders.read', cancel_requests: 'orders.read' },
  ...{ low_stock: 'catalogue.read', pending_products: 'catalogue.read', reviews_to_answer: 'catalogue.read' },
};

/**
 * Counts a vendor's pending work, with the same filters as the linked lists.
 * @returns a function of the vendor id and the member's permissions; what they may not read counts as 0
 */
export const createPendingCounter = (database: Database) => {
  const orders = createOrderRepository(database);
  const reviews = createVendorReviewRepository(database);

  const countProducts = async (vendorId: number, filter: VendorProductFilter): Promise<number> => {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM products p WHERE ${vendorCondition(vendorId, filter)}`,
    );
    return row?.total ?? 0;
  };

  return async (vendorId: number, permissions: readonly string[]): Promise<z.infer<typeof PendingWork>> => {
    const [toConfirm, late, cancelRequests, lowStock, pendingProducts, reviewsToAnswer] = await Promise.all([
      orders.count({ vendorId }, { due: 'confirm' }),
      orders.count({ vendorId }, { due: 'late' }),
      orders.count({ vendorId }, { due: 'request' }),
      countProducts(vendorId, { stock: 'low' }),
      countProducts(vendorId, { approved: false, status: 'active' }),
      reviews.count(vendorId, { answered: false }),
    ]);
    const counts = {
      to_confirm: toConfirm,
      late,
      cancel_requests: cancelRequests,
      low_stock: lowStock,
      pending_products: pendingProducts,
      reviews_to_answer: reviewsToAnswer,
    };
    return permittedCounts(counts, READ_BY, permissions);
  };
};
