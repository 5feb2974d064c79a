/** Somebody who fetches a parcel, or gets it, as a carrier wants to know him. */
export interface Party {
  name: string;
  company: string;
  phone: string;
  email: string;
  line1: string;
  line2: string;
  city: string;
  postalCode: string;
  /** ISO 3166-1, two letters. */
  country: string;
}

/** A parcel to be fetched. */
export interface Parcel {
  /** Our own number of this pickup, which the carrier repeats to us. */
  reference: string;
  orderSubNo: string;
  /** A day in Riyadh and two times (`HH:mm`). */
  date: string;
  from: string;
  to: string;
  pieces: number;
  sender: Party;
  /** Where it goes, two letters. */
  destination: string;
  /** The short address of the building in Saudi Arabia that it goes to, or ''. */
  nationalAddress: string;
}

/** What the carrier has agreed to. `carrierReference` is how he wants the pickup called when it is cancelled. */
export interface Booking {
  trackingId: string;
  labelUrl: string;
  carrierReference: string;
}

/** A carrier who fetches parcels. Both calls answer within seconds or throw a CarrierError. */
export interface Carrier {
  readonly name: string;
  schedule(parcel: Parcel): Promise<Booking>;
  /** Cancelling what is cancelled already is a success. */
  cancel(carrierReference: string): Promise<void>;
}

/** Why a carrier did not do it. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  /** `refused`: the carrier said no, in the words of the message; `silent`: there was no usable answer. */
  readonly reason: 'refused' | 'silent';

  constructor(reason: CarrierError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** The page of our own from which a parcel's label is printed. */
export const labelPage = (orderSubNo: string): string => `/vendor/orders/${orderSubNo}/label`;
