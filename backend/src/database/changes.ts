/** SQLSTATE of the notices with which the triggers in schema/functions/11-announcements.sql report changes. */
export const CHANGE_NOTICE = 'BLSAM';
/** Channel on which the triggers notify all processes after the commit. */
export const CHANGES_CHANNEL = 'balsam_changes';

const STOCK = /^stock(?::\d+)?$/;
/** Tables with stock: a sale changes their rows, but affects few products. */
const STOCKED = ['products', 'variants'];
/** Maximum number of tracked changes; beyond it everything counts as changed. */
const MOST_REMEMBERED = 50_000;

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

  const forget = () => {
    changed.clear();
    moment += 1;
    forgotten = moment;
  };
  const isLater = (change: string, since: number) => (changed.get(change) ?? 0) > since;

  return {
    now: () => moment,
    announce(change) {
      if (changed.size > MOST_REMEMBERED) forget();
      moment += 1;
      changed.set(change, moment);
      // A reading of unknown products depends on any stock change; a message without an id changes all stock.
      if (STOCK.test(change)) changed.set(change === 'stock' ? 'all stock' : 'any stock', moment);
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
