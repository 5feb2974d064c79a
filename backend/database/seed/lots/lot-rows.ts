import { beginningOf, plusDays } from '../../../src/calendar/days.ts';
import { shopDay } from '../../../src/calendar/working-days.ts';
import { vendorUserId } from '../people-rows/people-rows.ts';
import type { DemoLot, TakenLot } from './demo-lot.ts';

const dayOf = (moment: string) => shopDay(new Date(moment));

export const lotRows = (lots: readonly DemoLot[]) =>
  lots.map(({ id, product, sku, lotNo, expiresOn, madeOn, receivedAt, onHand, sellUntil, stop }) => ({
    id,
    product_id: product.id,
    variant_id: sku.variantId,
    lot_no: lotNo,
    lot_key: lotNo,
    expires_on: expiresOn,
    made_on: madeOn,
    gtin: lotNo === '' ? '' : sku.barcode.padStart(14, '0'),
    received_on: dayOf(receivedAt),
    remainder: lotNo === '',
    on_hand: onHand,
    sell_until: sellUntil,
    quarantine_reason: '',
    stop,
    created_at: receivedAt,
    updated_at: receivedAt,
  }));

const SOURCES = ['scan', 'csv', 'form'] as const;

/** Lots that came together: those of one delivery of a vendor, or of a product when its tracking began. */
const arrivals = (lots: readonly DemoLot[]): DemoLot[][] => {
  const groups = new Map<string, DemoLot[]>();
  for (const lot of lots) {
    const { product, receivedAt, deliveredAt } = lot;
    const key = `${receivedAt} ${deliveredAt === null ? `product ${product.id}` : `vendor ${product.vendorId}`}`;
    groups.set(key, [...(groups.get(key) ?? []), lot]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
};

/** Deliveries, and the units that each lot received. */
export const receiptRows = (lots: readonly DemoLot[]) => {
  const groups = arrivals(lots);
  const lot_receipts = groups.flatMap(([first], index) => {
    if (!first) return [];
    const { product, receivedAt, deliveredAt } = first;
    const isStart = deliveredAt === null;
    return [
      {
        id: index + 1,
        vendor_id: product.vendorId,
        reference: isStart ? '' : `DN-${24_000 + index * 7}`,
        source: isStart ? 'start' : (SOURCES[index % SOURCES.length] ?? 'form'),
        received_on: dayOf(receivedAt),
        actor_user_id: vendorUserId(product.vendorId),
        created_at: receivedAt,
      },
    ];
  });
  const lot_moves = groups.flatMap((group, index) =>
    group.map(({ id, onHand, sold, product, receivedAt }) => ({
      lot_id: id,
      delta: onHand + sold,
      reason: 'received',
      receipt_id: index + 1,
      actor_user_id: vendorUserId(product.vendorId),
      created_at: receivedAt,
    })),
  );
  return { lot_receipts, lot_moves };
};

export const takenLotRows = (taken: readonly TakenLot[]) =>
  taken
    .toSorted((one, other) => one.line.id - other.line.id)
    .map(({ line, lot, quantity }) => ({
      order_item_id: line.id,
      lot_id: lot.id,
      quantity,
      expires_on: lot.expiresOn,
      sell_until: lot.sellUntil,
      taken_on: dayOf(line.order.placedAt),
    }));

/** Changes of stock by lots: deliveries, and units that are no longer for sale. */
export const lotStockMoves = (lots: readonly DemoLot[]) =>
  lots.flatMap(({ id, product, sku, deliveredAt, onHand, sold, sellUntil, stop }) => {
    const common = { product_id: product.id, variant_id: sku.variantId, vendor_order_id: null, lot_id: id };
    const isOff = onHand > 0 && stop !== null && sellUntil !== null;
    return [
      ...(deliveredAt === null
        ? []
        : [{ ...common, delta: onHand + sold, reason: 'released' as const, created_at: deliveredAt }]),
      ...(isOff
        ? [{ ...common, delta: -onHand, reason: 'withdrawn' as const, created_at: beginningOf(plusDays(sellUntil, 1)) }]
        : []),
    ];
  });
