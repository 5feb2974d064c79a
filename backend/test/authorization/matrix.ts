import assert from 'node:assert/strict';
import { takesGuests, type Access } from '../../src/wire/access.ts';
import type { TestResponse, TestApp } from '../support/app.ts';
import { valueAt, withValueAt } from '../support/places.ts';
import { assertSecurityHeaders } from '../support/security-headers.ts';
import { createTableReader } from '../support/tables.ts';
import { addressOf, type IdRule, type Parts, type Sample } from './sample.ts';
import { refusalOf, type Caller, type Party, type World } from './world.ts';

/** A request with one id that is not the caller's own. Both versions must get the same response. */
interface Variation {
  readonly place: string;
  readonly response: number;
  readonly missing: Parts;
  readonly foreign: Parts | null;
}

/**
 * A refusal does not depend on the request, so each caller sends one request, half of them their own and half
 * another's. A whole run sends every request for every caller.
 */
const WHOLE = process.env.TEST_ALL === '1';

type Pair = readonly [mine: Parts, theirs: Parts];

/** A caller at one route. */
interface Visit {
  readonly route: string;
  readonly access: Access;
  readonly caller: Caller;
  readonly token: string | undefined;
}

const vary = async (place: string, rule: IdRule, [mine, theirs]: Pair): Promise<Variation> => {
  const { foreign, response = 404 } = rule;
  const foreignId = foreign === 'stranger' ? valueAt(theirs, place) : await foreign?.();
  return {
    place,
    response,
    missing: withValueAt(mine, place, rule.missing),
    foreign: foreignId === undefined ? null : withValueAt(mine, place, foreignId),
  };
};

/** Calls routes as every caller and compares the responses with the samples. */
export const createMatrix = async (shop: TestApp, world: World) => {
  const readTables = await createTableReader(shop.database);

  const assertTellsNoSecret = ({ route, caller }: Visit, { text }: TestResponse) => {
    if (caller.knows === 'everybody') return;
    const known = new Set([caller.party?.email, ...caller.knows.map(({ email }) => email)]);
    const secret = world.people.find(({ email }) => !known.has(email) && text.includes(email));
    assert.equal(secret, undefined, `${route} shows ${caller.name} another person’s email address`);
  };

  const call = async (visit: Visit, parts: Parts): Promise<TestResponse> => {
    const { token } = visit;
    const { headers } = parts;
    const isGuest = visit.caller.standing === 'guest' && token !== undefined;
    const credentials = isGuest ? { headers: { ...headers, 'guest-token': token } } : { token, headers };
    const response = await shop.call(addressOf(visit.route, parts), { ...credentials, body: parts.body });
    assertTellsNoSecret(visit, response);
    assertSecurityHeaders(response);
    if (visit.access !== 'public' && response.status === 200)
      assert.equal(response.headers['cache-control'], 'no-store', visit.route);
    return response;
  };

  const assertStatus = async (visit: Visit, parts: Parts, status: number) => {
    const response = await call(visit, parts);
    assert.equal(response.status, status, `${visit.route} as ${visit.caller.name}: ${response.text}`);
    return response;
  };

  const assertHidden = async (visit: Visit, { place, response, missing, foreign }: Variation) => {
    // Nothing is refused, and its own test compares the responses.
    if (response === 200) return;
    // A guest may also be refused because their cart is closed.
    const isGuest = visit.caller.standing === 'guest';
    const { status, text } = await (isGuest ? call(visit, missing) : assertStatus(visit, missing, response));
    assert.ok(status >= 400, `${visit.route} as ${visit.caller.name}: ${text}`);
    if (foreign === null) return;
    const other = await call(visit, foreign);
    assert.deepEqual([other.status, other.text], [status, text], `${visit.route} as ${visit.caller.name}: ${place}`);
  };

  /** Signs the person in again first, because an earlier call may have ended all sessions. */
  const requestOf = async ({ request }: Sample, party: Party) =>
    request({ ...party, token: await shop.make.signIn(party.id) });

  /** Needs the other person's request only where one of the ids is theirs. */
  const pairOf = async (sample: Sample, [first, second]: readonly [Party, Party]): Promise<Pair> => {
    const mine = await requestOf(sample, first);
    const isForeign = Object.values(sample.ids ?? {}).some(({ foreign }) => foreign === 'stranger');
    return [mine, isForeign ? await requestOf(sample, second) : mine];
  };

  const variationsOf = ({ ids = {} }: Sample, own: Pair) =>
    Promise.all(Object.entries(ids).map(([place, rule]) => vary(place, rule, own)));

  return {
    /**
     * Calls one route as every caller: those without access are refused; those with access find only their own objects.
     * None of it changes anything.
     * @returns the request of the first person with access, which would still succeed
     */
    async refuse(route: string, sample: Sample, turn: number): Promise<Parts> {
      const { access } = sample;
      const people = world.peopleOf(access);
      const [mine, theirs] = await pairOf(sample, people);
      const variations = await variationsOf(sample, [mine, theirs]);
      const mirrored = mine === theirs ? variations : await variationsOf(sample, [theirs, mine]);
      const others = variations.flatMap(({ missing, foreign }) => [missing, foreign ?? missing]);
      const requests = [mine, ...(WHOLE ? others : others.slice(-1))];
      const requestsOf = (index: number) => (WHOLE ? requests : [requests[index % requests.length] ?? mine]);
      // Guests may call the route of a second sample for customers in another way.
      const callers = world
        .callersOf(access, turn)
        .filter(({ standing }) => standing !== 'guest' || takesGuests(access) || !route.includes('('));
      const tokens = await world.tokensOf(callers);
      const visits = callers.map((caller, index): Visit => ({ route, access, caller, token: tokens[index] }));

      const before = await readTables();
      for (const [index, visit] of visits.entries()) {
        const { standing, party } = visit.caller;
        const refused = refusalOf(access, standing);
        if (refused !== null) for (const parts of requestsOf(index)) await assertStatus(visit, parts, refused);
        else
          for (const variation of party?.id === people[1].id ? mirrored : variations)
            await assertHidden(visit, variation);
      }
      assert.deepEqual(await readTables(), before, `${route} has changed data although it was refused`);
      return mine;
    },

    /**
     * Calls one route as every caller with access.
     * @param mine the first one's request, null if they have already sent it; the others make their own
     */
    async accept(route: string, sample: Sample, turn: number, mine: Parts | null): Promise<void> {
      const { access } = sample;
      const [first] = world.peopleOf(access);
      const mayCall = ({ standing, isTwin }: Caller) =>
        standing !== 'guest' && refusalOf(access, standing) === null && (WHOLE || !isTwin);
      for (const [index, caller] of world.callersOf(access, turn).filter(mayCall).entries()) {
        if (mine === null && caller.party?.id === first.id) continue;
        const party = access === 'public' ? first : (caller.party ?? first);
        const parts = index === 0 && mine ? mine : await requestOf(sample, party);
        const [token] = await world.tokensOf([caller]);
        await assertStatus({ route, access, caller, token }, parts, 200);
      }
    },
  };
};
