/** Sender or recipient of a parcel, with the data that a carrier needs. */
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

/** Parcel to be picked up. */
export interface Parcel {
  /** Our reference for this pickup, which the carrier returns to us. */
  reference: string;
  orderSubNo: string;
  /** Pickup day in Riyadh and two times (`HH:mm`). */
  date: string;
  from: string;
  to: string;
  pieces: number;
  sender: Party;
  /** Destination country, two letters. */
  destination: string;
  /** Short national address of the recipient in Saudi Arabia, or ''. */
  nationalAddress: string;
  /** Company of the recipient, or ''. */
  recipientCompany: string;
  /** Purchase order number of that company, or ''. */
  poNumber: string;
}

/** Pickup confirmed by the carrier. `carrierReference` identifies it for cancelling. */
export interface Booking {
  trackingId: string;
  labelUrl: string;
  carrierReference: string;
}

/** Carrier that picks up parcels. Both calls return within seconds or throw a CarrierError. */
export interface Carrier {
  readonly name: string;
  schedule(parcel: Parcel): Promise<Booking>;
  /** Idempotent: cancelling a cancelled pickup succeeds. */
  cancel(carrierReference: string): Promise<void>;
}

/** Failure of a carrier call. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  /** `refused`: rejected by the carrier, with its text as the message; `silent`: no usable response. */
  readonly reason: 'refused' | 'silent';

  constructor(reason: CarrierError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Page of the vendor portal that prints the parcel's label. */
export const labelPage = (orderSubNo: string): string => `/vendor/orders/${orderSubNo}/label`;
