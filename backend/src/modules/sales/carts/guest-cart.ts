import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { guestTokenOf, requireBuyer } from '../../../plugins/buyer.ts';
import { AppError } from '../../../wire/errors.ts';
import { createGuests } from '../../people/guests/guests.ts';
import { createCartRepository, type ClosingOrder } from './repository.ts';

/** Errors of a guest's closed cart. */
export const CLOSED_CART = ['payment_in_progress', 'guest_order_placed'] as const;

/** Error of a guest's cart that an order has closed. */
export const closedCart = ({ order_no: orderNo, pay_by: payBy, state }: ClosingOrder): AppError => {
  if (state === 'placed') return new AppError(409, 'guest_order_placed');
  const data = { order_no: orderNo, pay_by: payBy && new Date(payBy).toISOString() };
  return new AppError(409, 'payment_in_progress', { params: { order_no: orderNo }, data });
};

/** Changes to carts by customers and by guests, whose cart is closed while they pay and after they have ordered. */
export const createBuyerCarts = (database: Database) => {
  const carts = createCartRepository(database);
  const guests = createGuests(database);

  /**
   * Locks a guest's cart until the end of the transaction.
   * @throws AppError 409 for a closed one
   */
  const holdOpen = async (guestId: number): Promise<void> => {
    await carts.lock(guestId);
    const order = await carts.closedBy(guestId);
    if (order) throw closedCart(order);
  };

  return {
    holdOpen,

    /** Changes the caller's cart. */
    async change<Result>(request: FastifyRequest, change: (userId: number) => Promise<Result>): Promise<Result> {
      const { id, isGuest } = requireBuyer(request);
      if (!isGuest) return change(id);
      return database.transaction(async () => {
        await holdOpen(id);
        return change(id);
      });
    },

    /** The same for a visitor as well, whom the first change makes a guest. */
    async begin<Result>(request: FastifyRequest, change: (userId: number) => Promise<Result>): Promise<Result> {
      const { buyer } = request;
      if (buyer && !buyer.isGuest) return change(buyer.id);
      const token = guestTokenOf(request);
      if (token === null) throw new AppError(401, 'unauthenticated');
      return database.transaction(async () => {
        const guestId = buyer?.id ?? (await guests.open(token, request.lang));
        await holdOpen(guestId);
        return change(guestId);
      });
    },
  };
};
