import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
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

/** A charge in Tap's format. Amounts in major units. Card numbers are not stored. */
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
  /** Refunds of it stay pending for a few seconds. */
  refundsSlowly: boolean;
  /** Captures of it are declined. */
  refusesCaptures: boolean;
}

/** A capture of an authorisation. */
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

/** Content of the bank's file. */
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

/** Path of the demo bank's file. */
export const bankFileIn = (dataDir: string): string => path.join(dataDir, 'test-bank.json');

/** Identifies what is in the file: each save replaces it. */
const versionOf = (file: string | null): string => {
  const found = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs}` : '';
};

/** Replaces an entry that another process has changed since. */
const putBack = <Entry extends { id: string }>(entries: Map<string, Entry>, entry: Entry | undefined) =>
  entry && entries.set(entry.id, entry);

/**
 * The test bank's data, stored apart from the shop's; it survives a crash. The file is read again when another backend
 * on this machine, or the demo's seed, has written it.
 * @param file path of the file; null keeps the data in memory
 */
export const openAccounts = (file: string | null) => {
  let known: Books | null = null;
  let version = '';
  const accounts = {
    get books(): Books {
      const now = versionOf(file);
      if (known && now === version) return known;
      version = now;
      return (known = read(file));
    },
    /** Stores the data, with the entries that the caller has changed. */
    save({ charge, refund }: { charge?: Charge; refund?: Refund } = {}) {
      const { books } = accounts;
      putBack(books.charges, charge);
      putBack(books.refunds, refund);
      if (file === null) return;
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(toStored(books)), { mode: 0o600 });
      renameSync(draft, file);
      version = versionOf(file);
    },
  };
  return accounts;
};

export type Accounts = ReturnType<typeof openAccounts>;
