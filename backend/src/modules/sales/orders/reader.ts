import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { boundedMeta, offsetOf, pageMeta, totalCount } from '../../../wire/paging.ts';
import type { Lang, PageMeta } from '../../../wire/schemas.ts';
import type { OrderFilter } from './filter.ts';
import type { OrderScope } from './status/conditions.ts';
import { createOrderRepository, MOST_FOUND } from './repository.ts';
import type { OrderItemRow, OrderRow } from './rows.ts';
import type { Order, PlacedOrder } from './schemas.ts';
import type { OrderSort } from './sort.ts';
import { isSent } from './status/status.ts';
import { toOrder, toPlacedOrder } from './view.ts';

interface OrderPage {
  orders: z.infer<typeof Order>[];
  meta: PageMeta;
}

/** Letters and digits that the indexes of a search need. */
const FEWEST_LETTERS = 3;

/**
 * Refuses a search for one or two letters among many orders, which would read all of them.
 * @throws AppError 422 search_too_wide
 */
const assertSearchable = async (
  orders: ReturnType<typeof createOrderRepository>,
  owner: OrderScope,
  search: string | undefined,
): Promise<void> => {
  const letters = search?.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0;
  if (search === undefined || letters >= FEWEST_LETTERS || !(await orders.areMany(owner))) return;
  throw new AppError(422, 'search_too_wide', { message: 'errors.search_too_short' });
};

/** Until a parcel is sent its vendor may pack other batches, so its customer does not see them. */
const withSentLots = (item: OrderItemRow, rows: readonly OrderRow[]): OrderItemRow => {
  const part = rows.find(({ id }) => id === item.vendor_order_id);
  return part && isSent(part.status) ? item : { ...item, lots: [] };
};

/** Placed orders with their lines and history, scoped to their owner. */
export const createOrderReader = (database: Database) => {
  const repository = createOrderRepository(database);

  const complete = async (rows: OrderRow[], owner: OrderScope, lang: Lang) => {
    const ids = rows.map((row) => row.id);
    const [all, history] = await Promise.all([repository.items(ids), repository.history(ids)]);
    const items = typeof owner === 'object' && 'userId' in owner ? all.map((item) => withSentLots(item, rows)) : all;
    return { orders: rows.map((row) => toOrder(row, items, history, lang)), items };
  };

  return {
    assertSearchable: (owner: OrderScope, { search }: OrderFilter) => assertSearchable(repository, owner, search),

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
      const { orders } = await complete(rows, owner, lang);
      const most = filter.search === undefined ? Infinity : MOST_FOUND;
      return { orders, meta: boundedMeta(page, size, total, most) };
    },

    /** One page of a customer's whole orders, newest first. A page counts orders and never splits one. */
    async wholeOrders(
      userId: number,
      { page, size, search }: { page: number; size: number; search?: string },
      lang: Lang,
    ): Promise<OrderPage> {
      const [rows, total] = await Promise.all([
        repository.ofWholeOrders(userId, search, { limit: size, offset: offsetOf(page, size) }),
        repository.countWholeOrders(userId, search),
      ]);
      const { orders } = await complete(rows, { userId }, lang);
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
      } = await complete(rows, owner, lang);
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
      const { orders, items } = await complete(parts, owner, lang);
      return toPlacedOrder(row, orders, items, lang);
    },
  };
};
