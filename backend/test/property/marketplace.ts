import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import type { TestResponse, TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { createLots, inDays } from '../support/lots.ts';
import { createMoney } from '../support/money.ts';
import { createProductWriter } from '../support/products.ts';
import type { Sales } from '../support/sales.ts';
import type { Item, Model, Outcome } from './market-state.ts';
import type { ModelLot } from './lots-model.ts';
import { at, createRun, type RealItem } from './market-run.ts';

const CUSTOMERS = 2;
const [STOCK, PRICE] = [5, 1000];
/** Batches of the tracked item at the start of a run; they add up to the stock. */
const LOTS = [
  { days: 100, quantity: 3 },
  { days: 200, quantity: 2 },
] as const;

export const outcomeOf = ({ status, body }: TestResponse): Outcome =>
  status === 200 ? '200' : `${status} ${body.code}`;

/**
 * Two vendors with four products, one of them in two sizes and the last by batches, shared by all runs; each run has new
 * customers.
 */
export const createMarketplace = async (shop: TestApp, sales: Sales) => {
  const { database, make } = shop;
  const vendors = [await make.vendor(), await make.vendor()] as const;
  const writers = vendors.map((vendor) => createProductWriter(shop, vendor));
  const admin = await make.admin();
  const money = createMoney(shop);
  await money.rate(10);
  await money.rate(7.35, { vendor_id: vendors[1].vendorId });

  const size = { type: 'size', barcode: '1', stock: STOCK, price_sar: 10, price_bhd: 1, price_usd: 3 };
  const create = async (of: 0 | 1, sku: string, variants: object[] = []) => {
    const product = await writers[of]?.created({ sku, stock: STOCK, variants });
    const common = { vendor: vendors[of], productId: product.id, slug: product.slug };
    const ids: (number | null)[] = variants.length > 0 ? product.variants.map(({ id }: { id: number }) => id) : [null];
    return ids.map((variantId): RealItem => ({ ...common, variantId }));
  };
  const items = [
    ...(await create(0, 'MODEL-A')),
    ...(await create(1, 'MODEL-B')),
    ...(await create(0, 'MODEL-C', [
      { ...size, value: 'S', sku: 'MODEL-C-S' },
      { ...size, value: 'M', sku: 'MODEL-C-M' },
    ])),
    ...(await create(1, 'MODEL-D')),
  ];
  const TRACKED = items.length - 1;
  const tracked = at(items, TRACKED);
  const lots = createLots(shop);
  await lots.start(
    tracked.vendor,
    tracked.slug,
    LOTS.map(({ days, quantity }) => ({ lot_no: `D${days}`, days, quantity })),
  );
  const enter = async (index: number, change: { stock?: number; price?: number }): Promise<TestResponse> => {
    const { vendor, slug, variantId } = at(items, index);
    const writer = writers[vendors.indexOf(vendor)];
    assert.ok(writer);
    const product = await writer.read(slug);
    const fields = {
      ...(change.stock !== undefined && { stock: change.stock }),
      ...(change.price !== undefined && { price_usd: change.price / 100 }),
    };
    if (variantId === null) return writer.edit(product, fields);
    const variants = writer.formOf(product).variants as { id: number }[];
    return writer.edit(product, {
      variants: variants.map((variant) => (variant.id === variantId ? { ...variant, ...fields } : variant)),
    });
  };

  const ground = { shop, sales, vendors, admin, items, enter };

  /** Puts the same batches on sale as at the start. */
  const resetLots = async () => {
    const stored = await database.query<{ id: number; days: number; on_hand: number; is_held: boolean }>(sql`
      SELECT id, expires_on - ${inDays(0)}::date AS days, on_hand, quarantined_at IS NOT NULL AS is_held
      FROM lots WHERE product_id = ${tracked.productId}`);
    const { token } = tracked.vendor;
    for (const { id, days, on_hand: seen, is_held: isHeld } of stored) {
      if (isHeld) await shop.call(`POST /vendor/lots/${id}/release`, { token, body: {} });
      const count = LOTS.find((lot) => lot.days === days)?.quantity ?? 0;
      await shop.call(`POST /vendor/lots/${id}/count`, { token, body: { on_hand: count, on_hand_seen: seen } });
    }
  };

  /** Resets every item to the same stock and price on sale, without purchases. */
  const begin = async () => {
    await database.query(sql`UPDATE products SET approval_status = 1`);
    await resetLots();
    for (const index of items.keys()) assert.equal((await enter(index, { stock: STOCK, price: PRICE })).status, 200);
    const customers: Person[] = [];
    for (let index = 0; index < CUSTOMERS; index += 1) customers.push(await make.customer());
    const sale = new Map(items.map(({ productId }) => [productId, { approved: true }]));
    const model: Model = {
      items: items.map(({ vendor, productId }, index): Item => {
        const shared = sale.get(productId) ?? { approved: true };
        const batches = LOTS.map(({ days, quantity }): ModelLot => ({ days, units: quantity, isHeld: false }));
        const own = { stock: STOCK, lots: index === TRACKED ? batches : null };
        return { vendor: vendors.indexOf(vendor), ...own, price: PRICE, sale: shared };
      }),
      customers: customers.map(() => ({ cart: new Map(), version: 0, checkouts: [] })),
      orders: [],
    };
    return { model, real: createRun(ground, customers) };
  };

  /** State of the database that the model expects. */
  const expected = (model: Model) => {
    const sumOf = (index: number) =>
      model.items.reduce(
        (sum, { stock }, other) => (at(items, other).productId === at(items, index).productId ? sum + stock : sum),
        0,
      );
    return {
      stock: model.items.map(({ stock }) => stock),
      sums: model.items.map((_, index) => sumOf(index)),
      carts: model.customers.map(({ cart }) => [...cart].map(([item, count]) => `${count} of ${item}`).sort()),
      orders: model.orders
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, status, money }) => `${id} is ${status}, ${money}`),
      lots: (at(model.items, TRACKED).lots ?? [])
        .filter(({ units }) => units > 0)
        .toSorted((one, other) => one.days - other.days)
        .map(({ days, units, isHeld }) => `${units} for ${days} days${isHeld ? ', held' : ''}`),
      taken: model.orders
        .toSorted((one, other) => one.id - other.id)
        .flatMap(({ id, lines }) =>
          lines.flatMap(({ taken }) =>
            [...taken]
              .sort(([one], [other]) => one - other)
              .map(([days, units]) => `${id} has ${units} for ${days} days`),
          ),
        ),
    };
  };
  return { begin, expected, itemCount: items.length, tracked: TRACKED };
};

export type Marketplace = Awaited<ReturnType<typeof createMarketplace>>;
export type Run = Awaited<ReturnType<Marketplace['begin']>>['real'];
