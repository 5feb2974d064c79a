import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { isUnderway } from '../orders/status.ts';
import { createAramexCarrier } from './aramexCarrier.ts';
import { CarrierError, type Booking, type Carrier, type Parcel } from './carrier.ts';
import { localCarrier } from './localCarrier.ts';
import { createPickupRepository, toParcel, type PickupWindow } from './repository.ts';

interface Services {
  readonly database: Database;
  readonly config: Pick<Config, 'aramex'>;
  readonly log: FastifyBaseLogger;
}

/** What a carrier has not done, as the vendor is told. */
const toRefusal = (error: unknown): unknown => {
  if (!(error instanceof CarrierError)) return error;
  if (error.reason === 'silent') return new AppError(502, 'carrier_silent', { cause: error });
  return new AppError(502, 'carrier_refused', { params: { reason: error.message }, cause: error });
};

/**
 * Pickups. The carrier is asked between two transactions, never inside one: a place is reserved, the carrier agrees, the
 * booking is written. What he has agreed to and we could not write is called off again.
 */
export const createPickupService = ({ database, config, log }: Services) => {
  const repository = createPickupRepository(database);
  const aramex = config.aramex && createAramexCarrier(config.aramex);
  const own: Carrier = aramex ?? localCarrier;

  const carrierOf = (name: string): Carrier => {
    const carrier = [aramex, localCarrier].find((candidate) => candidate?.name === name);
    if (!carrier) throw new AppError(502, 'carrier_unknown', { params: { carrier: name } });
    return carrier;
  };

  /** Tidies up after a failure, which stays the one that is told of. */
  const undo = async (work: () => Promise<unknown>, what: string): Promise<void> => {
    await work().catch((error: unknown) => log.error({ err: error }, what));
  };

  const lockUnderway = async (vendorId: number, id: number) => {
    const row = await repository.lock(vendorId, id);
    if (!row) throw notFound();
    if (!isUnderway(row.status)) throw new AppError(409, 'pickup_too_late');
    return row;
  };

  const reserve = (vendorId: number, id: number, window: PickupWindow): Promise<{ pickupId: number; parcel: Parcel }> =>
    database.transaction(async () => {
      const row = await lockUnderway(vendorId, id);
      const pickupId = await repository.reserve(id, own.name, window);
      if (pickupId === null) throw new AppError(409, 'pickup_scheduled');
      return { pickupId, parcel: toParcel(row, pickupId, window) };
    });

  const ask = async (pickupId: number, parcel: Parcel): Promise<Booking> => {
    try {
      return await own.schedule(parcel);
    } catch (error) {
      await undo(() => repository.release(pickupId), 'a pickup could not be released');
      throw toRefusal(error);
    }
  };

  const book = (vendorId: number, id: number, pickupId: number, booking: Booking) =>
    database.transaction(async () => {
      await lockUnderway(vendorId, id);
      if (!(await repository.book(pickupId, booking))) throw new AppError(409, 'conflict');
    });

  const cancelBooked = async (id: number): Promise<boolean> => {
    const booked = await repository.booked(id);
    if (!booked) return false;
    try {
      await carrierOf(booked.carrier).cancel(booked.carrier_reference);
    } catch (error) {
      throw toRefusal(error);
    }
    await repository.cancel(booked);
    return true;
  };

  return {
    /**
     * Has the carrier come for an order of this vendor.
     * @throws AppError 404 missing or foreign, 409 when he comes already or the order is completed or cancelled, 502 with
     * the carrier's words when he does not come
     */
    async schedule(vendorId: number, id: number, window: PickupWindow): Promise<Booking> {
      const { pickupId, parcel } = await reserve(vendorId, id, window);
      const booking = await ask(pickupId, parcel);
      try {
        await book(vendorId, id, pickupId, booking);
      } catch (error) {
        await undo(() => own.cancel(booking.carrierReference), `${own.name} comes for nothing: ${booking.trackingId}`);
        await undo(() => repository.release(pickupId), 'a pickup could not be released');
        throw error;
      }
      return booking;
    },

    /**
     * Calls the pickup of an order of this vendor off, first with the carrier and then here: it can be repeated.
     * @throws AppError 404 missing or foreign, 409 when there is none, 502 with the carrier's words when he comes anyway
     */
    async cancel(vendorId: number, id: number): Promise<void> {
      if (!(await repository.isOwn(vendorId, id))) throw notFound();
      if (!(await cancelBooked(id))) throw new AppError(409, 'pickup_not_scheduled');
    },

    /** Calls the pickup of a cancelled order off, if there is one. What fails stays in sight of the vendor on his order. */
    withdraw: (id: number): Promise<void> => undo(() => cancelBooked(id), 'the pickup of a cancelled order stands'),
  };
};

export type PickupService = ReturnType<typeof createPickupService>;
