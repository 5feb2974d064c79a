import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

interface Books {
  charges: Map<string, Charge>;
  captures: Map<string, Capture>;
  refunds: Map<string, Refund>;
}

/** The file of the bank: lists, whose entries know their ids. */
interface StoredBooks {
  charges: Charge[];
  captures: Capture[];
  refunds: Refund[];
}

const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

const toBooks = ({ charges = [], captures = [], refunds = [] }: Partial<StoredBooks>): Books => ({
  charges: byId(charges),
  captures: byId(captures),
  refunds: byId(refunds),
});

const toStored = ({ charges, captures, refunds }: Books): StoredBooks => ({
  charges: [...charges.values()],
  captures: [...captures.values()],
  refunds: [...refunds.values()],
});

const read = (file: string | null): Books => {
  try {
    return toBooks(JSON.parse(readFileSync(file ?? '', 'utf8')) as Partial<StoredBooks>);
  } catch {
    return toBooks({});
  }
};

/** Where the bank of a demo writes down what it knows. */
export const bankFileIn = (dataDir: string): string => path.join(dataDir, 'test-bank.json');

/**
 * What the test bank knows of. It is a memory of its own, not the shop's, and outlives a process that dies. It is read when
 * it is first needed: a demo that is filled after the bank was opened has customers who have paid.
 * @param file where it is written; null: nowhere
 */
export const openAccounts = (file: string | null) => {
  let known: Books | null = null;
  const accounts = {
    get books(): Books {
      return (known ??= read(file));
    },
    save() {
      if (file === null) return;
      writeFileSync(`${file}.part`, JSON.stringify(toStored(accounts.books)), { mode: 0o600 });
      renameSync(`${file}.part`, file);
    },
  };
  return accounts;
};

export type Accounts = ReturnType<typeof openAccounts>;
