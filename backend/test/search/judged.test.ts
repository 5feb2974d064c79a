import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { writeDemoCatalogue } from '../support/demo-catalogue.ts';

// Searches with the demo's products that must be among the first five. `tune` was used to develop the search; `held`
// was held out, and measures how it generalises.

interface Judged {
  q: string;
  /** English names, in full or as patterns; otherwise `category`, which at least three results must have. */
  any?: string[];
  category?: string;
  kind: string;
  set: 'tune' | 'held';
}

interface NotStocked {
  q: string;
  /** Patterns of names that must not be returned instead. */
  not: string[];
}

interface Found {
  name: string;
  category: { slug: string };
}

const LOOKED_AT = 5;
const FITTING = 3;
const LEAST = 0.95;

const read = <Row>(file: string): Row[] => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const EVERY = process.env.TEST_ALL === '1' ? 1 : 3;
const queries = read<Judged>('queries.json').filter((_query, index) => index % EVERY === 0);

let shop: TestApp;
const sizes = new Map<string, number>();
const terms = new Set<string>();

before(async () => {
  shop = await buildTestApp();
  await writeDemoCatalogue(shop.database);
  const { body } = await shop.call('GET /categories');
  for (const { slug, product_count: count } of body.categories) sizes.set(slug, count);
  for (const { term } of await shop.database.query<{ term: string }>(sql`SELECT term FROM search_synonyms`))
    terms.add(term);
});
after(() => shop.close());

const search = async (text: string): Promise<Found[]> => {
  const response = await shop.call(`GET /products?filter=true&search=${encodeURIComponent(text)}`);
  assert.equal(response.status, 200, response.text);
  return response.body.products;
};

const fits = (wanted: string, { name }: Found) =>
  wanted.startsWith('^') ? new RegExp(wanted).test(name) : wanted === name;

const isFound = async ({ q, any = [], category }: Judged): Promise<boolean> => {
  const first = (await search(q)).slice(0, LOOKED_AT);
  if (category === undefined) return first.some((product) => any.some((wanted) => fits(wanted, product)));
  const enough = Math.min(FITTING, sizes.get(category) ?? 0);
  return first.filter((product) => product.category.slug === category).length >= enough;
};

/** Searches without their required result. */
const findMissed = async (asked: readonly Judged[]): Promise<Judged[]> => {
  const missed: Judged[] = [];
  for (const query of asked) if (!(await isFound(query))) missed.push(query);
  return missed;
};

const shareFound = (asked: readonly Judged[], missed: readonly Judged[]) =>
  1 - asked.filter((query) => missed.includes(query)).length / asked.length;

/** Always printed: the figures matter even when they suffice. */
const say = (text: string) => process.stdout.write(`judged searches, ${text}\n`);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

test('At least 95 % of the judged searches have their result among the first five', async () => {
  const tuned = queries.filter(({ set }) => set === 'tune');
  const missed = await findMissed(tuned);
  const share = shareFound(tuned, missed);
  say(`tuned with: ${percent(share)}`);
  assert.ok(share >= LEAST, `${percent(share)}; missed: ${missed.map(({ q }) => q).join(', ')}`);
});

test('The same holds for the held-out searches', async () => {
  const held = queries.filter(({ set }) => set === 'held');
  const missed = await findMissed(held);
  const share = shareFound(held, missed);
  const unlisted = held.filter(({ q }) => !terms.has(q));
  say(`kept back: ${percent(share)}; without synonyms word for word: ${percent(shareFound(unlisted, missed))}`);
  assert.ok(share >= LEAST, percent(share));
});

test('Missing products are not replaced by others', async () => {
  for (const { q, not } of read<NotStocked>('not-stocked.json')) {
    const found = (await search(q)).map(({ name }) => name);
    for (const pattern of not)
      assert.ok(!found.some((name) => new RegExp(pattern, 'i').test(name)), `${q}: ${found[0]}`);
    assert.deepEqual(found, [], q);
  }
});
