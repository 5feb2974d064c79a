import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createAdminNotifier } from '../../src/modules/operations/dashboard/pending-work.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
let admin: { token: string };
let notify: () => Promise<number>;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
  notify = createAdminNotifier(shop.app.database);
});
after(() => shop.close());

interface News {
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  href: string;
}

const read = async ({ token } = admin): Promise<{ notifications: News[]; unread: number }> => {
  const { status, body, text } = await shop.call('GET /admin/notifications', { token });
  assert.equal(status, 200, text);
  return body;
};

const readAll = () => shop.call('POST /admin/notifications/read', { token: admin.token });

const submit = async (vendorId: number) => {
  const { id } = await shop.make.product({ vendorId });
  await shop.app.database.query(
    sql`UPDATE products SET approval_status = 0, updated_at = clock_timestamp() WHERE id = ${id}`,
  );
};

test('Every admin is notified once of a new vendor', async () => {
  const { vendorId } = await shop.make.vendor();
  await shop.app.database.query(sql`UPDATE vendors SET active = 0, approved_at = NULL WHERE id = ${vendorId}`);
  await notify();
  await notify();
  for (const one of [admin, await shop.make.admin()]) {
    if (one !== admin) await notify();
    const { notifications, unread } = await read(one);
    assert.deepEqual(
      notifications.map(({ kind, href }) => [kind, href]),
      [['vendor_registered', `/admin/edit-vendor/${vendorId}`]],
    );
    assert.equal(unread, 1);
  }
  await readAll();
  assert.equal(await notify(), 0);
});

test('A vendor’s products to review are one notification, until it has been read', async () => {
  const { vendorId } = await shop.make.vendor();
  await submit(vendorId);
  await submit(vendorId);
  const count = async () =>
    (await read()).notifications.filter(
      ({ kind, payload }) => kind === 'products_waiting' && payload.vendor_id === vendorId,
    ).length;
  await notify();
  assert.equal(await count(), 1);
  await submit(vendorId);
  await notify();
  assert.equal(await count(), 1);
  await readAll();
  await notify();
  assert.equal(await count(), 1);
  await submit(vendorId);
  await notify();
  assert.equal(await count(), 2);
});

test('Admins are told of accounts, tax details, messages, failed payments and mail', async () => {
  const { vendorId } = await shop.make.vendor();
  const { database } = shop.app;
  await database.query(sql`
    INSERT INTO vendor_bank_accounts (vendor_id, iban, holder, bank)
    VALUES (${vendorId}, 'SA0380000000608010167519', 'Gulf Care', 'Al Rajhi')`);
  await database.query(sql`UPDATE vendors SET vat_state = 'waiting', vat_asked_at = now() WHERE id = ${vendorId}`);
  await database.query(sql`
    INSERT INTO vendor_identity_requests (vendor_id, company_name, company_name_ar, cr_number)
    VALUES (${vendorId}, 'New name', '', '1010')`);
  await database.query(sql`
    INSERT INTO contact_messages (name, email, phone_number, subject, message)
    VALUES ('Noor', 'noor@example.test', '0500000000', 'Gloves', 'Size M?')`);
  await database.query(sql`INSERT INTO payment_findings (kind, detail) VALUES ('unknown_to_us', 'ch_1: 5 SAR')`);
  await database.query(sql`
    INSERT INTO outbox (event_id, template, recipient, dead_at) VALUES ('e-1', 'welcome', 'sara@example.test', now())`);
  await readAll();
  await notify();
  const { notifications } = await read();
  assert.deepEqual(
    notifications
      .slice(0, 6)
      .map(({ kind }) => kind)
      .sort(),
    [
      'bank_account_submitted',
      'identity_requested',
      'mail_failed',
      'message_received',
      'payment_problem',
      'tax_details_submitted',
    ],
  );
});
