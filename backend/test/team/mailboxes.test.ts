import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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
