import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('News of an order reach the members who may read orders, in mail and bell', async () => {
  const owner = await shop.make.vendor();
  const [clerk, finance, cataloguer] = [
    await shop.make.member(owner.vendorId, 'orders'),
    await shop.make.member(owner.vendorId, 'finance'),
    await shop.make.member(owner.vendorId, 'catalogue'),
  ];
  const { id: productId } = await shop.make.product({ vendorId: owner.vendorId });
  await createSales(shop).buy(await shop.make.customer(), [{ productId }]);
  const told = async ({ email, token }: { email: string; token: string }) => {
    const mails = (await mailsTo(shop.database, email)).map(({ template }) => template);
    const { body } = await shop.call('GET /vendor/notifications', { token });
    return [mails, body.notifications.map(({ kind }: { kind: string }) => kind)];
  };
  for (const reader of [owner, clerk, finance])
    assert.deepEqual(await told(reader), [['order-received'], ['order_placed']]);
  assert.deepEqual(await told(cataloguer), [[], []]);
});

test('A clerk of two stores sees in the bell only news of the one they work for', async () => {
  const [one, other] = [await shop.make.vendor(), await shop.make.vendor()];
  const clerk = await shop.make.member(one.vendorId, 'orders');
  const { id: productId } = await shop.make.product({ vendorId: one.vendorId });
  await createSales(shop).buy(await shop.make.customer(), [{ productId }]);
  const body = { email: clerk.email, firstname: 'Huda', lastname: 'Noor', role: 'orders' };
  await shop.call('POST /vendor/invitations', { token: other.token, body });
  const [mail] = (await mailsTo(shop.database, clerk.email)).filter(({ template }) => template === 'team-invitation');
  const accepted = await shop.call('POST /invitation/accept', {
    body: { token: mail?.payload.token, password: 'olive-branch-7' },
  });
  const unread = async (token: string) => (await shop.call('GET /vendor/notifications/unread', { token })).body.unread;
  assert.deepEqual([await unread(clerk.token), await unread(accepted.body.token)], [1, 0]);
});

test('A muted topic is heard by nobody but those who have not muted it', async () => {
  const owner = await shop.make.vendor();
  const [clerk, other] = [
    await shop.make.member(owner.vendorId, 'orders'),
    await shop.make.member(owner.vendorId, 'orders'),
  ];
  const mute = (token: string, topic: string, muted = true) =>
    shop.call('POST /vendor/notifications/topics', { token, body: { topic, muted } });
  const { body } = await mute(clerk.token, 'orders');
  assert.deepEqual(
    body.topics.filter(({ muted }: { muted: boolean }) => muted),
    [{ topic: 'orders', muted: true }],
  );
  const { id: productId } = await shop.make.product({ vendorId: owner.vendorId });
  const buy = async () => createSales(shop).buy(await shop.make.customer(), [{ productId }]);
  const told = async ({ email, token }: { email: string; token: string }) => {
    const mails = (await mailsTo(shop.database, email)).filter(({ template }) => template === 'order-received');
    const bell = (await shop.call('GET /vendor/notifications', { token })).body.notifications;
    return [mails.length, bell.filter(({ kind }: { kind: string }) => kind === 'order_placed').length];
  };
  await buy();
  assert.deepEqual(
    [await told(owner), await told(clerk), await told(other)],
    [
      [1, 1],
      [0, 0],
      [1, 1],
    ],
  );
  await mute(owner.token, 'orders');
  await buy();
  assert.deepEqual(
    [await told(owner), await told(clerk), await told(other)],
    [
      [1, 1],
      [0, 0],
      [2, 2],
    ],
  );
  await mute(other.token, 'orders');
  await buy();
  assert.deepEqual(
    [await told(owner), await told(clerk), await told(other)],
    [
      [2, 2],
      [0, 0],
      [2, 2],
    ],
  );
  await mute(clerk.token, 'orders', false);
  await buy();
  assert.deepEqual(
    [await told(owner), await told(clerk), await told(other)],
    [
      [2, 2],
      [1, 1],
      [2, 2],
    ],
  );
  const { members } = (await shop.call('GET /vendor/team', { token: clerk.token })).body.data;
  const mutedOf = (id: number) => members.find((member: { id: number }) => member.id === id).muted;
  assert.deepEqual([mutedOf(owner.id), mutedOf(clerk.id)], [['orders'], []]);
});

test('A member mutes only what their role gets, and never money, licences or recalls', async () => {
  const owner = await shop.make.vendor();
  const cataloguer = await shop.make.member(owner.vendorId, 'catalogue');
  const topics = async ({ token }: { token: string }) =>
    (await shop.call('GET /vendor/notifications/topics', { token })).body.topics.map(
      ({ topic }: { topic: string }) => topic,
    );
  assert.deepEqual(await topics(cataloguer), ['products', 'stock', 'reviews']);
  assert.deepEqual(await topics(owner), ['orders', 'returns', 'messages', 'products', 'stock', 'reviews']);
  const refused = await shop.call('POST /vendor/notifications/topics', {
    token: owner.token,
    body: { topic: 'money', muted: true },
  });
  assert.equal(refused.status, 422);
});

test('Each member of a store gets mails in their own language', async () => {
  const owner = await shop.make.vendor();
  const clerk = await shop.make.member(owner.vendorId, 'orders');
  await shop.database.query(sql`UPDATE users SET lang = 'ar' WHERE id = ${clerk.id}`);
  const { id: productId } = await shop.make.product({
    ...{ vendorId: owner.vendorId, name: 'Gauze', nameAr: 'شاش' },
  });
  await createSales(shop).buy(await shop.make.customer(), [{ productId }]);
  const mailOf = async ({ email }: { email: string }) => {
    const mail = await shop.database.first<{ lang: string; name: string }>(sql`
      SELECT lang, payload -> 'parcels' -> 0 -> 'lines' -> 0 ->> 'name' AS name FROM outbox
      WHERE recipient = ${email} AND template = 'order-received'`);
    return [mail?.lang, mail?.name];
  };
  assert.deepEqual(
    [await mailOf(owner), await mailOf(clerk)],
    [
      ['en', 'Gauze'],
      ['ar', 'شاش'],
    ],
  );
});
