/** The SQLSTATE of the notices by which the triggers of 0058 tell what a statement has changed. */
export const CHANGE_NOTICE = 'BLSAM';
/** The channel on which they tell every process, once it is committed. */
export const CHANGES_CHANNEL = 'balsam_changes';

const STOCK = /^stock(?::\d+)?$/;
/** Tables that hold stock: a sale changes them, but nothing about most products. */
const STOCKED = ['products', 'variants'];
/** So many products are remembered one by one; beyond them all of them count as changed. */
const MOST_REMEMBERED = 50_000;

/** What somebody has read of the database. */
export interface Reading {
  /** The moment before it was read. */
  readonly since: number;
  /** The tables that its statements name. */
  readonly tables: ReadonlySet<string>;
  /** The products of whose stock it tells; null when that is not known, and any may be. */
  readonly products: readonly number[] | null;
}

/** What has changed in the database that shoppers may see, and when, in moments that only count. */
export interface Changes {
  /** The moment now: whatever is announced from here on is later. */
  now(): number;
  /** Takes what a trigger tells: the name of a table, or `stock:` and the id of the product that has another stock now. */
  announce(change: string): void;
  /** Whether nothing that was read has changed since. */
  areStill(reading: Reading): boolean;
  /** Everything may have changed: for when announcements may have been missed. */
  forget(): void;
}

/** Remembers the changes that are announced. Nobody has to be told of them: who keeps something asks before using it. */
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
      // Whoever does not know which products were read asks for any of them; without an id, it was all of them.
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
