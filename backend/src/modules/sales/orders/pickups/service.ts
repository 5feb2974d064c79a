import { isHeldByRecall } from '../../../../ledger/recall-hold.ts';
import type { FastifyBaseLogger } from 'fastify';
import { COMPLETED } from '../../../../facts/order-statuses.ts';
import type { Config } from '../../../../runtime/config.ts';
import type { Database } from '../../../../database/database.ts';
import { AppError, notFound } from '../../../../wire/errors.ts';
import { lacksNationalAddress } from '../../../people/addresses/national-address.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import { assertStatusSeen, isUnderway, type StatusCode } from '../status/status.ts';
import type { VendorActor } from '../../../people/auth/vendor-actor.ts';
import { createAramexCarrier } from './carriers/aramex.ts';
import { CarrierError, type Booking, type Carrier, type Parcel } from './carriers/carrier.ts';
import { localCarrier } from './carriers/local.ts';
import { createPickupRepository, toParcel, type BookedRow, type PickupWindow } from './repository.ts';

interface Services {
  readonly database: Database;
  readonly config: Pick<Config, 'aramex'>;
  readonly log: FastifyBaseLogger;
}

interface Reservation {
  pickupId: number;
  parcel: Parcel;
}

/** Maps a carrier failure to the vendor's error. */
const toRefusal = (error: unknown): unknown => {
  if (!(error instanceof CarrierError)) return error;
  if (error.reason === 'silent') return new AppError(502, 'carrier_silent', { cause: error });
  return new AppError(502, 'carrier_refused', { params: { reason: error.message }, cause: error });
};

/**
 * Pickups. The carrier is called between two transactions, never inside one: the pickup is reserved, confirmed by the
 * carrier, then stored. A confirmed pickup that could not be stored is cancelled again.
 */
export const createPickupService = ({ database, config, log }: Services) => {
  const repository = createPickupRepository(database);
  const auditLog = createAuditLog(database);
  const aramex = config.aramex && createAramexCarrier(config.aramex);
  const own: Carrier = aramex ?? localCarrier;

  const carrierOf = (name: string): Carrier => {
    const carrier = [aramex, localCarrier].find((candidate) => candidate?.name === name);
    if (!carrier) throw new AppError(502, 'carrier_unknown', { params: { carrier: name } });
    return carrier;
  };

  /** Cleans up after a failure. Its own errors are logged, so that the original one is reported. */
  const undo = async (work: () => Promise<unknown>, what: string): Promise<void> => {
    await work().catch((error: unknown) => log.error({ err: error }, what));
  };

  const lockUnderway = async (vendorId: number, id: number, seen?: StatusCode) => {
    const row = await repository.lock(vendorId, id);
    if (!row) throw notFound();
    assertStatusSeen(row.status, seen);
    if (!isUnderway(row.status)) throw new AppError(409, 'pickup_too_late');
    return row;
  };

  const reserve = (vendorId: number, id: number, window: PickupWindow, seen?: StatusCode): Promise<Reservation> =>
    database.transaction(async () => {
      const row = await lockUnderway(vendorId, id, seen);
      if (await isHeldByRecall(database, id)) throw new AppError(409, 'held_by_recall');
      if (row.sender.line1 === '') throw new AppError(409, 'pickup_no_address');
      if (own !== localCarrier && lacksNationalAddress(row.shipping_address))
        throw new AppError(422, 'national_address_missing');
      const pickupId = await repository.reserve(id, own.name, window);
      if (pickupId === null) throw new AppError(409, 'pickup_scheduled');
      return { pickupId, parcel: toParcel(row, pickupId, window) };
    });

  const ask = async (pickupId: number, parcel: Parcel): Promise<Booking> => {
    try {
      return await own.schedule(parcel);
    } catch (error) {
      await undo(() => repository.release(pickupId), 'could not release a pickup');
      throw toRefusal(error);
    }
  };

  const book = ({ vendorId, actor }: VendorActor, id: number, { pickupId, parcel }: Reservation, booking: Booking) =>
    database.transaction(async () => {
      const { order_sub_no: label } = await lockUnderway(vendorId, id);
      if (!(await repository.book(pickupId, booking))) throw new AppError(409, 'conflict');
      const { date, from, to } = parcel;
      const entry = { action: 'order.pickup_scheduled', entity: 'order', entityId: id, label } as const;
      const after = { tracking_id: booking.trackingId, date, from, to };
      await auditLog.record(actor, { ...entry, before: null, after });
    });

  /**
   * Cancels the pickup with the carrier.
   * @returns the cancelled pickup, or null
   */
  const callOff = async (id: number): Promise<BookedRow | null> => {
    const booked = await repository.booked(id);
    if (!booked) return null;
    try {
      await carrierOf(booked.carrier).cancel(booked.carrier_reference);
    } catch (error) {
      throw toRefusal(error);
    }
    return booked;
  };

  const cancelBooked = async (id: number): Promise<void> => {
    const booked = await callOff(id);
    if (booked) await repository.cancel(booked);
  };

  return {
    /**
     * Books a pickup for an order of this vendor.
     * @param seen status that the vendor's screen showed
     * @throws AppError 404 if missing or foreign, 409 if the status has changed, a pickup exists, the order is
     * completed or cancelled, or the store has no address, 422 if an outside carrier would refuse the parcel, 502 with the carrier's text if it fails
     */
    async schedule(owner: VendorActor, id: number, window: PickupWindow, seen?: StatusCode): Promise<Booking> {
      const reservation = await reserve(owner.vendorId, id, window, seen);
      const { pickupId, parcel } = reservation;
      const booking = await ask(pickupId, parcel);
      try {
        await book(owner, id, reservation, booking);
      } catch (error) {
        await undo(
          () => own.cancel(booking.carrierReference),
          `could not cancel a pickup with ${own.name}: ${booking.trackingId}`,
        );
        await undo(() => repository.release(pickupId), 'could not release a pickup');
        throw error;
      }
      return booking;
    },

    /**
     * Cancels a pickup of this vendor, first with the carrier, then here, so that it can be retried. A delivered parcel
     * keeps its tracking number.
     * @throws AppError 404 if missing or foreign, 409 if there is none or the order is completed, 502 with the
     * carrier's text if it fails
     */
    async cancel({ vendorId, actor }: VendorActor, id: number, seen?: StatusCode): Promise<void> {
      const status = await repository.statusOf(vendorId, id);
      if (status === null) throw notFound();
      assertStatusSeen(status, seen);
      if (status === COMPLETED) throw new AppError(409, 'pickup_done');
      const booked = await callOff(id);
      if (!booked) throw new AppError(409, 'pickup_not_scheduled');
      const { tracking_id, order_sub_no: label } = booked;
      const entry = { action: 'order.pickup_cancelled', entity: 'order', entityId: id, label } as const;
      await database.transaction(async () => {
        if (await repository.cancel(booked))
          await auditLog.record(actor, { ...entry, before: { tracking_id }, after: null });
      });
    },

    /** Cancels the pickup of a cancelled order, if any. After a failure the vendor still sees it on the order. */
    withdraw: (id: number): Promise<void> =>
      undo(() => cancelBooked(id), 'could not cancel the pickup of a cancelled order'),
  };
};

export type PickupService = ReturnType<typeof createPickupService>;
