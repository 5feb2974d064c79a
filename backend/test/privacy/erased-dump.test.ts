import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PERSONAL_DATA } from '../../src/modules/people/privacy/registry/personal-data.ts';
import { sql } from '../../src/sql/sql.ts';
import { hashToken } from '../../src/plugins/session.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createErasureDesk } from '../support/erasures.ts';
import { createReturns, type Returns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let returns: Returns;
let desk: ReturnType<typeof createErasureDesk>;
before(async () => {
  shop = await buildTestApp();
  returns = createReturns(shop, createSales(shop));
  desk = createErasureDesk(shop);
});
after(() => shop.close());

const MARK = 'zuhra';

/** A customer whose return was refunded, with a row in every personal table. */
const knownCustomer = async () => {
  const admin = await shop.make.admin();
  const delivered = await returns.delivered([2]);
  const { customer, vendor, partId, lines } = delivered;
  const { return_no: returnNo } = await returns.keptBy(delivered, { quantity: 1, reason: 'damaged' });
  await shop.database.query(sql`
    UPDATE refunds SET state = 'paid', paid_at = now(), paid_on = current_date, bank_reference = 'FT-1' WHERE vendor_order_id = ${partId}`);
  const { id } = customer;
  const email = `${MARK}-mail@test.balsam.test`;
  await shop.database.query(sql`UPDATE users SET email = ${email}, email_proven_at = now() WHERE id = ${id}`);
  const blocked = { reason: `${MARK} block` };
  for (const act of ['block', 'unblock'])
    await shop.call(`POST /admin/customers/${id}/${act}`, { token: admin.token, body: act === 'block' ? blocked : {} });
  const token = await shop.make.signIn(id);
  const product = await shop.make.product({ stock: 0 });
  return { id, email, token, admin, vendor, partId, itemId: lines[0] ?? 0, returnNo, productId: product.id };
};

type Known = Awaited<ReturnType<typeof knownCustomer>>;

/** Writes a marker into every column that an erasure empties or deletes. */
const plant = async ({ id, email, partId, itemId, productId, admin }: Known): Promise<void> => {
  const { database } = shop;
  const hash = (name: string) => hashToken(`${MARK}-${name}`);
  const address = JSON.stringify({
    ...{
      name: `${MARK} name`,
      phone_number: '0509998877',
      email: `${MARK}-b@test.balsam.test`,
      address_1: `${MARK} 1`,
    },
    ...{
      address_2: `${MARK} 2`,
      street: `${MARK} street`,
      zip_code: `${MARK}z`,
      national_address: 'ZUHR1234',
      note: `${MARK} note`,
    },
    ...{ company_name: `${MARK} company`, company_address: `${MARK} road`, vat_number: `${MARK}vat` },
  });
  const { countryId } = await shop.make.place();
  const file = await database.first<{ id: number }>(sql`
    INSERT INTO files (storage_key, visibility, original_name, mime, bytes, owner_user_id)
    VALUES (${`${MARK[0]}-${id}.pdf`}, 'private', ${`${MARK}.pdf`}, 'application/pdf', 1, ${id}) RETURNING id`);
  assert.ok(file);
  for (const statement of [
    sql`UPDATE users SET firstname = ${`${MARK} first`}, lastname = ${`${MARK} last`}, phone_number = '0509998877',
      company_name = ${`${MARK} co`}, company_address = ${`${MARK} coa`}, vat_number = ${`${MARK}v`}, block_reason = ${`${MARK} br`},
      password_hash = ${`${MARK} hash`} WHERE id = ${id}`,
    sql`INSERT INTO carts (user_id, coupon_code) VALUES (${id}, ${`${MARK} cart`}) ON CONFLICT (user_id) DO UPDATE SET coupon_code = excluded.coupon_code`,
    sql`INSERT INTO cart_items (user_id, product_id, quantity) VALUES (${id}, ${productId}, 1)`,
    sql`INSERT INTO addresses (user_id, label, recipient, company_name, country_id, address_1, note)
      VALUES (${id}, ${`${MARK} label`}, ${`${MARK} r`}, ${`${MARK} c`}, ${countryId}, ${`${MARK} a`}, ${`${MARK} n`})`,
    sql`INSERT INTO wishlist_items (user_id, product_id) VALUES (${id}, ${productId})`,
    sql`INSERT INTO notifications (user_id, kind, payload) VALUES (${id}, 'x', ${JSON.stringify({ text: MARK })}::jsonb)`,
    sql`INSERT INTO stock_alerts (product_id, user_id, email, lang) VALUES (${productId}, ${id}, ${email}, 'en')`,
    sql`INSERT INTO stock_alert_exits (token_hash, email) VALUES (${hash('exit')}, ${email})`,
    sql`WITH s AS (INSERT INTO newsletter_subscribers (email) VALUES (${email}) RETURNING id)
      INSERT INTO newsletter_exits (token_hash, subscriber_id) SELECT ${hash('news')}::bytea, id FROM s`,
    sql`INSERT INTO coupons (code, kind, percent, funded_by, only_email, starts_at, ends_at) VALUES ('SHUKRAN', 'percent', 10, 'platform', ${email}, now(), now() + interval '9 days')`,
    sql`INSERT INTO contact_messages (name, email, phone_number, subject, message) VALUES (${MARK}, ${email}, ${MARK}, ${MARK}, ${MARK})`,
    sql`INSERT INTO reviews (product_id, user_id, body, rating) VALUES (${productId}, ${id}, ${`${MARK} review`}, 5)`,
    sql`INSERT INTO reports (product_id, vendor_id, reason, text, reporter_user_id, reporter_email, lang)
      SELECT id, vendor_id, 'other', ${`${MARK} report`}, ${id}, ${email}, 'en' FROM products WHERE id = ${productId}`,
    sql`INSERT INTO outbox (event_id, template, recipient, payload) VALUES ('marked-mail', 'welcome', ${email}, ${JSON.stringify({ firstname: MARK })}::jsonb)`,
    sql`UPDATE outbox SET payload = payload || ${JSON.stringify({ customer_name: MARK })}::jsonb, done_at = now()
      WHERE event_id IN (SELECT 'order:' || order_sub_no FROM vendor_orders WHERE id = ${partId})`,
    sql`INSERT INTO privacy_requests (user_id, kind, state, email, lang, note, due_on, done_at) VALUES (${id}, 'correct', 'done', ${email}, 'en', ${`${MARK} wish`}, current_date, now())`,
    sql`INSERT INTO consents (user_id, email, purpose, given, source, lang) VALUES (${id}, ${email}, 'terms', true, 'registration', 'en')`,
    sql`UPDATE orders SET billing_address = billing_address || ${address}::jsonb, shipping_address = shipping_address || ${address}::jsonb,
      message = ${MARK}, po_number = ${MARK}, announcement = ${JSON.stringify({ to: MARK })}::jsonb WHERE user_id = ${id}`,
    sql`UPDATE vendor_orders SET note = ${MARK}, tracking_information = ${MARK}, cancellation_reason = ${MARK},
      cancel_decline_reason = ${MARK} WHERE id = ${partId}`,
    sql`UPDATE order_status_history SET note = ${MARK} WHERE vendor_order_id = ${partId}`,
    sql`INSERT INTO pickups (vendor_order_id, carrier, pickup_date, from_time, to_time, label_url, cancelled_at)
      VALUES (${partId}, 'aramex', current_date, '09:00', '12:00', ${`https://labels.test/${MARK}`}, now())`,
    sql`UPDATE returns SET iban = 'SA0000000000zuhra00000', holder = ${MARK}, instructions = ${MARK}, decline_reason = ${MARK},
      overrule_reason = ${MARK} WHERE vendor_order_id = ${partId}`,
    sql`UPDATE return_lines SET note = ${MARK}, refused_reason = ${MARK} WHERE order_item_id = ${itemId}`,
    sql`UPDATE return_history SET note = ${MARK} WHERE return_id IN (SELECT id FROM returns WHERE vendor_order_id = ${partId})`,
    sql`UPDATE refunds SET iban = 'SA0000000000zuhra00000', holder = ${MARK} WHERE vendor_order_id = ${partId}`,
    sql`INSERT INTO payments (order_id, attempt, provider, redirect_url, amount, currency, state)
      SELECT id, 1, 'test', ${`https://bank.test/${MARK}`}, 1, currency, 'failed' FROM orders WHERE user_id = ${id} AND state = 'placed'`,
    sql`INSERT INTO recalls (recall_no, severity, authority, action, title, title_ar, reason, reason_ar, instruction, instruction_ar, created_by)
      VALUES ('RC-ZUHR', 'I', 'SFDA', 'return', 't', 't', 'r', 'r', 'i', 'i', ${admin.id})`,
    sql`WITH c AS (INSERT INTO recall_cases (recall_id, order_item_id, quantity, recipient, lang, token_hash, acknowledged_by, note)
        SELECT id, ${itemId}::bigint, 1, ${email}, 'en', ${hash('case')}::bytea, ${MARK}, ${MARK} FROM recalls WHERE recall_no = 'RC-ZUHR' RETURNING id),
      r AS (INSERT INTO recall_reminders (case_id, number, token_hash) SELECT id, 1, ${hash('reminder')}::bytea FROM c)
      INSERT INTO recall_contacts (case_id, channel, note, actor_user_id) SELECT id, 'phone', ${MARK}, ${admin.id}::bigint FROM c`,
    sql`INSERT INTO coupon_redemptions (coupon_id, user_id, email, order_id, amount)
      SELECT c.id, o.user_id, ${email}, o.id, 0 FROM coupons c, orders o WHERE c.code = 'SHUKRAN' AND o.user_id = ${id} AND o.state = 'placed'`,
    sql`WITH t AS (INSERT INTO threads (vendor_order_id) VALUES (${partId}) RETURNING id),
        m AS (INSERT INTO thread_messages (thread_id, side, author_user_id, body) SELECT id, 'buyer', ${id}::bigint, ${MARK} FROM t RETURNING id),
        f AS (INSERT INTO thread_files (message_id, file_id) SELECT m.id, ${file?.id ?? 0}::bigint FROM m)
      INSERT INTO thread_reads (thread_id, side, user_id, last_read_id) SELECT id, 'buyer', ${id}::bigint, 1 FROM t`,
    sql`INSERT INTO factors (user_id, kind, name, secret) VALUES (${id}, 'totp', ${MARK}, ${hash('secret')})`,
    sql`INSERT INTO recovery_codes (user_id, code_hash) VALUES (${id}, ${hash('recovery')})`,
    sql`INSERT INTO factor_challenges (id, user_id, purpose, challenge, expires_at)
      VALUES (gen_random_uuid(), ${id}, 'step_up', ${hash('challenge')}, now())`,
    sql`INSERT INTO factor_resets (user_id, requested_by, effective_at) VALUES (${id}, ${admin.id}, now())`,
    sql`INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (${hash('reset')}, ${id}, now())`,
    sql`INSERT INTO sign_in_places (place_hash, user_id) VALUES (${hash('place')}, ${id})`,
    sql`INSERT INTO guest_tokens (token_hash, user_id, kind, expires_at) VALUES (${hash('guest')}, ${id}, 'order', now())`,
    sql`INSERT INTO email_codes (purpose, email, user_id, code_hash) VALUES ('prove_email', ${email}, ${id}, ${`${MARK} code`})`,
    sql`INSERT INTO invitations (email, firstname, lastname, token_hash, expires_at, preset, withdrawn_at)
      VALUES (${email}, ${MARK}, ${MARK}, ${hash('invitation')}, now(), 'reader', now())`,
    sql`INSERT INTO product_imports (vendor_id, user_id, file_name, content, rows) SELECT vendor_id, ${id}, ${`${MARK}.csv`}, '', 1 FROM products WHERE id = ${productId}`,
    sql`WITH announced AS (INSERT INTO owner_changes (vendor_id, user_id, requested_by, effective_at, stopped_at)
        SELECT vendor_id, ${id}, ${admin.id}, now(), now() FROM products WHERE id = ${productId} RETURNING vendor_id)
      INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, after, label)
        SELECT ${admin.id}::bigint, 1, 'vendor.owner_change_requested', 'vendor', vendor_id::text, jsonb_build_object('person', ${email}::text), 'Store' FROM announced
        UNION ALL SELECT ${admin.id}::bigint, 1, 'member.factors_reset_requested', 'member', ${String(id)}, jsonb_build_object('person', ${email}::text), ${email}`,
    sql`INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, before, after, label)
      VALUES (${admin.id}, 1, 'member.removed', 'member', '999', ${JSON.stringify({ email })}::jsonb, NULL, ${email}),
        (${admin.id}, 1, 'order.edited', 'order', ${String(partId)}, NULL, ${JSON.stringify({ note: MARK })}::jsonb, 'BLS')`,
  ])
    await database.query(statement);
};

/** Tables that mention the marker or the phone number. */
const tablesWithMarks = async (): Promise<string[]> => {
  const found = [...(await desk.dump())].filter(([, text]) =>
    /zuhra|0509998877|ZUHR1234/i.test(text.replaceAll('RC-ZUHR', '')),
  );
  return found.map(([name]) => name).sort();
};

test('Nothing that identifies an erased person is left in a dump of the database', async () => {
  const known = await knownCustomer();
  await plant(known);
  const person = { id: known.id, ids: [known.id], emails: [known.email] };
  const countRows = async (name: string): Promise<number> => {
    const of = PERSONAL_DATA[name]?.of(person) ?? sql`false`;
    return (await shop.database.query(sql`SELECT FROM ${sql.identifier(name)} WHERE ${of}`)).length;
  };
  const erased = Object.entries(PERSONAL_DATA).filter(([, { erasure }]) => erasure !== 'kept');
  for (const [name] of erased) assert.ok((await countRows(name)) > 0, `plant a row with a marker in ${name}`);
  const request = await desk.ask(known, { with_reviews: true });
  await desk.endWaiting();
  await desk.run();
  assert.deepEqual(await desk.stateOf(request), { state: 'done', waits_for: [] });
  while ((await shop.app.outbox.deliverDue()).sent > 0);
  await shop.app.files.removeExpired();
  assert.deepEqual(await tablesWithMarks(), []);
  for (const [name, { erasure }] of erased) if (erasure === 'deleted') assert.equal(await countRows(name), 0, name);
});
