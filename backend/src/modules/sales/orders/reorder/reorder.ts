import type { z } from 'zod';
import type { Database } from '../../../../database/database.ts';
import { notFound } from '../../../../wire/errors.ts';
import type { Currency } from '../../../../wire/schemas.ts';
import { createBulkAdd } from '../../carts/bulk-add.ts';
import { createOrderRepository } from '../repository.ts';
import type { ReorderedLine, SkippedLine } from './schemas.ts';
import { createStatusRepository, type SoldLine } from '../status/repository.ts';

interface Reorder {
  added: z.infer<typeof ReorderedLine>[];
  skipped: z.infer<typeof SkippedLine>[];
}

const named = (line: SoldLine) => ({
  name: line.name,
  name_arabic: line.name_ar,
  variant: line.variant_label,
  variant_arabic: line.variant_label_ar,
});

/**
 * Adds the items of an order to the cart again, where they are still on sale and in stock.
 * @returns a function of the customer, the currency and the sub-order; it throws 404 if the order is missing or another
 * customer's
 */
export const createReorder = (database: Database, takesCards: boolean) => {
  const orders = createOrderRepository(database);
  const sold = createStatusRepository(database);
  const bulkAdd = createBulkAdd(database, takesCards);

  return (userId: number, currency: Currency, id: number): Promise<Reorder> =>
    database.transaction(async () => {
      const [order] = await orders.list({ userId }, { reference: String(id) }, { limit: 1 });
      if (!order) throw notFound();
      const lines = await sold.lines(order.id);
      const wanted = lines.map((line) => ({
        productId: line.product_id,
        variantId: line.variant_id,
        quantity: line.quantity,
      }));
      const outcomes = await bulkAdd(userId, currency, wanted);
      const reorder: Reorder = { added: [], skipped: [] };
      lines.forEach((line, index) => {
        const { added = 0, reason = null } = outcomes[index] ?? {};
        if (added > 0) reorder.added.push({ ...named(line), quantity: added });
        if (reason) reorder.skipped.push({ ...named(line), reason });
      });
      return reorder;
    });
};
