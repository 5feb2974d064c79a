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

const list = async (query = '') => (await shop.call(`GET /admin/messages?${query}`, { token })).body.data.messages;
const write = async (subject: string) => {
  const message = {
    name: 'Noor',
    email: 'noor@example.com',
    phone_number: '0500000000',
    message: 'Do you have size M?',
  };
  assert.equal((await shop.call('POST /contactUs', { body: { ...message, subject } })).status, 200);
  const [{ id }] = await list(`search=${subject}`);
  return id;
};

test('A message is open until an admin resolves it, and can be reopened', async () => {
  const written = createLineReader(shop.database);
  const id = await write('Gloves');
  assert.deepEqual(
    (await list('state=open')).map((message: { id: number }) => message.id),
    [id],
  );
  const mark = (handled: boolean) => shop.call(`POST /admin/messages/${id}/handled`, { token, body: { handled } });
  const { outcome, lines } = await written(() => mark(true));
  assert.match(outcome.body.data.handled_by, /^Maryam /);
  assert.deepEqual(
    lines.map(({ action, label }) => [action, label]),
    [['message.handled', 'Gloves']],
  );
  const other = await shop.make.admin();
  const repeated = await written(() =>
    shop.call(`POST /admin/messages/${id}/handled`, { token: other.token, body: { handled: true } }),
  );
  assert.deepEqual([repeated.lines, repeated.outcome.body.data.handled_by], [[], outcome.body.data.handled_by]);
  const reopened = (await mark(false)).body.data;
  assert.deepEqual([reopened.handled_at, reopened.handled_by], [null, null]);
});

test('Messages are resolved in bulk, and the export contains their full text', async () => {
  const ids = [await write('Masks one'), await write('Masks two')];
  const body = { ids, action: 'handled' };
  assert.equal((await shop.call('POST /admin/messages/bulk', { token, body })).body.done, 2);
  assert.equal((await list('state=done&search=masks')).length, 2);
  const { text } = await shop.call('GET /admin/messages.csv?search=masks', { token });
  assert.match(text, /Masks two,Do you have size M\?/);
  assert.match(text, /,Maryam [^,]+\r\n/, 'the admin who resolved it');
});
