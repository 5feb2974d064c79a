import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { allocateLots, type AllocatedRow } from '../../src/ledger/allocate-lots.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { inDays } from '../support/lots.ts';
import { createSales } from '../support/sales.ts';

const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_130);
const RUNS = process.env.TEST_ALL === '1' ? 1000 : 100;

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

/** Days are counted from today; null: it does not expire, or is always for sale. */
interface RandomLot {
  readonly days: number | null;
  readonly sellDays: number | null;
  readonly receivedDaysAgo: number;
  readonly units: number;
  readonly isStopped: boolean;
  readonly isUnknown: boolean;
}

interface Sale {
  readonly lots: readonly RandomLot[];
  readonly quantity: number;
  readonly promised: number | null;
}

/** Units by index of their lot, as a sorted list decides; null if there are too few. */
const naive = ({ lots, quantity, promised }: Sale): [number, number][] | null => {
  const sorted = lots
    .map((lot, index) => ({ ...lot, index }))
    .filter(({ isStopped, sellDays }) => !isStopped && (sellDays === null || sellDays >= 0))
    .filter(({ days, isUnknown }) => promised === null || (days === null ? !isUnknown : days >= promised))
    .sort(
      (one, other) =>
        Number(other.isUnknown) - Number(one.isUnknown) ||
        (one.days ?? Infinity) - (other.days ?? Infinity) ||
        other.receivedDaysAgo - one.receivedDaysAgo ||
        one.index - other.index,
    );
  const units = sorted.flatMap((lot) => Array.from({ length: lot.units }, () => lot.index));
  if (units.length < quantity) return null;
  const taken = new Map<number, number>();
  for (const index of units.slice(0, quantity)) taken.set(index, (taken.get(index) ?? 0) + 1);
  return [...taken].sort(([one], [other]) => one - other);
};

/** Allocates a sale and rolls it back. */
const allocated = async (line: { orderItemId: number; productId: number }, { lots, quantity, promised }: Sale) => {
  const { database } = shop;
  const rows = lots.map((lot, index) => ({
    ...{ product_id: line.productId, lot_no: lot.isUnknown ? '' : `L${index}`, on_hand: lot.units },
    ...{ expires_on: lot.days === null ? null : inDays(lot.days), received_on: inDays(-lot.receivedDaysAgo) },
    ...{ sell_until: lot.sellDays === null ? null : inDays(lot.sellDays), remainder: lot.isUnknown },
    stop: lot.isStopped ? 'quarantine' : null,
  }));
  let result: { row: AllocatedRow | undefined; taken: [number, number][] } | undefined;
  const undo = new Error('Undone');
  await database
    .transaction(async () => {
      const stored = await database.query<{ id: number }>(sql`
        INSERT INTO lots (product_id, lot_no, lot_key, expires_on, received_on, remainder, on_hand, sell_until, stop)
        SELECT product_id, lot_no, lot_no, expires_on, received_on, remainder, on_hand, sell_until, stop
        FROM jsonb_populate_recordset(NULL::lots, ${JSON.stringify(rows)}::jsonb) RETURNING id`);
      const sold = { ...line, vendorOrderId: 0, variantId: null, quantity };
      const promisedExpiry = promised === null ? null : inDays(promised);
      const [row] = await database.query<AllocatedRow>(allocateLots([{ ...sold, promisedExpiry }], inDays(0)));
      const taken = await database.query<{ lot_id: number; quantity: number; left: number }>(sql`
        SELECT lot_id, quantity, l.on_hand AS left FROM order_item_lots JOIN lots l ON l.id = lot_id
        WHERE order_item_id = ${line.orderItemId} ORDER BY lot_id`);
      const indexed = taken.map((each) => ({ ...each, index: stored.findIndex(({ id }) => id === each.lot_id) }));
      for (const each of indexed) assert.equal(each.left + each.quantity, lots[each.index]?.units);
      result = { row, taken: indexed.map(({ index, quantity: units }): [number, number] => [index, units]) };
      throw undo;
    })
    .catch((error: unknown) => assert.equal(error, undo));
  assert.ok(result);
  return result;
};

const dayOrNever = fc.option(fc.integer({ min: 1, max: 9 }));
const randomLot = fc.record({
  days: dayOrNever,
  sellDays: fc.option(fc.integer({ min: -2, max: 5 })),
  receivedDaysAgo: fc.nat(3),
  units: fc.nat(6),
  isStopped: fc.boolean(),
  isUnknown: fc.constant(false),
});
const unknownLot = fc.nat(4).map((units): RandomLot => ({
  ...{ days: null, sellDays: null, receivedDaysAgo: 0, units },
  ...{ isStopped: false, isUnknown: true },
}));
const randomSale: fc.Arbitrary<Sale> = fc.record({
  lots: fc
    .tuple(fc.array(randomLot, { maxLength: 8 }), fc.array(unknownLot, { maxLength: 1 }))
    .map(([known, unknown]) => [...known, ...unknown]),
  quantity: fc.integer({ min: 1, max: 12 }),
  promised: dayOrNever,
});

test('A sale takes the lots that a naive sort chooses, or none', async (t) => {
  t.diagnostic(`PROPERTY_SEED=${SEED}`);
  const product = await shop.make.product();
  const [partId] = await createSales(shop).buy(await shop.make.customer(), [{ productId: product.id }]);
  const item = await shop.database.first<{ id: number }>(
    sql`SELECT id FROM order_items WHERE vendor_order_id = ${partId}`,
  );
  const line = { orderItemId: item?.id ?? 0, productId: product.id };
  let sold = 0;
  const property = fc.asyncProperty(randomSale, async (sale) => {
    const expected = naive(sale);
    const { row, taken } = await allocated(line, sale);
    assert.deepEqual(taken, expected ?? []);
    assert.equal(row?.taken, expected === null ? 0 : sale.quantity);
    assert.equal((row?.fitting ?? 0) >= sale.quantity, expected !== null);
    sold += expected === null ? 0 : 1;
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS });
  assert.ok(sold > RUNS / 10, 'too few sales succeeded');
});
