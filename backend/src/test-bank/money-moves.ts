import { randomUUID } from 'node:crypto';
import type { Accounts, Capture, Charge, Refund } from './accounts.ts';

const SLOW_REFUND_MS = 5_000;
/** Less than the smallest coin. */
const DUST = 0.0001;

interface Vault {
  readonly accounts: Accounts;
  later(ms: number, work: () => void): void;
}

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Captures, voids and refunds. */
export const createMoneyMoves = ({ accounts, later }: Vault) => {
  const takenOf = (authorization: string): Capture[] =>
    [...accounts.books.captures.values()].filter(
      (each) => each.authorization === authorization && each.status === 'CAPTURED',
    );

  /** Refundable amount of a charge that was paid immediately, or of a capture. */
  const paidBy = (id: string): { amount: number; charge: Charge | undefined } => {
    const capture = accounts.books.captures.get(id);
    if (capture)
      return {
        amount: capture.status === 'CAPTURED' ? capture.amount : 0,
        charge: accounts.books.charges.get(capture.authorization),
      };
    const charge = accounts.books.charges.get(id);
    return { amount: charge?.status === 'CAPTURED' ? charge.amount : 0, charge };
  };

  const givenBack = (id: string): number =>
    sumOf(
      [...accounts.books.refunds.values()].filter((refund) => refund.charge_id === id && refund.status === 'REFUNDED'),
    );

  return {
    /** Captures part of an authorisation. @returns null if less than the amount is held */
    capture(authorization: string, amount: number, idempotent: string): Capture | null {
      const known = [...accounts.books.captures.values()].find((each) => each.idempotent === idempotent);
      if (known) return known;
      const charge = accounts.books.charges.get(authorization);
      if (charge?.status !== 'AUTHORIZED' || sumOf(takenOf(authorization)) + amount > charge.amount + DUST) return null;
      const status = charge.refusesCaptures ? 'DECLINED' : 'CAPTURED';
      const id = `chg_${randomUUID()}`;
      const capture: Capture = { id, authorization, amount, currency: charge.currency, idempotent, status };
      accounts.books.captures.set(id, capture);
      accounts.save();
      return capture;
    },

    /** Voids the rest of an authorisation; idempotent. @returns null if it is not an authorisation */
    release(authorization: string): Charge | null {
      const charge = accounts.books.charges.get(authorization);
      if (charge?.status !== 'AUTHORIZED' && charge?.status !== 'VOID') return null;
      charge.status = 'VOID';
      accounts.save();
      return charge;
    },

    /** @returns null if the refunds would exceed the captured amount */
    refund(chargeId: string, amount: number, idempotent: string): Refund | null {
      const known = [...accounts.books.refunds.values()].find((each) => each.idempotent === idempotent);
      if (known) return known;
      const paid = paidBy(chargeId);
      const given = [...accounts.books.refunds.values()].filter((each) => each.charge_id === chargeId);
      if (sumOf(given) + amount > paid.amount + DUST) return null;
      const refund: Refund = {
        ...{ id: `re_${randomUUID()}`, charge_id: chargeId, amount, idempotent },
        status: paid.charge?.refundsSlowly ? 'PENDING' : 'REFUNDED',
      };
      accounts.books.refunds.set(refund.id, refund);
      accounts.save();
      if (refund.status === 'PENDING')
        later(SLOW_REFUND_MS, () => {
          refund.status = 'REFUNDED';
          accounts.save({ refund });
        });
      return refund;
    },

    findRefund: (id: string): Refund | null => accounts.books.refunds.get(id) ?? null,

    /** Captured and not refunded amount by charge, in major units. */
    holds: (): Record<string, number> =>
      Object.fromEntries(
        [...accounts.books.charges.values()].map(({ id, status, amount }) => [
          id,
          (status === 'CAPTURED' ? amount - givenBack(id) : 0) +
            takenOf(id).reduce((sum, capture) => sum + capture.amount - givenBack(capture.id), 0),
        ]),
      ),

    /** Authorised and not captured amount, in major units. */
    reserved: (id: string): number =>
      accounts.books.charges.get(id)?.status === 'AUTHORIZED'
        ? (accounts.books.charges.get(id)?.amount ?? 0) - sumOf(takenOf(id))
        : 0,
  };
};
