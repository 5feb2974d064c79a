import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { shopDay } from '../../../calendar/working-days.ts';
import { LIMITS } from '../../../facts/limits.ts';
import { createLotLedger } from '../../../ledger/lots.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince, type Seen } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import { planDelivery, storeArrivals, type ReceivedLine } from './receiving.ts';
import { createLotRepository, type LockedLot, type LockedProduct } from './repository.ts';
import type { CountForm, LotsStart, ReceiptForm, WriteOffForm } from './schemas.ts';

type Audited = Record<string, unknown>;

const auditedLot = ({ on_hand, stop }: LockedLot): Audited => ({ on_hand, state: stop ?? 'for_sale' });

/** Received lots as the audit log names them. */
const namesOf = (products: readonly LockedProduct[], lines: readonly ReceivedLine[]): string[] =>
  lines.map(({ product_id, lot_no, quantity }) => {
    const product = products.find(({ id }) => id === product_id);
    return `${product?.name}, ${lot_no}: ${quantity}`;
  });

/** Units of a product, or of one variant, that no given lot explains. */
const restOf = (product: LockedProduct, given: LotsStart['lots']) => {
  const skus = product.has_variants
    ? product.variants.map(({ id, stock }) => ({ variantId: id, stock }))
    : [{ variantId: null, stock: product.stock }];
  return skus.map(({ variantId, stock }) => ({
    variantId,
    rest: given.reduce((rest, lot) => rest - (lot.variant_id === variantId ? lot.quantity : 0), stock),
  }));
};

/** Lots of a vendor's products. Every change locks the products first, as sales do. */
export const createLotService = ({ database }: Pick<FastifyInstance, 'database'>) => {
  const lots = createLotRepository(database);
  const ledger = createLotLedger(database);
  const auditLog = createAuditLog(database);

  /** Locks a lot and its product. @throws AppError 404 for a missing or foreign lot */
  const lock = async (vendorId: number, lotId: number): Promise<LockedLot> => {
    const found = await lots.productOf(vendorId, lotId);
    const [product] = found ? await lots.lockProducts(vendorId, sql`p.id = ${found.product_id}`) : [];
    const lot = product?.tracks_lots ? (await lots.lotsOf([product.id])).find(({ id }) => id === lotId) : undefined;
    if (!lot) throw notFound();
    return lot;
  };

  const record = async (
    { actor }: VendorActor,
    action: 'lot.counted' | 'lot.quarantined' | 'lot.released' | 'lot.written_off',
    lot: LockedLot,
    note: Audited,
  ): Promise<void> => {
    const after = (await lots.lotsOf([lot.product_id])).find(({ id }) => id === lot.id);
    await auditLog.record(actor, {
      ...{ action, entity: 'lot', entityId: lot.id, label: lot.lot_no },
      before: auditedLot(lot),
      after: after ? { ...auditedLot(after), ...note } : null,
    });
  };

  /** Locks one product by its slug. @throws AppError 404 */
  const lockProduct = async (vendorId: number, slug: string): Promise<LockedProduct> => {
    const [product] = await lots.lockProducts(vendorId, sql`p.slug = ${slug}`);
    if (!product) throw notFound();
    return product;
  };

  const settleQuarantine = async (owner: VendorActor, lotId: number, reason: string | null, seen: Seen) => {
    const lot = await lock(owner.vendorId, lotId);
    assertUnchangedSince(lot.updated_at, seen);
    if (reason === null && lot.stop !== 'quarantine') return;
    await lots.setQuarantine(lot.id, reason);
    await ledger.settle([lot.product_id]);
    const action = reason === null ? 'lot.released' : 'lot.quarantined';
    await record(owner, action, lot, reason === null ? {} : { reason });
  };

  return {
    /**
     * Books a delivery, all of it or nothing.
     * @throws AppError 422 with the errors of all lines
     */
    receive: (owner: VendorActor, form: z.infer<typeof ReceiptForm>): Promise<void> =>
      database.transaction(async () => {
        if (form.received_on > shopDay(new Date())) throw invalidField('received_on', 'lots.received_later');
        const ids = [...new Set(form.lines.map(({ product_id }) => product_id))];
        const products = await lots.lockProducts(owner.vendorId, sql`p.id = ANY(${ids}::bigint[])`);
        const productIds = products.map(({ id }) => id);
        const stored = await lots.lotsOf(productIds);
        const arrivals = planDelivery({ products, lots: stored, lines: form.lines, field: 'lines' });
        const { reference, source, received_on: receivedOn } = form;
        const receiptId = await lots.insertReceipt(owner.vendorId, owner.actor.id, { reference, source, receivedOn });
        const changes = await storeArrivals(lots, arrivals, receivedOn);
        await ledger.settle(productIds, changes, { reason: 'received', receiptId, actorId: owner.actor.id });
        await auditLog.record(owner.actor, {
          ...{ action: 'lot.received', entity: 'lot', entityId: receiptId, label: reference },
          before: null,
          after: { reference, received_on: receivedOn, lots: namesOf(products, form.lines) },
        });
      }),

    /**
     * Books the result of a count as a difference, so that sales in the meantime are kept.
     * @throws AppError 404; 422 if more units were sold than were counted
     */
    count: (owner: VendorActor, lotId: number, form: z.infer<typeof CountForm>): Promise<void> =>
      database.transaction(async () => {
        const lot = await lock(owner.vendorId, lotId);
        const delta = form.on_hand - form.on_hand_seen;
        const counted = lot.on_hand + delta;
        if (counted < 0) throw invalidField('on_hand', { key: 'lots.units_left', params: { count: lot.on_hand } });
        if (counted > LIMITS.stock)
          throw invalidField('on_hand', { key: 'validation.too_big.number', params: { count: LIMITS.stock } });
        const booking = { reason: 'counted', note: form.note, actorId: owner.actor.id } as const;
        await ledger.settle([lot.product_id], [{ lotId, delta }], booking);
        await record(owner, 'lot.counted', lot, { note: form.note });
      }),

    /** Takes a lot off sale. @throws AppError 404; 409 changed in the meantime */
    quarantine: (owner: VendorActor, lotId: number, reason: string, seen: Seen): Promise<void> =>
      database.transaction(() => settleQuarantine(owner, lotId, reason, seen)),

    /** Ends a quarantine. The lot is for sale again unless its expiry forbids it. @throws AppError 404; 409 */
    release: (owner: VendorActor, lotId: number, seen: Seen): Promise<void> =>
      database.transaction(() => settleQuarantine(owner, lotId, null, seen)),

    /** Removes units that cannot be sold. @throws AppError 404; 422 for more units than there are */
    writeOff: (owner: VendorActor, lotId: number, form: z.infer<typeof WriteOffForm>): Promise<void> =>
      database.transaction(async () => {
        const lot = await lock(owner.vendorId, lotId);
        if (form.quantity > lot.on_hand)
          throw invalidField('quantity', { key: 'lots.units_left', params: { count: lot.on_hand } });
        const booking = { reason: form.reason, note: form.note, actorId: owner.actor.id };
        await ledger.settle([lot.product_id], [{ lotId, delta: -form.quantity }], booking);
        await record(owner, 'lot.written_off', lot, { reason: form.reason, note: form.note });
      }),

    /**
     * Begins to track the lots of a product. Units in stock that no given lot explains become the remainder.
     * @throws AppError 404; 409 if it already tracks them; 422 with the errors of the lots
     */
    start: (owner: VendorActor, slug: string, { lots: given }: LotsStart): Promise<void> =>
      database.transaction(async () => {
        const product = await lockProduct(owner.vendorId, slug);
        if (product.tracks_lots) throw new AppError(409, 'lots_tracked');
        if (product.recalled) throw new AppError(409, 'product_recalled');
        const lines = given.map((lot) => ({ ...lot, product_id: product.id }));
        const products = [{ ...product, tracks_lots: true, stock: 0 }];
        const known = await lots.lotsOf([product.id]);
        const arrivals = planDelivery({ products, lots: known, lines, field: 'lots' });
        const rests = restOf(product, given);
        const over = rests.find(({ rest }) => rest < 0);
        if (over) {
          const index = given.findIndex(({ variant_id }) => variant_id === over.variantId);
          throw invalidField(`lots.${index}.quantity`, 'lots.more_than_stock');
        }
        await lots.close(product.id, owner.actor.id);
        await lots.track(product.id, true);
        const today = shopDay(new Date());
        const source = { reference: '', source: 'start', receivedOn: today };
        const receiptId = await lots.insertReceipt(owner.vendorId, owner.actor.id, source);
        const changes = await storeArrivals(lots, arrivals, today);
        const booking = { reason: 'received', receiptId, actorId: owner.actor.id, isInStock: true } as const;
        const rest = await ledger.remainderOf(
          rests.map(({ variantId, rest: quantity }) => ({ productId: product.id, variantId, quantity })),
        );
        await ledger.settle([product.id], [...changes, ...rest], booking);
        await auditLog.record(owner.actor, {
          ...{ action: 'product.lots_started', entity: 'product', entityId: product.id, label: product.name },
          before: null,
          after: { lots: namesOf([product], lines) },
        });
      }),

    /**
     * Stops tracking. The stock stays, and the lots remain as history.
     * @throws AppError 404; 409 if it tracks none, a lot is recalled, or units of one are not for sale
     */
    stop: (owner: VendorActor, slug: string): Promise<void> =>
      database.transaction(async () => {
        const product = await lockProduct(owner.vendorId, slug);
        const stored = await lots.lotsOf([product.id]);
        if (!product.tracks_lots) throw new AppError(409, 'lots_not_tracked');
        if (await lots.isRecalled(product.id)) throw new AppError(409, 'product_recalled');
        if (stored.some(({ stop, on_hand }) => stop !== null && on_hand > 0)) throw new AppError(409, 'lots_stopped');
        await lots.close(product.id, owner.actor.id);
        await lots.track(product.id, false);
        await auditLog.record(owner.actor, {
          ...{ action: 'product.lots_stopped', entity: 'product', entityId: product.id, label: product.name },
          before: { on_hand: stored.reduce((sum, { on_hand }) => sum + on_hand, 0) },
          after: null,
        });
      }),
  };
};
