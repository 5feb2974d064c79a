import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export type ChargeStatus =
  | 'INITIATED'
  | 'AUTHORIZED'
  | 'CAPTURED'
  | 'DECLINED'
  | 'FAILED'
  | 'CANCELLED'
  | 'TIMEDOUT'
  | 'VOID';

/** A charge in the words of Tap. Amounts in major units. The number of a card is not kept. */
export interface Charge {
  readonly id: string;
  status: ChargeStatus;
  readonly amount: number;
  readonly currency: string;
  readonly lang: 'en' | 'ar';
  readonly reference: { gateway: string; payment: string; order: string; idempotent: string };
  readonly transaction: { url: string; created: string };
  source: { payment_method: string };
  readonly redirect: { url: string };
  readonly post: { url: string };
  /** Whether what is refunded of it takes a while. */
  refundsSlowly: boolean;
  /** Whether nothing can be taken of what it holds. */
  refusesCaptures: boolean;
}

/** Money that was taken of what an authorisation holds. */
export interface Capture {
  readonly id: string;
  readonly authorization: string;
  readonly amount: number;
  readonly currency: string;
  readonly idempotent: string;
  readonly status: 'CAPTURED' | 'DECLINED';
}

export interface Refund {
  readonly id: string;
  readonly charge_id: string;
  readonly amount: number;
  readonly idempotent: string;
  status: 'PENDING' | 'REFUNDED' | 'DECLINED';
}

export interface Books {
  charges: Record<string, Charge>;
  captures: Record<string, Capture>;
  refunds: Record<string, Refund>;
}

const NOTHING = (): Books => ({ charges: {}, captures: {}, refunds: {} });

const read = (file: string | null): Books => {
  try {
    return { ...NOTHING(), ...(JSON.parse(readFileSync(file ?? '', 'utf8')) as Books) };
  } catch {
    return NOTHING();
  }
};

/**
 * What the test bank knows of. It is a memory of its own, not the shop's, and outlives a process that dies.
 * @param file where it is written; null: nowhere
 */
export const openAccounts = (file: string | null) => {
  const books = read(file);
  return {
    books,
    save() {
      if (file === null) return;
      writeFileSync(`${file}.part`, JSON.stringify(books), { mode: 0o600 });
      renameSync(`${file}.part`, file);
    },
  };
};
