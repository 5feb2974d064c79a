import type { FastifyInstance } from 'fastify';
import { toWire } from '../../../../money/money.ts';
import { AppError, notFound } from '../../../../wire/errors.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { createEmailCodes } from '../../../people/guests/codes.ts';
import { createClaimRepository, type Claimant } from './repository.ts';

/** Lets customers take over the orders that they bought with their address before they had an account. */
export const createClaims = (app: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const { database, outbox } = app;
  const claims = createClaimRepository(database);
  const codes = createEmailCodes(app);

  const claimantOf = async (userId: number): Promise<Claimant> => {
    const claimant = await claims.claimant(userId);
    if (!claimant) throw notFound();
    return claimant;
  };

  const useOf = async (userId: number) =>
    ({ purpose: 'prove_email', email: (await claimantOf(userId)).email, userId }) as const;

  return {
    /** Nothing is listed before the address is proven: anyone can register with any address. */
    async list(userId: number) {
      const { email, is_proven: isProven } = await claimantOf(userId);
      const rows = isProven ? await claims.list(email) : [];
      const orders = rows.map(({ total, ...row }) => ({ ...row, total: toWire(total, row.currency) }));
      return { email_proven: isProven, orders };
    },

    async requestCode(userId: number, lang: Lang): Promise<void> {
      await codes.send(await useOf(userId), { template: 'guest-code', lang, payload: { purpose: 'prove' } });
    },

    /** @throws AppError 422 for a wrong code */
    async prove(userId: number, code: string): Promise<void> {
      await codes.verify(await useOf(userId), code);
      await claims.prove(userId);
    },

    /** @throws AppError 403 before the address is proven; 404 if any order belongs to someone else */
    claim: (userId: number, orderNos: readonly string[]): Promise<void> =>
      database.transaction(async () => {
        const { email, name, is_proven: isProven } = await claimantOf(userId);
        if (!isProven) throw new AppError(403, 'email_unproven');
        const orders = await claims.lock(email, orderNos);
        if (orders.length < new Set(orderNos).size) throw notFound();
        for (const { id, order_no, guest_id: guestId, lang } of orders) {
          await claims.move(id, guestId, userId);
          await outbox.enqueue({
            ...{ eventId: `claim:${order_no}`, template: 'guest-claimed', recipient: email, lang },
            payload: { order_no, account: name },
          });
        }
      }),
  };
};
