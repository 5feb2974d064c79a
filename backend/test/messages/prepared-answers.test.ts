import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';

let shop: TestApp;
let vendor: Vendor;
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
});
after(() => shop.close());

const PATH = '/vendor/prepared-answers';
const answer = { title: 'Sterile', text: 'Yes, it is.', text_arabic: 'نعم.' };

const post = (path: string, body: object, { token } = vendor) => shop.call(`POST ${PATH}${path}`, { token, body });

test('A store adds, changes and deletes prepared answers of its own', async () => {
  const { body } = await post('', answer);
  const { id, updated_at: seen } = body.data;
  const changed = await post(`/${id}`, { ...answer, text: 'Yes, always.', updated_at_seen: seen });
  assert.equal(changed.body.data.text, 'Yes, always.');
  const stale = await post(`/${id}`, { ...answer, updated_at_seen: seen });
  assert.deepEqual([stale.status, stale.body.code], [409, 'changed_meanwhile']);
  const rest = await shop.make.vendor();
  assert.equal((await post(`/${id}`, answer, rest)).status, 404);
  assert.deepEqual((await shop.call(`GET ${PATH}`, rest)).body.data, []);
  assert.equal((await shop.call(`DELETE ${PATH}/${id}`, rest)).status, 404);
  assert.equal((await shop.call(`DELETE ${PATH}/${id}`, vendor)).status, 200);
  assert.deepEqual((await shop.call(`GET ${PATH}`, vendor)).body.data, []);
});

test('An answer needs a name and a text in one language, and a store has twenty', async () => {
  const nameless = await post('', { ...answer, title: ' ' });
  assert.deepEqual(Object.keys(nameless.body.errors), ['title']);
  const empty = await post('', { title: 'Empty', text: '', text_arabic: '' });
  assert.deepEqual(Object.keys(empty.body.errors), ['text']);
  for (let count = 0; count < 20; count += 1)
    assert.equal((await post('', { ...answer, title: `No ${count}`, text: '' })).status, 200);
  const full = await post('', answer);
  assert.deepEqual([full.status, Object.keys(full.body.errors)], [422, ['title']]);
});
