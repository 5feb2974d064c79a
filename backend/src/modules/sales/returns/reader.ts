import type { Database } from '../../../database/database.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import { tableOf } from '../../../csv/table.ts';
import { sql } from '../../../sql/sql.ts';
import { invalidField, notFound } from '../../../wire/errors.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { isFault } from '../../../facts/returns.ts';
import { returnedAmounts } from './amounts.ts';
import type { RequestedUnits } from './forms.ts';
import { returnColumns, vendorColumn } from './csv.ts';
import { createReturnReading, returnCondition, type ReturnRow } from './reading.ts';
import { createReturnRepository, ownedBy, type ReturnScope } from './repository.ts';
import { readRefundWay } from './refund-way.ts';
import type { ReturnFilter } from './schemas.ts';
import { shippingPayer } from './rules.ts';
import { toCustomerPreview, toReturn, toReturnableLine } from './view.ts';

const readerOf = (scope: ReturnScope) => {
  if (scope === 'everybody') return 'admin';
  return 'userId' in scope ? 'customer' : 'vendor';
};

/** Returns, scoped to their owner. */
export const createReturnReader = (database: Database) => {
  const reading = createReturnReading(database);
  const returns = createReturnRepository(database);

  /** Refund if everything is accepted; null once that is decided. */
  const expectedRefund = async ({ part_id: partId, state, lines, currency }: ReturnRow): Promise<number | null> => {
    if (!['requested', 'approved', 'sent', 'received'].includes(state)) return null;
    const accepted = lines.flatMap(({ order_item_id: itemId, quantity: units, reason }) =>
      reason === null ? [] : [{ itemId, units, isFault: isFault(reason) }],
    );
    return toCustomerPreview(returnedAmounts(await returns.items(partId), accepted), currency).refund;
  };

  return {
    async page(scope: ReturnScope, filter: ReturnFilter, page: number, size: number, lang: Lang) {
      const condition = returnCondition(scope, filter);
      const [rows, total] = await Promise.all([
        reading.list(condition, size, offsetOf(page, size)),
        reading.count(condition),
      ]);
      return { returns: rows.map((row) => toReturn(row, lang, readerOf(scope))), meta: pageMeta(page, size, total) };
    },

    /** @throws AppError 404 if missing or foreign */
    async one(scope: ReturnScope, returnNo: string, lang: Lang) {
      const [row] = await reading.newest(sql`r.return_no = ${returnNo} AND ${ownedBy(scope)}`, 1);
      if (!row) throw notFound();
      return { ...toReturn(row, lang, readerOf(scope)), expected_refund: await expectedRefund(row) };
    },

    /**
     * Lines of a customer's order with their returnability.
     * @throws AppError 404
     */
    async returnable(userId: number, partId: number) {
      const rows = await reading.returnable(userId, partId);
      if (rows.length === 0) throw notFound();
      const items = new Map((await returns.items(partId)).map((item) => [item.id, item]));
      const today = shopDay(new Date());
      const lines = rows.flatMap((row) => {
        const item = items.get(row.id);
        return item ? [toReturnableLine(row, item, today)] : [];
      });
      return { lines, refund_to: await readRefundWay(database, partId) };
    },

    /** @throws AppError 404, 422 on `lines` if nothing in the order can be returned */
    async assertReturnable(userId: number, partId: number): Promise<void> {
      const { lines } = await this.returnable(userId, partId);
      if (lines.some(({ why_not: obstacle }) => obstacle === null)) return;
      const isLeft = lines.some(({ why_not: obstacle }) => obstacle === 'not_completed');
      throw invalidField('lines', isLeft ? 'returns.not_completed' : { key: 'returns.too_many', params: { count: 0 } });
    },

    /**
     * Refund for units of a customer's order if all are accepted.
     * @throws AppError 404, 422
     */
    async preview(userId: number, partId: number, { lines }: RequestedUnits) {
      const [sold] = await reading.returnable(userId, partId);
      if (!sold) throw notFound();
      const items = await returns.items(partId);
      const accepted = lines.map(({ order_product_id: itemId, quantity: units, reason }, index) => {
        const item = items.find(({ id }) => id === itemId);
        if (!item) throw notFound();
        if (units > item.left)
          throw invalidField(`lines.${index}.quantity`, { key: 'returns.too_many', params: { count: item.left } });
        return { itemId, units, isFault: isFault(reason) };
      });
      return {
        ...toCustomerPreview(returnedAmounts(items, accepted), sold.currency),
        return_shipping: shippingPayer(lines),
      };
    },

    /**
     * @returns the file id
     * @throws AppError 404
     */
    async picture(scope: ReturnScope, returnNo: string, pictureId: number): Promise<number> {
      const row = await reading.picture(scope, returnNo, pictureId);
      if (!row) throw notFound();
      return row.file_id;
    },

    /** All returns matching a filter as CSV, newest first; the admin variant includes the vendor. */
    table(scope: ReturnScope, filter: ReturnFilter, lang: Lang) {
      const condition = returnCondition(scope, filter);
      return tableOf(scope === 'everybody' ? [...returnColumns, vendorColumn] : returnColumns, lang, (before, limit) =>
        reading.newest(before === undefined ? condition : sql`${condition} AND r.id < ${before}`, limit),
      );
    },
  };
};
