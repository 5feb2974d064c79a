import assert from 'node:assert/strict';
import type { Access } from '../../src/wire/access.ts';
import type { TestResponse, TestApp } from '../support/app.ts';
import { valueAt, withValueAt } from '../support/places.ts';
import { assertSecurityHeaders } from '../support/security-headers.ts';
import { createTableReader } from '../support/tables.ts';
import { addressOf, type IdRule, type Parts, type Sample } from './sample.ts';
import { refusalOf, type Caller, type Party, type World } from './world.ts';

/** A request with one id that is not the caller's own. Both versions must get the same response. */
interface Variation {
  readonly place: string;
  readonly answer: number;
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
  const { foreign, answer = 404 } = rule;
  const foreignId = foreign === 'stranger' ? valueAt(theirs, place) : await foreign?.();
  return {
    place,
    answer,
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
    const answer = await shop.call(addressOf(visit.route, parts), { token: visit.token, body: parts.body });
    assertTellsNoSecret(visit, answer);
    assertSecurityHeaders(answer);
    if (visit.access !== 'public' && answer.status === 200)
      assert.equal(answer.headers['cache-control'], 'no-store', visit.route);
    return answer;
  };

  const assertStatus = async (visit: Visit, parts: Parts, status: number) => {
    const answer = await call(visit, parts);
    assert.equal(answer.status, status, `${visit.route} as ${visit.caller.name}: ${answer.text}`);
    return answer;
  };

  const assertHidden = async (visit: Visit, { place, answer, missing, foreign }: Variation) => {
    const { status, text } = await assertStatus(visit, missing, answer);
    if (foreign === null) return;
    const other = await call(visit, foreign);
    assert.deepEqual([other.status, other.text], [status, text], `${visit.route} as ${visit.caller.name}: ${place}`);
  };

  /** Signs the person in again first, because an earlier call may have ended all sessions. */
  const requestOf = async (sample: Sample, party: Party) =>
    sample.request({ ...party, token: await shop.make.signIn(party.id) });

  /**
   * Callers without access are refused; callers with access find only their own objects. None of it changes anything.
   */
  const refuseAll = async (route: string, { access, ...sample }: Sample, [first, second]: readonly [Party, Party]) => {
    const pair: Pair = [await requestOf({ access, ...sample }, first), await requestOf({ access, ...sample }, second)];
    const variationsOf = (own: Pair) =>
      Promise.all(Object.entries(sample.ids ?? {}).map(([place, rule]) => vary(place, rule, own)));
    const [variations, mirrored] = [await variationsOf(pair), await variationsOf([pair[1], pair[0]])];
    const others = variations.flatMap(({ missing, foreign }) => [missing, foreign ?? missing]);
    const requests = [pair[0], ...(WHOLE ? others : others.slice(-1))];
    const requestsOf = (index: number) => (WHOLE ? requests : [requests[index % requests.length] ?? pair[0]]);
    const callers = world.callersOf(access);
    const tokens = await world.tokensOf(callers);
    const visits = callers.map((caller, index): Visit => ({ route, access, caller, token: tokens[index] }));

    const before = await readTables();
    for (const [index, visit] of visits.entries()) {
      const refused = refusalOf(access, visit.caller.standing);
      if (refused !== null) for (const parts of requestsOf(index)) await assertStatus(visit, parts, refused);
      else
        for (const variation of visit.caller.party?.id === second.id ? mirrored : variations)
          await assertHidden(visit, variation);
    }
    assert.deepEqual(await readTables(), before, `${route} has changed data although it was refused`);
  };

  const acceptAll = async (route: string, sample: Sample, [first]: readonly [Party, Party]) => {
    const { access } = sample;
    for (const caller of world.callersOf(access)) {
      if (refusalOf(access, caller.standing) !== null || (caller.isTwin && !WHOLE)) continue;
      const parts = await requestOf(sample, access === 'public' ? first : (caller.party ?? first));
      const [token] = await world.tokensOf([caller]);
      await assertStatus({ route, access, caller, token }, parts, 200);
    }
  };

  return {
    /** Calls one route as every caller, for their own objects, another person's and missing ones. */
    async check(route: string, sample: Sample): Promise<void> {
      const people = world.peopleOf(sample.access);
      await refuseAll(route, sample, people);
      await acceptAll(route, sample, people);
    },
  };
};
