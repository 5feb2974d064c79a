import assert from 'node:assert/strict';
import type { Answer, TestApp } from '../support/app.ts';
import { createTableReader } from '../support/tables.ts';
import { addressOf, valueAt, withValueAt, type IdRule, type Parts, type Sample } from './sample.ts';
import { refusalOf, type Caller, type Party, type World } from './world.ts';

/** A request with one id that is not the caller's own: both versions must be answered alike. */
interface Variation {
  readonly place: string;
  readonly answer: number;
  readonly missing: Parts;
  readonly foreign: Parts | null;
}

type Pair = readonly [mine: Parts, theirs: Parts];

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

/** Calls routes as everybody, and compares with what their samples say. */
export const createMatrix = async (shop: TestApp, world: World) => {
  const readTables = await createTableReader(shop.database);

  const callAs = async (caller: Caller, token: string | undefined, route: string, parts: Parts): Promise<Answer> => {
    const answer = await shop.call(addressOf(route, parts), { token, body: parts.body });
    if (caller.knows === 'everybody') return answer;
    const known = new Set([caller.party?.email, ...caller.knows.map(({ email }) => email)]);
    const secret = world.people.find(({ email }) => !known.has(email) && answer.text.includes(email));
    assert.equal(secret, undefined, `${route} tells ${caller.name} the address of somebody else`);
    return answer;
  };

  /** The request is made by somebody who has just signed in: an earlier call may have ended all sessions. */
  const requestOf = async (sample: Sample, party: Party) =>
    sample.request({ ...party, token: await shop.make.signIn(party.id) });

  const assertHidden = async (caller: Caller, token: string | undefined, route: string, variation: Variation) => {
    const label = `${route} as ${caller.name}, ${variation.place}`;
    const missing = await callAs(caller, token, route, variation.missing);
    assert.equal(missing.status, variation.answer, `${label}: ${missing.text}`);
    if (variation.foreign === null) return;
    const foreign = await callAs(caller, token, route, variation.foreign);
    assert.deepEqual([foreign.status, foreign.text], [missing.status, missing.text], label);
  };

  const assertClosed = async (
    caller: Caller,
    token: string | undefined,
    route: string,
    requests: Parts[],
    status: number,
  ) => {
    for (const parts of requests) {
      const answer = await callAs(caller, token, route, parts);
      assert.equal(answer.status, status, `${route} as ${caller.name}: ${answer.text}`);
    }
  };

  const refuseAll = async (route: string, sample: Sample, [first, second]: readonly [Party, Party]) => {
    const pair: Pair = [await requestOf(sample, first), await requestOf(sample, second)];
    const ids = Object.entries(sample.ids ?? {});
    const variationsOf = (own: Pair) => Promise.all(ids.map(([place, rule]) => vary(place, rule, own)));
    const variations = await variationsOf(pair);
    const mirrored = await variationsOf([pair[1], pair[0]]);
    const requests = [
      pair[0],
      ...variations.flatMap(({ missing, foreign }) => (foreign ? [missing, foreign] : [missing])),
    ];
    const tokens = await Promise.all(world.callers.map((caller) => caller.token()));

    const before = await readTables();
    for (const [index, caller] of world.callers.entries()) {
      const token = tokens[index];
      const closed = refusalOf(sample.access, caller.standing);
      if (closed !== null) await assertClosed(caller, token, route, requests, closed);
      else
        for (const variation of caller.party === second ? mirrored : variations)
          await assertHidden(caller, token, route, variation);
    }
    assert.deepEqual(await readTables(), before, `${route} was refused and has changed something`);
  };

  const acceptAll = async (route: string, sample: Sample, [first]: readonly [Party, Party]) => {
    for (const caller of world.callers) {
      if (refusalOf(sample.access, caller.standing) !== null) continue;
      const parts = await requestOf(sample, sample.access === 'public' ? first : (caller.party ?? first));
      const answer = await callAs(caller, await caller.token(), route, parts);
      assert.equal(answer.status, 200, `${route} as ${caller.name}: ${answer.text}`);
    }
  };

  return {
    /** Everybody calls one route: for his own things, for somebody else's and for things that nobody has. */
    async check(route: string, sample: Sample): Promise<void> {
      const people = world.peopleOf(sample.access);
      await refuseAll(route, sample, people);
      await acceptAll(route, sample, people);
    },
  };
};
