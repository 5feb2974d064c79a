import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createBlocking } from '../../src/modules/people/customers/blocking.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { auditLines } from '../support/audit-lines.ts';
import { mailsTo } from '../support/mailbox.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('A repeated block or unblock changes nothing, but another reason is stored', async () => {
  const { block, unblock } = createBlocking(shop.app);
  const { id: adminId } = await shop.make.admin();
  const admin = { id: adminId, role: 1, vendorId: null, vendorActive: null, permissions: [] } as const;
  const { id, email } = await shop.make.customer();
  await unblock(admin, id);
  for (const reason of ['fraud', 'fraud', 'chargeback']) await block(admin, id, reason);
  await unblock(admin, id);
  await unblock(admin, id);
  const lines = await auditLines(shop.database, 'customer', id);
  assert.deepEqual(
    lines.map(({ before, after }) => [before, after]),
    [
      [
        { blocked: false, block_reason: '' },
        { blocked: true, block_reason: 'fraud' },
      ],
      [{ block_reason: 'fraud' }, { block_reason: 'chargeback' }],
      [
        { blocked: true, block_reason: 'chargeback' },
        { blocked: false, block_reason: '' },
      ],
    ],
  );
  const mails = await mailsTo(shop.database, email);
  assert.deepEqual(
    mails.map(({ template, payload }) => [template, payload.firstname, payload.reason]),
    [
      ['account-blocked', 'Layla', 'fraud'],
      ['account-blocked', 'Layla', 'chargeback'],
      ['account-unblocked', 'Layla', ''],
    ],
  );
});
