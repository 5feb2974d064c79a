import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../../../../plugins/session.ts';
import { AppError } from '../../../../wire/errors.ts';
import { createEmailCodes } from '../../../people/guests/codes.ts';
import { createGuestRepository } from '../../../people/guests/repository.ts';
import { createTrackingRepository } from './repository.ts';

/** Access of guests to their order, by its number and a code sent to the email address. */
export const createOrderAccess = (app: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const codes = createEmailCodes(app);
  const guests = createGuestRepository(app.database);
  const tracking = createTrackingRepository(app.database);

  const useOf = (orderNo: string, email: string) => ({ purpose: 'guest_order', email, userId: null, orderNo }) as const;

  return {
    /** Sends a code for the order of a guest. Does as much work for any other number and address. */
    async requestCode(number: string, email: string): Promise<void> {
      const order = await tracking.buyer(number, email);
      const mail = order && {
        template: order.is_guest ? 'guest-code' : 'guest-sign-in',
        lang: order.lang,
        payload: { purpose: 'order', order_no: order.order_no },
      };
      await codes.send(useOf(number, email), mail);
    },

    /**
     * Exchanges a code for a token of the order.
     * @throws AppError 422 for a wrong code, or one that is no longer valid
     */
    async open(number: string, email: string, code: string) {
      await codes.verify(useOf(number, email), code);
      const order = await tracking.buyer(number, email);
      if (!order?.is_guest) throw new AppError(422, 'code_over', { fields: { code: ['errors.code_over'] } });
      const token = randomBytes(32).toString('base64url');
      const expiresAt = await guests.insertOrderToken(hashToken(token), order.user_id);
      return { order_no: order.order_no, guest_token: token, expires_at: expiresAt };
    },
  };
};
