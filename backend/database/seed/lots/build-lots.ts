import { monthStart, plusDays } from '../../../src/calendar/days.ts';
import { shopDay } from '../../../src/calendar/working-days.ts';
import type { DemoProduct } from '../catalogue-rows/build-catalogue.ts';
import { daysBefore } from '../moments.ts';
import type { Random } from '../random.ts';
import type { SoldLine } from '../sales/item-rows.ts';
import { assignStories, trackedSkus, type LotStory, type TrackedSku } from './lot-stories.ts';
import type { DemoLot, LotPlan, TakenLot } from './demo-lot.ts';
import { lotNumber } from './lot-number.ts';
import { MIN_SHELF_LIFE_DAYS, shelfLifeOf } from '../catalogue-rows/shelf-lives.ts';
import { takeInOrder } from './take-in-order.ts';

/** Days since the vendors began to track lots. */
const TRACKED_DAYS = 60;
/** Ages of every vendor's deliveries since then, in days. */
const DELIVERIES = [47, 36, 24, 15, 8, 3] as const;

interface Stockroom {
  now: Date;
  products: readonly DemoProduct[];
  /** Lines of placed orders that were not cancelled, oldest first. */
  sold: readonly SoldLine[];
  random: Random;
}

const trackedSince = ({ createdAt }: DemoProduct, now: Date): string => {
  const start = daysBefore(now, TRACKED_DAYS);
  return createdAt > start ? createdAt : start;
};

/** Last day of the month some months from a day. */
const monthEnd = (day: string, months: number): string => plusDays(monthStart(day, months + 1), -1);

/** Divides units among lots, each with at least one. */
const split = (units: number, random: Random): number[] => {
  if (units < 5) return units > 0 ? [units] : [];
  const first = random.int(1, Math.ceil(units / 3));
  if (units < 12) return [first, units - first];
  const second = random.int(2, Math.floor((units - first) / 2));
  return [first, second, units - first - second];
};

const firstMonths = (shelfLife: number, random: Random) => random.int(5, Math.floor(shelfLife * 0.4));

/** Lots of a SKU, the first expiry first. */
const planLots = (
  { product, sku }: TrackedSku,
  story: LotStory | undefined,
  sold: number,
  shop: Stockroom,
): LotPlan[] => {
  const { now, random } = shop;
  const today = shopDay(now);
  const since = trackedSince(product, now);
  const deliveries = DELIVERIES.map((age) => daysBefore(now, age)).filter((moment) => moment > since);
  let months = firstMonths(shelfLifeOf(product) ?? 0, random);
  const early = { expiresOn: monthEnd(today, months - 2), onHand: 0, deliveredAt: null };
  const plans = split(sku.stock, random).map((onHand, index, { length }): LotPlan => {
    if (index > 0) months += random.int(2, 3);
    const isDelivered = index > 0 && index === length - 1 && deliveries.length > 0;
    const deliveredAt = isDelivered ? random.pick(deliveries) : null;
    return { expiresOn: monthEnd(today, months), onHand, soldOut: 0, deliveredAt };
  });
  if (!story) {
    const soldOut = sku.stock === 0 ? sold : Math.floor(sold / 2);
    return soldOut > 0 ? [{ ...early, soldOut }, ...plans] : plans;
  }
  const expiresOn = story.expiresIn === null ? null : plusDays(today, story.expiresIn);
  if (story.unsold > 0) return [{ ...early, expiresOn, onHand: story.unsold, soldOut: 0 }, ...plans];
  return plans.map((plan, index) => (index === 0 ? { ...plan, expiresOn } : plan));
};

const stopOf = ({ expiresOn, onHand }: LotPlan, sellUntil: string | null, today: string): DemoLot['stop'] => {
  if (expiresOn !== null && expiresOn < today) return 'expired';
  if (sellUntil !== null && sellUntil < today) return 'short_dated';
  return onHand === 0 ? 'empty' : null;
};

/** Day of manufacture, before the lot was received. */
const madeOn = (expiresOn: string, receivedAt: string, shelfLife: number): string => {
  const made = monthEnd(expiresOn, -shelfLife);
  const latest = plusDays(shopDay(new Date(receivedAt)), -20);
  return made < latest ? made : latest;
};

/** The lots of the demo, and the lots of the lines sold since the vendors began to track them. */
export const buildLots = (shop: Stockroom): { lots: DemoLot[]; taken: TakenLot[] } => {
  const today = shopDay(shop.now);
  const skus = trackedSkus(shop.products);
  const stories = assignStories(skus, shop.now);
  const lots: DemoLot[] = [];
  const taken: TakenLot[] = [];
  for (const each of skus) {
    const { product, sku } = each;
    const since = trackedSince(product, shop.now);
    const lines = shop.sold.filter(({ line, order }) => line.sku === sku && order.placedAt >= since);
    const units = lines.reduce((sum, { line }) => sum + line.quantity, 0);
    const own = planLots(each, stories.get(sku), units, shop).map((plan, index): DemoLot => {
      const { expiresOn } = plan;
      const receivedAt = plan.deliveredAt ?? since;
      const made = expiresOn === null ? null : madeOn(expiresOn, receivedAt, shelfLifeOf(product) ?? 0);
      const sellUntil = expiresOn === null ? null : plusDays(expiresOn, -MIN_SHELF_LIFE_DAYS);
      const id = lots.length + 1 + index;
      const lotNo = made === null ? '' : lotNumber(product.vendorId, made, index, shop.random);
      const stop = stopOf(plan, sellUntil, today);
      return { ...plan, id, product, sku, lotNo, madeOn: made, receivedAt, sellUntil, sold: 0, stop };
    });
    lots.push(...own);
    taken.push(...takeInOrder(lines, own));
  }
  return { lots, taken };
};
