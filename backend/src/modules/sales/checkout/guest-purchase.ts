import type { PaymentMethod } from '../../../facts/payment-methods.ts';
import type { AttemptRate, Attempts } from '../../../database/attempts.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createConsents } from '../../people/consents/consents.ts';
import { createGuestRepository } from '../../people/guests/repository.ts';
import type { Basket } from '../carts/basket.ts';
import type { Billing } from './billing.ts';
import { createGuestPurchases } from './guest-repository.ts';

/** Unfinished cash sub-orders per email address or phone number. */
const MOST_UNFINISHED = 3;

/** Purchase of a guest. */
interface GuestPurchase {
  readonly paymentMethod: PaymentMethod;
  readonly billing?: Billing;
}

/** A guest and their network address. */
interface Guest {
  readonly id: number;
  readonly address: string;
}

/** Orders of guests per network address, and per email address. */
const PER_ADDRESS: AttemptRate = { max: 10, minutes: 60 };
const PER_EMAIL: AttemptRate = { max: 5, minutes: 24 * 60 };

/** Conditions under which a guest may order. */
export const createGuestOrders = (database: Database, attempts: Pick<Attempts, 'count'>) => {
  const guests = createGuestRepository(database);
  const purchases = createGuestPurchases(database);
  const consents = createConsents(database);

  /** Counts in the transaction of the order, so that refused orders do not count. */
  const limitOrders = async (email: string, address: string): Promise<void> => {
    const perAddress = await attempts.count(['guest-orders', address], PER_ADDRESS);
    const retryAfter = perAddress ?? (await attempts.count(['guest-orders-of', email], PER_EMAIL));
    if (retryAfter !== null) throw new AppError(429, 'rate_limited', { retryAfter });
  };

  return {
    setEmail: purchases.setEmail,

    /**
     * Enters the guest's name and address, before the cart and its recipients are read.
     * @returns a function that checks the payment of the basket, and records what it required
     * @throws AppError 403 if guests may not buy or the address belongs to a blocked account; 422 without a billing form
     */
    async prepare({ id: guestId, address }: Guest, { paymentMethod, billing }: GuestPurchase, lang: Lang) {
      if (!(await guests.mayBuy())) throw new AppError(403, 'guest_checkout_off');
      if (!billing) throw new AppError(422, 'billing_missing', { fields: { billing: ['checkout.billing_missing'] } });
      const { email, phone_number: phone } = billing;
      await purchases.lockContact(email, phone);
      const contact = await purchases.contact(guestId, email, phone);
      if (contact?.is_blocked) throw new AppError(403, 'account_blocked', { message: 'errors.guest_blocked' });
      await limitOrders(email, address);
      await purchases.introduce(guestId, billing, lang);
      await consents.record({
        ...{ userId: guestId, email, purposes: ['terms', 'privacy'], given: true, source: 'checkout', lang },
      });

      /** @throws AppError 403 if a vendor requires a confirmed address; 422 for too many unfinished orders */
      return async (orderId: number, { groups, grandTotal }: Basket): Promise<void> => {
        if (paymentMethod !== 'cash' || grandTotal === 0) return;
        if ((contact?.unfinished ?? 0) + groups.length > MOST_UNFINISHED) throw new AppError(422, 'guest_limit');
        const needsCode = groups.some(({ lines }) => lines.some(({ row }) => row.cod_guests === 'proven'));
        if (!needsCode) return;
        if (!contact?.is_proven) throw new AppError(403, 'email_code_required');
        await purchases.needCode(orderId);
      };
    },
  };
};
