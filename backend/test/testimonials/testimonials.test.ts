import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { testimonialForm } from '../support/contents.ts';

let shop: TestApp;
let token: string;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

test('Missing fields of a testimonial are reported', async () => {
  const body = testimonialForm({ words: ' ' });
  const said = await shop.call('POST /admin/testimonials', { token, body, headers: { lang: 'ar' } });
  assert.deepEqual(said.body.errors, { words: ['نص الرأي بالإنجليزية مطلوب.'] });
});

test('Visitors read the published testimonials in the order of their creation', async () => {
  const create = (changes: object) => shop.call('POST /admin/testimonials', { token, body: testimonialForm(changes) });
  const { id } = (await create({})).body.data;
  await create({ name: 'Fatima', published: false });
  await create({ name: 'Khalid' });
  const names = async () =>
    (await shop.call('GET /testimonials')).body.data.testimonials.map(({ name }: { name: string }) => name);
  assert.deepEqual(await names(), ['Dr. Reem', 'Khalid']);
  const hide = { ...testimonialForm({ published: false }), _method: 'PUT' };
  assert.equal((await shop.call(`POST /admin/testimonials/${id}`, { token, body: hide })).status, 200);
  assert.deepEqual(await names(), ['Khalid']);
  assert.equal((await shop.call(`DELETE /admin/testimonials/${id}`, { token })).status, 200);
  assert.equal((await shop.call('GET /admin/testimonials', { token })).body.data.meta.total, 2);
});
