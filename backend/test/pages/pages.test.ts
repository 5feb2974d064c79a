import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createLineReader } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
let token: string;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

const read = async (key: string) => (await shop.call(`GET /pages/${key}`)).body.data;
const edited = async (key: string) => (await shop.call(`GET /admin/pages/${key}`, { token })).body.data;
const write = (key: string, body: object, lang = 'en') =>
  shop.call(`POST /admin/pages/${key}`, { token, body, headers: { lang } });
const texts = { body: '## Returns\n\nWithin 14 days.', body_arabic: '## الإرجاع\n\nخلال 14 يومًا.' };

test('An unwritten page is empty, and the template is only a proposal', async () => {
  assert.deepEqual(await read('terms'), { key: 'terms', body: '', body_arabic: '', published_at: null });
  const { body, template, updated_at: updatedAt } = await edited('terms');
  assert.deepEqual([body, updatedAt], ['', null]);
  assert.match(template.body, /^> This is template text\./);
  assert.match(template.body_arabic, /^> هذا نص نموذجي/);
  assert.equal((await shop.call('GET /pages/careers')).status, 422);
});

test('Visitors read the published text until it is withdrawn, not the draft', async () => {
  const written = createLineReader(shop.database);
  const draft = await written(() => write('returns', { ...texts, publish: false }));
  assert.deepEqual([draft.outcome.status, draft.lines[0]?.action], [200, 'page.edited']);
  assert.equal((await read('returns')).published_at, null);

  const published = await written(() => write('returns', { ...texts, publish: true }));
  assert.deepEqual([published.outcome.body.data.has_changes, published.lines[0]?.action], [false, 'page.published']);
  const { body, body_arabic } = await read('returns');
  assert.deepEqual({ body, body_arabic }, texts);

  const next = await write('returns', { ...texts, body: 'Within 30 days.', publish: false });
  assert.deepEqual([next.body.data.has_changes, (await read('returns')).body], [true, texts.body]);

  const taken = await written(() => shop.call('POST /admin/pages/returns/unpublish', { token }));
  assert.equal(taken.lines[0]?.action, 'page.unpublished');
  assert.equal((await read('returns')).body, '');
  assert.equal((await edited('returns')).body, 'Within 30 days.');
  const again = await shop.call('POST /admin/pages/returns/unpublish', { token });
  assert.deepEqual(again.body.errors, { key: ['This page is not published.'] });
});

test('Publishing needs both languages and no template text, and says what is missing', async () => {
  const half = await write('shipping', { ...texts, body_arabic: ' ', publish: true }, 'ar');
  assert.deepEqual(half.body.errors, { body_arabic: ['اكتب النص العربي قبل النشر.'] });
  const { template } = await edited('shipping');
  const copied = await write('shipping', { ...template, publish: true });
  assert.deepEqual(Object.keys(copied.body.errors), ['body', 'body_arabic']);
  assert.match(copied.body.errors.body[0], /^This text still contains the template notice/);
  assert.equal((await write('shipping', { ...template, publish: false })).status, 200);
});

test('An admin does not overwrite a page that another one has saved in the meantime', async () => {
  await write('about', { ...texts, publish: false, updated_at_seen: null });
  const { updated_at: seen } = await edited('about');
  const save = (body: string) => write('about', { ...texts, body, publish: false, updated_at_seen: seen });
  const responses = await Promise.all([save('One'), save('Two')]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(responses.find(({ status }) => status === 409)?.body.code, 'changed_meanwhile');
});
