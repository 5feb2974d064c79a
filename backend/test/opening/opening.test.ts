import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { platformForm } from '../support/platform.ts';
import { portOf } from '../support/server-process.ts';
import { startMailServer } from '../support/mail-server.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let shop: TestApp;
let token: string;
before(async () => {
  mail = await startMailServer();
  shop = await buildTestApp({ smtpUrl: mail.url, demo: false });
  ({ token } = await shop.make.admin());
});
after(async () => {
  await shop.close();
  mail.stop();
});

const read = async () => (await shop.call('GET /admin/opening', { token })).body.data;
const left = async () => {
  const { steps } = await read();
  return steps.flatMap(({ key, done }: { key: string; done: boolean }) => (done ? [] : [key]));
};

test('Setting up a shop completes its steps one by one, each derived from the data', async () => {
  assert.deepEqual(await left(), [
    'brand',
    'company',
    'contact',
    'legal',
    'shipping',
    'mail',
    'category',
    'vendor',
    'product',
  ]);

  const { shipping_defaults: _shipping, ...said } = platformForm();
  const saved = await shop.call('POST /admin/platform-settings', { token, body: { ...said, shipping_defaults: null } });
  assert.equal(saved.status, 200, saved.text);
  assert.deepEqual(await left(), ['legal', 'shipping', 'mail', 'category', 'vendor', 'product']);
  await shop.call('POST /admin/platform-settings', { token, body: platformForm() });

  const texts = { body: 'Ours.', body_arabic: 'نصنا.', publish: true };
  for (const key of ['terms', 'privacy', 'returns'])
    await shop.call(`POST /admin/pages/${key}`, { token, body: texts });
  assert.deepEqual((await read()).missing_pages, ['shipping']);
  await shop.call('POST /admin/pages/shipping', { token, body: texts });
  assert.deepEqual(await left(), ['mail', 'category', 'vendor', 'product']);

  await shop.call('POST /admin/opening/test-mail', { token });
  await shop.make.category();
  assert.deepEqual(await left(), ['vendor', 'product']);
  const { vendorId } = await shop.make.vendor();
  assert.deepEqual(await left(), ['product']);
  await shop.make.product({ vendorId });
  assert.deepEqual([await left(), (await read()).is_complete], [[], true]);

  // Guests are optional, and need the privacy policy.
  assert.equal((await read()).guest_checkout, false);
  const body = platformForm({}, { checkout: { guest_checkout: true } });
  await shop.call('POST /admin/platform-settings', { token, body });
  assert.equal((await read()).guest_checkout, true);
});

test('An admin reads the mail server’s response to the test mail', async () => {
  const before = mail.received.length;
  const { status, body } = await shop.call('POST /admin/opening/test-mail', { token });
  assert.deepEqual([status, body.data.delivered, body.data.response], [200, true, '250 fine']);
  assert.equal(mail.received.length, before + 1);
  assert.deepEqual((await read()).mail, { is_set_up: true, last_test: body.data });
});

test('When the mail server refuses, the admin reads its reason and the step reopens', async () => {
  const server = createServer((socket) => socket.end('554 no mail from here\r\n')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const closed = await buildTestApp({ smtpUrl: `smtp://127.0.0.1:${portOf(server.address())}`, demo: false });
  const admin = await closed.make.admin();
  const { status, body } = await closed.call('POST /admin/opening/test-mail', { token: admin.token });
  assert.deepEqual([status, body.code], [502, 'mail_refused']);
  assert.match(body.message, /554 no mail from here/);
  const { last_test: last } = (await closed.call('GET /admin/opening', { token: admin.token })).body.data.mail;
  assert.deepEqual([last.delivered, last.recipient], [false, admin.email]);
  await closed.close();
  server.close();
});

test('Without a mail server the test mail is a file and does not count as delivered', async () => {
  const plain = await buildTestApp({ demo: false });
  const admin = await plain.make.admin();
  const { body } = await plain.call('POST /admin/opening/test-mail', { token: admin.token });
  assert.deepEqual([body.data.delivered, body.data.response], [false, '']);
  const [file = ''] = await readdir(path.join(plain.app.config.dataDir, 'mail'));
  assert.match(file, /-mail-test\.eml$/);
  await plain.close();
});
