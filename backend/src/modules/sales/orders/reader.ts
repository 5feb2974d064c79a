import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import { boundedMeta, offsetOf, pageMeta, totalCount } from '../../../wire/paging.ts';
import type { Lang, PageMeta } from '../../../wire/schemas.ts';
import type { OrderFilter } from './filter.ts';
import type { OrderScope } from './status/conditions.ts';
import { createOrderRepository, MOST_FOUND, type OrderRow } from './repository.ts';
import type { Order, PlacedOrder } from './schemas.ts';
import type { OrderSort } from './sort.ts';
import { toOrder, toPlacedOrder } from './view.ts';

interface OrderPage {
  orders: z.infer<typeof Order>[];
  meta: PageMeta;
}

/** Placed orders with their lines and history, scoped to their owner. */
export const createOrderReader = (database: Database) => {
  const repository = createOrderRepository(database);

  const complete = async (rows: OrderRow[], lang: Lang) => {
    const ids = rows.map((row) => row.id);
    const [items, history] = await Promise.all([repository.items(ids), repository.history(ids)]);
    return { orders: rows.map((row) => toOrder(row, items, history, lang)), items };
  };

  return {
    /** One page, newest first unless `sort` is given. */
    async page(
      owner: OrderScope,
      filter: OrderFilter,
      { page, size, sort }: { page: number; size: number; sort?: OrderSort },
      lang: Lang,
    ): Promise<OrderPage> {
      const [rows, counted] = await Promise.all([
        repository.list(owner, filter, { limit: size, offset: offsetOf(page, size) }, sort),
        filter.search === undefined ? repository.count(owner, filter) : null,
      ]);
      const total = counted ?? (await totalCount(rows, page, () => repository.count(owner, filter)));
      const { orders } = await complete(rows, lang);
      const most = filter.search === undefined ? Infinity : MOST_FOUND;
      return { orders, meta: boundedMeta(page, size, total, most) };
    },

    /** One page of a customer's whole orders, newest first. A page counts orders and never splits one. */
    async wholeOrders(userId: number, page: number, size: number, lang: Lang): Promise<OrderPage> {
      const [rows, total] = await Promise.all([
        repository.ofWholeOrders(userId, { limit: size, offset: offsetOf(page, size) }),
        repository.countWholeOrders(userId),
      ]);
      const { orders } = await complete(rows, lang);
      return { orders, meta: pageMeta(page, size, total) };
    },

    /**
     * A sub-order by id or number.
     * @throws AppError 404 if it is missing or someone else's
     */
    async one(owner: OrderScope, reference: string, lang: Lang): Promise<z.infer<typeof Order>> {
      const rows = await repository.list(owner, { reference }, { limit: 1 });
      const {
        orders: [order],
      } = await complete(rows, lang);
      if (!order) throw notFound();
      return order;
    },

    /**
     * A whole order by number.
     * @throws AppError 404 if it is missing, not placed, or someone else's
     */
    async placed(
      owner: Exclude<OrderScope, { vendorId: number }>,
      orderNo: string,
      lang: Lang,
    ): Promise<z.infer<typeof PlacedOrder>> {
      const row = await repository.placed(owner, orderNo);
      if (!row) throw notFound();
      const parts = await repository.parts(owner, orderNo);
      const { orders, items } = await complete(parts, lang);
      return toPlacedOrder(row, orders, items, lang);
    },
  };
};
