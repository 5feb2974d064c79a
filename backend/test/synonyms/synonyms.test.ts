import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { deleteExpired } from '../../src/plugins/housekeeping.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLineReader } from '../support/audit-lines.ts';

let shop: TestApp;
let token: string;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

const list = async (query = '') => {
  const { status, body } = await shop.call(`GET /admin/synonyms?${query}`, { token });
  assert.equal(status, 200);
  return body.data;
};
const misses = async (query = ''): Promise<{ query: string; lang: string; count: number }[]> => {
  const { status, body } = await shop.call(`GET /admin/search-misses?${query}`, { token });
  assert.equal(status, 200);
  return body.data.misses;
};
const search = (text: string, as?: string) =>
  shop.call(`GET /products?filter=true&search=${encodeURIComponent(text)}`, as ? { token: as } : {});
const pairs = async (query: string) =>
  (await list(query)).synonyms.map(({ term, means, lang }: Record<string, string>) => [term, means, lang]);

test('The shop begins with synonyms in both languages', async () => {
  const { meta } = await list();
  assert.ok(meta.total > 1500, String(meta.total));
  assert.deepEqual(await pairs('search=glucometer&lang=en'), [
    ['glucometer strips', 'glucose test strips', 'en'],
    ['glucometer', 'blood glucose meter', 'en'],
  ]);
  assert.deepEqual(await pairs(`search=${encodeURIComponent('ترمومتر اذن')}`), [['ترمومتر اذن', 'للجبين والأذن', 'ar']]);
  assert.deepEqual((await list(`search=${encodeURIComponent('ترمومتر')}&lang=en`)).synonyms, []);
});

test('Adding, editing and deleting a synonym apply immediately and are logged', async () => {
  const { id } = await shop.make.product({ name: 'Tuning fork', nameAr: 'شوكة رنانة' });
  const found = async (text: string) => (await search(text)).body.products.map((product: { id: number }) => product.id);
  const readLines = createLineReader(shop.database);
  assert.deepEqual(await found('hearing wand'), []);

  const body = { term: 'hearing wand', means: 'tuning fork' };
  const made = await readLines(() => shop.call('POST /admin/synonyms', { token, body }));
  const { id: synonym } = made.outcome.body.data;
  assert.deepEqual([made.lines[0]?.action, made.lines[0]?.label], ['synonym.created', 'hearing wand']);
  assert.deepEqual(await found('hearing wand'), [id]);

  const edit = { term: 'ear wand', means: 'tuning fork', _method: 'PUT' };
  const edited = await readLines(() => shop.call(`POST /admin/synonyms/${synonym}`, { token, body: edit }));
  assert.deepEqual([edited.lines[0]?.before, edited.lines[0]?.after], [{ term: 'hearing wand' }, { term: 'ear wand' }]);
  assert.deepEqual([await found('ear wand'), await found('hearing wand')], [[id], []]);

  const removed = await readLines(() => shop.call(`DELETE /admin/synonyms/${synonym}`, { token }));
  assert.equal(removed.lines[0]?.action, 'synonym.deleted');
  assert.deepEqual(await found('ear wand'), []);
});

test('A synonym needs two different words and must be new', async () => {
  const refused = async (term: string, means: string) => {
    const { status, body } = await shop.call('POST /admin/synonyms', { token, body: { term, means } });
    assert.equal(status, 422);
    return body.errors;
  };
  assert.deepEqual(await refused('', ' '), {
    term: ['Please enter the word that shoppers use.'],
    means: ['Please enter what it means.'],
  });
  assert.deepEqual(await refused('!!', 'mask'), { term: ['Please enter the word that shoppers use.'] });
  assert.deepEqual(await refused('masks', 'The mask'), {
    means: ['The search already treats these as the same word.'],
  });
  assert.deepEqual(await refused('Glucometer', 'Blood glucose meter'), {
    means: ['The word already has this meaning.'],
  });
});

test('Visitors’ searches without results are counted by words, in any spelling', async () => {
  const { token: vendor } = await shop.make.vendor();
  const { token: customer } = await shop.make.customer();
  await search('Flux Capacitor');
  await search('flux  capacitor!', customer);
  await search('flux capacitor', vendor);
  await search('flux capacitor', token);
  await shop.call('GET /products?filter=true&search=flux%20capacitor&in_stock=1');
  await shop.call('GET /products?filter=true&search=flux%20capacitor&page=2');
  await search('مكثف');
  const counted = await misses();
  assert.deepEqual(
    counted.filter(({ query }) => /flux|مكثف/.test(query)).map(({ query, lang, count }) => [query, lang, count]),
    [
      ['flux capacitor', 'en', 2],
      ['مكثف', 'ar', 1],
    ],
  );
  assert.deepEqual(
    (await misses('lang=ar')).map(({ query }) => query),
    ['مكثف'],
  );
});

test('Searches that could identify a person are not stored', async () => {
  const before = await misses();
  for (const text of ['sara@example.com', '0500 123 456', '+973 1700 4410', '1098765432', 'x'.repeat(150)])
    await search(text);
  assert.deepEqual(await misses(), before);
});

test('A search that becomes a synonym leaves the list of failed searches', async () => {
  await shop.make.product({ name: 'Tongue depressor', nameAr: 'خافض لسان' });
  await search('lolly stick');
  assert.ok((await misses()).some(({ query }) => query === 'lolly stick'));
  await shop.call('POST /admin/synonyms', { token, body: { term: 'Lolly stick', means: 'tongue depressor' } });
  assert.ok(!(await misses()).some(({ query }) => query === 'lolly stick'));
});

test('Searches are deleted after 90 days, and at most two thousand are stored', async () => {
  const { database } = shop;
  await database.query(sql`DELETE FROM search_misses`);
  await database.query(sql`
    INSERT INTO search_misses (query, lang, last_at) VALUES
      ('old words', 'en', now() - interval '91 days'), ('newer words', 'en', now() - interval '89 days')`);
  await deleteExpired(database);
  assert.deepEqual(
    (await misses()).map(({ query }) => query),
    ['newer words'],
  );
  await database.query(sql`
    INSERT INTO search_misses (query, lang, count) SELECT 'rare ' || n, 'en', 2 FROM generate_series(1, 2000) n`);
  await search('one too many');
  const row = await database.first<{ count: number; kept: boolean }>(sql`
    SELECT count(*), bool_or(query = 'one too many') AS kept FROM search_misses`);
  assert.ok(row && row.count <= 2000 && row.kept, JSON.stringify(row));
});
