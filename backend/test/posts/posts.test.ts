import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { postForm } from '../support/contents.ts';
import { fileOf, photo } from '../support/products.ts';

let shop: TestApp;
let token: string;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

test('A published post keeps its address', async () => {
  const hidden = await shop.call('POST /admin/posts', { token, body: postForm({ published: false }) });
  const { id, slug } = hidden.body.data;
  assert.deepEqual(
    [hidden.status, slug, (await shop.call(`GET /posts/${slug}`)).status],
    [200, 'how-to-choose-a-mask', 404],
  );
  const picture = fileOf(await photo(), 'mask.png');
  const body = { ...postForm({ title: 'Choosing a mask', published: 'true' }), _method: 'PUT', image: picture };
  const shown = await shop.call(`POST /admin/posts/${id}`, { token, body });
  assert.equal(shown.status, 200, shown.text);
  const post = (await shop.call(`GET /posts/${slug}`)).body.data;
  assert.deepEqual([post.title, post.minutes, post.dated, post.drawing], ['Choosing a mask', 1, '2026-11-12', 'mask']);
  assert.match(post.image, /^\/media\//);
  const kept = { ...postForm(), _method: 'PUT' };
  assert.equal((await shop.call(`POST /admin/posts/${id}`, { token, body: kept })).body.data.image, post.image);
  const without = await shop.call(`POST /admin/posts/${id}`, { token, body: { ...kept, remove_image: true } });
  assert.equal(without.body.data.image, null);
});

test('The blog lists newest posts first; titles are unique and deleted posts are gone', async () => {
  const same = (await shop.call('POST /admin/posts', { token, body: postForm({ dated: '2026-11-20' }) })).body.data;
  assert.match(same.slug, /^how-to-choose-a-mask-\w{6}$/);
  const list = async () => (await shop.call('GET /posts')).body.data.posts;
  assert.deepEqual(
    (await list()).map(({ slug }: { slug: string }) => slug),
    [same.slug, 'how-to-choose-a-mask'],
  );
  assert.equal((await list())[0].body, undefined);
  assert.equal((await shop.call(`DELETE /admin/posts/${same.id}`, { token })).status, 200);
  assert.equal((await list()).length, 1);
  // In both Arabic spellings.
  for (const search of ['الكمامة', 'الكمامه']) {
    const found = await shop.call(`GET /admin/posts?search=${encodeURIComponent(search)}`, { token });
    assert.equal(found.body.data.meta.total, 1);
  }
});
test('Missing fields of a post are reported on their fields', async () => {
  const post = await shop.call('POST /admin/posts', {
    token,
    body: { ...postForm({ title_arabic: '', dated: '12/1' }) },
  });
  assert.deepEqual(post.body.errors, {
    title_arabic: ['The Arabic title is required.'],
    dated: ['The date is required.'],
  });
});
