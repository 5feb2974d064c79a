import { sql } from '../../src/sql/sql.ts';
import { takesGuests, type Access } from '../../src/wire/access.ts';
import { hashToken } from '../../src/plugins/session.ts';
import type { TestApp } from '../support/app.ts';
import type { Person, Vendor } from '../support/factories.ts';
import { createSales } from '../support/sales.ts';

/** Role of a caller: not signed in, a guest with a token, one of the three roles, or a vendor who may not trade. */
type Standing = 'visitor' | 'guest' | 'user' | 'vendor' | 'admin' | 'closed';

/** A person and the vendor of the same half of the world: A buys from A, B from B. */
export interface Party extends Person {
  readonly vendor: Vendor;
}

/** Ways in which a token that is still sent has ended. */
const ENDINGS = {
  expired: (hashes: Buffer[]) => sql`UPDATE sessions SET expires_at = now() WHERE token_hash = ANY(${hashes}::bytea[])`,
  revoked: (hashes: Buffer[]) => sql`DELETE FROM sessions WHERE token_hash = ANY(${hashes}::bytea[])`,
};

/** A client that calls every route. */
export interface Caller {
  readonly name: string;
  readonly standing: Standing;
  readonly party: Party | null;
  /** People whose email addresses the caller may read in addition to their own. */
  readonly knows: readonly Person[] | 'everybody';
  /** Role of the caller while the token was still valid; null if it still is. */
  readonly once: Standing | null;
  /** True for the second half, which differs from the first only in what it owns. */
  readonly isTwin: boolean;
  /** Owner of the token; null for a visitor. */
  readonly account: Person | null;
  readonly session: 'good' | keyof typeof ENDINGS;
}

/** Role that a route requires; a customer where any role will do. */
const STANDINGS: Record<Access, Standing> = {
  public: 'user',
  any: 'user',
  user: 'user',
  buyer: 'user',
  person: 'user',
  vendor: 'vendor',
  admin: 'admin',
};

const WHOLE = process.env.TEST_ALL === '1';

/** Status with which a route refuses a caller, or null if the caller has access. */
export const refusalOf = (access: Access, standing: Standing): 401 | 403 | null => {
  if (access === 'public') return null;
  if (takesGuests(access) && standing === 'guest') return null;
  if (standing === 'visitor' || standing === 'guest') return 401;
  if (standing === 'closed') return 403;
  return access === 'any' || access === 'person' || STANDINGS[access] === standing ? null : 403;
};

/** Two halves without any connection to each other, and all other kinds of callers. */
export const createWorld = async (shop: TestApp) => {
  const { make, database } = shop;
  const sales = createSales(shop);

  const half = async () => {
    const vendor = await make.vendor();
    const customer: Party = { ...(await make.customer()), vendor };
    const { id: productId } = await make.product({ vendorId: vendor.vendorId, stock: 500 });
    await sales.buy(customer, [{ productId }]);
    return { customer, vendor: { ...vendor, vendor } satisfies Party };
  };
  const [a, b] = [await half(), await half()];
  const [inactive, rejected] = [await make.vendor({ active: 0 }), await make.vendor({ active: 2 })];
  const admin: Party = { ...(await make.admin()), vendor: a.vendor };

  const alive = (name: string, standing: Standing, party: Party, knows: Caller['knows']): Caller => ({
    name,
    standing,
    party,
    knows,
    once: null,
    isTwin: party === b.customer || party === b.vendor,
    account: party,
    session: 'good',
  });

  const dead = ({ name, standing, party, isTwin }: Caller): Caller[] =>
    (['expired', 'revoked'] as const).map((session) => ({
      name: `${name} with a token that is ${session}`,
      standing: 'visitor',
      party: null,
      knows: [],
      once: standing,
      isTwin,
      account: party,
      session,
    }));

  const living = [
    alive('customer A', 'user', a.customer, [a.vendor]),
    alive('customer B', 'user', b.customer, [b.vendor]),
    alive('vendor A', 'vendor', a.vendor, [a.customer]),
    alive('vendor B', 'vendor', b.vendor, [b.customer]),
    alive('an inactive vendor', 'closed', { ...inactive, vendor: inactive }, []),
    alive('a rejected vendor', 'closed', { ...rejected, vendor: rejected }, []),
    alive('the admin', 'admin', admin, 'everybody'),
  ];
  const visitor: Caller = {
    name: 'a visitor',
    standing: 'visitor',
    party: null,
    knows: [],
    once: null,
    isTwin: false,
    account: null,
    session: 'good',
  };
  const guest = async (kind: 'cart' | 'order'): Promise<Caller> => {
    const person = await make.guest(kind);
    return { ...visitor, name: `a guest with the token of ${kind}`, standing: 'guest', account: person };
  };
  const guests = [await guest('cart'), await guest('order')];
  const unwelcome = living.filter(({ standing }) => standing !== 'closed').flatMap(dead);

  const callers = [visitor, ...guests, ...living, ...unwelcome];

  const isCaller = (access: Access, { standing, once, isTwin }: Caller): boolean => {
    const own = STANDINGS[access];
    return isTwin ? standing === own : once === null || once === own;
  };

  /** A new token per caller, in order, ended where the caller's name says so; undefined for a visitor. */
  const tokensOf = async (those: readonly Caller[]): Promise<(string | undefined)[]> => {
    const owners = those.filter(({ account, standing }) => account !== null && standing !== 'guest');
    const opened = await make.signInAll(owners.flatMap(({ account }) => account?.id ?? []));
    for (const [ending, statement] of Object.entries(ENDINGS)) {
      const ended = opened.filter((_token, index) => owners[index]?.session === ending);
      if (ended.length > 0) await database.query(statement(ended.map(hashToken)));
    }
    return those.map((caller) =>
      caller.standing === 'guest' ? caller.account?.token : opened[owners.indexOf(caller)],
    );
  };

  return {
    tokensOf,
    /**
     * Callers of a route: all of them in a whole run. Otherwise a visitor, those with access, and one other, because
     * one guard refuses them all; the others take turns. An ended token is tried only where its owner had access, and a
     * twin only where objects have an owner.
     */
    callersOf(access: Access, turn: number): Caller[] {
      if (WHOLE) return callers;
      const isRightful = ({ standing, isTwin }: Caller) =>
        (standing === STANDINGS[access] && !isTwin) || (takesGuests(access) && standing === 'guest');
      const rightful = callers.filter(isRightful);
      const others = callers.filter((caller) => caller !== visitor && !isRightful(caller) && isCaller(access, caller));
      return [visitor, ...rightful, ...others.slice(turn % others.length).slice(0, 1)];
    },
    people: living.map(({ party }) => party).filter((party) => party !== null),

    /** Two people with access to a route who are strangers to each other. The admin has no stranger. */
    peopleOf(access: Access): readonly [Party, Party] {
      if (access === 'vendor') return [a.vendor, b.vendor];
      return access === 'admin' ? [admin, admin] : [a.customer, b.customer];
    },
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;
