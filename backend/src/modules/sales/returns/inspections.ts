import { COMPLETED, STATUS_GROUPS } from '../../../facts/order-statuses.ts';
import type { Actor } from '../../../plugins/session.ts';
import type { Database } from '../../../database/database.ts';
import { isFault } from '../../../facts/returns.ts';
import { createReturnPosting } from '../../../ledger/return-posting.ts';
import { createStockLedger } from '../../../ledger/stock.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, notFound, type FieldMessage } from '../../../wire/errors.ts';
import { createStatusRepository } from '../orders/status/repository.ts';
import { returnedAmounts, type Accepted, type ReturnedAmounts } from './amounts.ts';
import type { Inspection } from './forms.ts';
import { createReturnRepository, type LockedLine, type LockedReturn, type SubOrderItem } from './repository.ts';

type Found = Inspection['lines'][number];

const units = ({ restock, write_off, refused }: Pick<Found, 'restock' | 'write_off' | 'refused'>) =>
  restock + write_off + refused;

/**
 * Requires every line once, with all its units.
 * @throws AppError 422 by line
 */
const assertComplete = (lines: readonly LockedLine[], found: readonly Found[]): void => {
  const of = new Map(found.map((line) => [line.id, line]));
  const errors = new Map<string, FieldMessage[]>();
  if (of.size !== found.length || lines.length !== found.length) errors.set('lines', ['returns.lines_incomplete']);
  for (const [index, each] of found.entries()) {
    const line = lines.find(({ id }) => id === each.id);
    if (!line) errors.set(`lines.${index}.id`, ['returns.line_unknown']);
    else if (units(each) !== line.quantity)
      errors.set(`lines.${index}.restock`, [{ key: 'returns.units_differ', params: { count: line.quantity } }]);
  }
  if (errors.size > 0) throw new AppError(422, 'validation', { fields: Object.fromEntries(errors) });
};

const acceptedOf = (
  lines: readonly LockedLine[],
  found: readonly Pick<Found, 'id' | 'restock' | 'write_off'>[],
): Accepted[] =>
  found.flatMap((each) => {
    const line = lines.find(({ id }) => id === each.id);
    if (!line?.reason) return [];
    return [{ itemId: line.order_item_id, units: each.restock + each.write_off, isFault: isFault(line.reason) }];
  });

/** Results of an inspection: goods return to stock, the customer is refunded, and both are posted in the ledger. */
export const createInspections = (database: Database) => {
  const returns = createReturnRepository(database);
  const posting = createReturnPosting(database);
  const stock = createStockLedger(database);
  const statuses = createStatusRepository(database);

  const restock = async (
    row: LockedReturn,
    items: readonly SubOrderItem[],
    lines: readonly LockedLine[],
    found: readonly Found[],
  ) => {
    const back = found.flatMap((each) => {
      const line = lines.find(({ id }) => id === each.id);
      const item = items.find(({ id }) => id === line?.order_item_id);
      if (!item || each.restock === 0) return [];
      const { productId, variantId } = item;
      const sold = { vendorOrderId: row.part_id, productId, variantId, orderItemId: item.id };
      return [{ ...sold, quantity: each.restock, promisedExpiry: null }];
    });
    if (back.length > 0) await stock.putBack(back, row.id);
  };

  /** Stores and posts the refunds of lines. */
  const give = async (row: LockedReturn, amounts: readonly ReturnedAmounts[], goodwill: number, actor: Actor) => {
    await returns.addAmounts(row.id, amounts);
    const refund = amounts.reduce((total, line) => total + line.refund, 0);
    await database.query(sql`
      UPDATE returns SET refund_total = refund_total + ${refund}, goodwill = goodwill + ${goodwill} WHERE id = ${row.id}`);
    await posting.postReturn(row.id, actor.id);
  };

  /** A parcel lost in transit counts as sold and refunded: completing the order posts its sale in the ledger. */
  const completeMissing = async (row: LockedReturn, actor: Actor) => {
    if (!STATUS_GROUPS.shipping.includes(row.status)) return;
    const part = await statuses.lock({ vendorId: row.vendor_id }, row.part_id);
    if (!part) throw notFound();
    await statuses.change(part, COMPLETED, {});
    await statuses.record(part, COMPLETED, row.return_no, actor);
  };

  return {
    give,

    /**
     * Preview of an inspection's refunds. Requires the lock on the sub-order.
     * @throws AppError 422 by line
     */
    async preview(row: LockedReturn, found: readonly Found[]): Promise<ReturnedAmounts[]> {
      const lines = await returns.lines(row.id);
      assertComplete(lines, found);
      return returnedAmounts(await returns.items(row.part_id), acceptedOf(lines, found));
    },

    /**
     * Completes a return with the result of its inspection.
     * @throws AppError 422 by line
     */
    async finish(row: LockedReturn, found: readonly Found[], note: string, actor: Actor): Promise<void> {
      const lines = await returns.lines(row.id);
      assertComplete(lines, found);
      const items = await returns.items(row.part_id);
      await completeMissing(row, actor);
      await returns.saveUnits(found);
      await returns.change(row.id, { state: 'inspected', due_at: null, moment: 'inspected_at' });
      await returns.record(row.id, 'inspected', note, actor);
      await restock(row, items, lines, found);
      await give(row, returnedAmounts(items, acceptedOf(lines, found)), 0, actor);
    },

    /** Completes a return whose goods the customer keeps. */
    async finishWithoutGoods(row: LockedReturn, note: string, actor: Actor): Promise<void> {
      const lines = await returns.lines(row.id);
      const found = lines.map(({ id, quantity }) => ({
        id,
        restock: 0,
        write_off: quantity,
        refused: 0,
        refused_reason: '',
      }));
      await this.finish(row, found, note, actor);
    },

    /**
     * Accepts more units of an inspected return.
     * @returns their refunds
     * @throws AppError 422 by line
     */
    async acceptMore(
      row: LockedReturn,
      more: readonly { id: number; write_off: number }[],
    ): Promise<ReturnedAmounts[]> {
      const lines = await returns.lines(row.id);
      const items = await returns.items(row.part_id);
      for (const [index, { id, write_off: units }] of more.entries()) {
        const line = lines.find((each) => each.id === id);
        if (!line || units > line.refused)
          throw new AppError(422, 'validation', {
            fields: {
              [`lines.${index}.write_off`]: [{ key: 'returns.refused_fewer', params: { count: line?.refused ?? 0 } }],
            },
          });
      }
      const accepted = acceptedOf(
        lines,
        more.map((each) => ({ ...each, restock: 0 })),
      );
      await database.query(sql`
        UPDATE return_lines line SET write_off = line.write_off + more.write_off, refused = line.refused - more.write_off
        FROM jsonb_to_recordset(${JSON.stringify(more)}::jsonb) AS more (id bigint, write_off integer) WHERE line.id = more.id`);
      return returnedAmounts(items, accepted);
    },
  };
};
