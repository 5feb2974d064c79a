/** SQLSTATE of the notices with which the triggers in schema/functions/11-announcements.sql report changes. */
export const CHANGE_NOTICE = 'BLSAM';

const STOCK = /^stock(?::\d+)?$/;
/** Tables with stock: a sale changes their rows, but affects few products. */
const STOCKED = ['products', 'variants'];
/** Maximum number of tracked changes; beyond it everything counts as changed. */
const MOST_REMEMBERED = 50_000;
/** Far more than this process announces between two heartbeats. */
const MOST_OWN = 10_000;

/** Data that was read from the database. */
export interface Reading {
  /** Logical time before the read. */
  readonly since: number;
  /** Tables named by the statements. */
  readonly tables: ReadonlySet<string>;
  /** Products whose stock was read; null if unknown, in which case it may be any. */
  readonly products: readonly number[] | null;
}

/** Changes in the database that shoppers may see, with logical timestamps. */
export interface Changes {
  /** Current logical time: later announcements have a higher one. */
  now(): number;
  /** Records a trigger's message: the name of a table, or `stock:` and the id of a product whose stock has changed. */
  announce(change: string): void;
  /** Records a change of this process; `hear` then skips its row. */
  announceOwn(xid: string, change: string): void;
  /** Records rows of `announced`: transaction id and change, separated by a space. */
  hear(announced: readonly string[]): void;
  /** True if nothing that was read has changed since. */
  areStill(reading: Reading): boolean;
  /** Marks everything as changed, for when announcements may have been missed. */
  forget(): void;
}

/** Tracks announced changes. There are no subscriptions: caches check `areStill` before using an entry. */
export const createChanges = (): Changes => {
  let moment = 0;
  let forgotten = 0;
  const changed = new Map<string, number>();
  const own = new Set<string>();

  const forget = () => {
    changed.clear();
    // After a failover, transaction ids may be used again.
    own.clear();
    moment += 1;
    forgotten = moment;
  };
  const isLater = (change: string, since: number) => (changed.get(change) ?? 0) > since;

  const announce = (change: string) => {
    if (changed.size > MOST_REMEMBERED) forget();
    moment += 1;
    changed.set(change, moment);
    // A reading of unknown products depends on any stock change; a message without an id changes all stock.
    if (STOCK.test(change)) changed.set(change === 'stock' ? 'all stock' : 'any stock', moment);
  };

  return {
    now: () => moment,
    announce,
    announceOwn(xid, change) {
      if (own.size >= MOST_OWN) own.clear();
      own.add(`${xid} ${change}`);
      announce(change);
    },
    hear(announced) {
      for (const row of announced) if (!own.delete(row)) announce(row.slice(row.indexOf(' ') + 1));
    },
    areStill({ since, tables, products }) {
      if (forgotten > since) return false;
      for (const table of tables) if (isLater(table, since)) return false;
      if (!STOCKED.some((table) => tables.has(table))) return true;
      if (isLater('all stock', since)) return false;
      return products ? !products.some((id) => isLater(`stock:${id}`, since)) : !isLater('any stock', since);
    },
    forget,
  };
};
