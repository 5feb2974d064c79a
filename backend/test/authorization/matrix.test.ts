import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Access } from '../../src/plugins/authorization.ts';
import { buildTestApp, type Answer, type TestApp } from '../support/app.ts';
import { createSales } from '../support/sales.ts';
import { createTableReader } from '../support/tables.ts';
import { findIdPlaces } from './id-places.ts';
import { addressOf, valueAt, withValueAt, type Parts, type Sample, type Samples } from './sample.ts';
import { accountSamples } from './samples/account.ts';
import { backOfficeSamples } from './samples/back-office.ts';
import { salesSamples } from './samples/sales.ts';
import { createWorld, refusalOf, type Caller, type Party, type World } from './world.ts';

const WHO: Record<Access, string> = {
  public: 'Everybody calls',
  any: 'Whoever is signed in calls',
  user: 'Only customers call',
  vendor: 'Only active vendors call',
  admin: 'Only the admin calls',
};

/** One id of a request, in two versions that must be answered alike. */
interface Variation {
  readonly place: string;
  readonly answer: number;
  readonly missing: Parts;
  readonly foreign: Parts | null;
}

const plain = (route: string) => route.replace(/ \(.*\)$/, '');

let shop: TestApp;
let world: World;
let samples: Samples;
let readTables: () => Promise<Record<string, string>>;

const collectSamples = (tools: Parameters<typeof salesSamples>[0]): Samples => ({
  ...accountSamples(tools),
  ...salesSamples(tools),
  ...backOfficeSamples(tools),
});

before(async () => {
  shop = await buildTestApp();
  world = await createWorld(shop);
  samples = collectSamples({ shop, sales: createSales(shop) });
  readTables = await createTableReader(shop.database);
});
after(() => shop.close());
