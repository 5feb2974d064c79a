import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { renderMail } from '../../src/mail/render.ts';
import { templates } from '../../src/mail/templates/index.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

const welcome = (eventId: string, recipient = 'huda@example.com') => ({
  eventId,
  template: 'welcome',
  recipient,
  lang: 'ar' as const,
  payload: { firstname: 'هدى' },
});

const anOrder = {
  ...{ side: 'vendor', sender: 'buyer', customer: 'Noor <b>' },
  ...{ day: '2026-12-14', outcome: 'done' },
  firstname: 'Huda',
  ...{ factor: 'Phone', codes_left: 9, network: '203.0.113.7', device: 'Chrome · Windows' },
  token: 'token-1',
  ...{ mode: 'pause', from: '2026-12-06', to: '2026-12-11', unshipped: 2, state: 'kept' },
  unsubscribe_token: 'token-2',
  code: 'HELLO-7K3M9QXW',
  percent: 10,
  ends_at: '2027-02-19T12:00:00.000Z',
  order_no: 'BLS-1',
  account: 'Huda <b>',
  order_sub_no: 'BLS-1-1',
  order_id: 1,
  ...{ is_another: true, is_held_back: true, is_guest: false, company_name_ar: 'مؤسسة' },
  currency: 'BHD',
  parcels: [
    {
      ...{ vendor_id: 1, company_name: 'Supplies <b>' },
      lines: [{ name: 'Mask <b>', variant_label: 'M <b>', quantity: 2, sub_total: 1.5 }],
    },
  ],
  address: { name: 'Huda <b>', address_1: '12 <b> Street' },
  carrier: 'Carrier <b>',
  tracking_id: '42 <b>',
  total: 1.5,
  ...{ number: 'MDEL <b>', expires_on: '2027-01-31', outcome: 'refused' },
  slug: 'mask-1',
  name_ar: 'كمامة',
  name_arabic: 'كمامة',
  lots: [{ name: 'Mask <b>', name_ar: 'كمامة', lot_no: 'A <b>', expires_on: '2027-02-01', on_hand: 3 }],
  ...{
    id: 7,
    company_name_arabic: 'عيادة',
    recall_no: 'RC-2026-0007',
    lot_no: 'A <b>',
    quantity: 2,
    title: 'Too high <b>',
    title_arabic: 'مرتفعة',
  },
  variant: 'Large <b>',
  variant_ar: '',
  variant_id: 7,
  image_key: null,
  status: 'Cancel With Refund',
  customer_name: 'Huda\r\nBcc: all@example.com',
  company_name: 'Supplies',
  name: 'Huda <b>',
  email: 'huda@example.com',
  reason: 'Orders <b>nobody</b> wanted.',
  inviter: 'Maryam',
  team: 'Gulf Care Supplies',
  person: 'Huda Nasser',
  role: 'Orders',
  return_no: 'RET-7K3M9P2Q',
  refund: 1.5,
  payout_no: 'PAY-2026-0007-1',
  amount: 1500,
  last: '7519',
  bank: 'Bank <b>',
  iban: 'SA0380000000608010167519',
  holder: 'Holder <b>',
  bank_reference: 'FT26\r\nBcc: all@example.com',
  statement_no: 'ST-7-2026-11-BHD',
  month: '2026-11',
  closing: -1500,
  vat_number: '310088421300003',
  vat: [{ percent: 10, vat: 0.136 }],
  remarks: 'The certificate <b>has expired</b>.',
  phone_number: '0500000000',
  subject: 'Gloves\r\nBcc: all@example.com',
  message: 'Do you have <b>XS</b>?\nThank you.',
};

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const row = (eventId: string) =>
  shop.database.first<{ attempts: number; done: boolean; dead: boolean; error: string | null; payload: object }>(sql`
    SELECT attempts, done_at IS NOT NULL AS done, dead_at IS NOT NULL AS dead, last_error AS error, payload
    FROM outbox WHERE event_id = ${eventId}`);

it('A mail is sent only if the transaction that caused it commits', async () => {
  const undone = shop.database.transaction(async () => {
    await shop.app.outbox.enqueue(welcome('undone'));
    throw new Error('no account after all');
  });
  await assert.rejects(undone);
  assert.equal(await row('undone'), null);
});

it('A mail of one event is queued once', async () => {
  await shop.app.outbox.enqueue(welcome('once'));
  await shop.app.outbox.enqueue(welcome('once'));
  const rows = await shop.database.query(sql`SELECT id FROM outbox WHERE event_id = 'once'`);
  assert.equal(rows.length, 1);
});

it('Without a mail server a mail is written to a file in the person’s language', async () => {
  await shop.app.outbox.deliverDue();
  assert.equal((await row('once'))?.done, true);
  const folder = path.join(shop.app.config.dataDir, 'mail');
  const [file] = await readdir(folder);
  const text = await readFile(path.join(folder, String(file)), 'utf8');
  assert.match(text, /^To: huda@example\.com/m);
  assert.match(text, /^Message-ID: <[0-9a-f]{32}@localhost>/m);
  assert.match(text, /^Auto-Submitted: auto-generated$/im);
});

it('Two concurrent deliverers send every mail once', async () => {
  const sent: string[] = [];
  const deliverer = () => createOutbox(shop.database, async (mail) => void sent.push(mail.eventId));
  for (let n = 0; n < 15; n += 1) await shop.app.outbox.enqueue(welcome(`shared-${n}`));
  await Promise.all([deliverer().deliverDue(), deliverer().deliverDue()]);
  assert.equal(sent.length, 15);
  assert.equal(new Set(sent).size, 15);
});

it('A mail taken over from a slow process is sent only by the new one', async () => {
  const sent: string[] = [];
  const quick = createOutbox(shop.database, async (mail) => void sent.push(mail.eventId));
  const slow = createOutbox(shop.database, async (mail) => {
    sent.push(mail.eventId);
    await shop.database.query(sql`UPDATE outbox SET locked_until = now() - interval '1 second' WHERE done_at IS NULL`);
    await shop.database.query(sql`UPDATE outbox SET locked_until = now() + interval '1 minute' WHERE id = ${mail.id}`);
    await quick.deliverDue();
  });
  for (let n = 0; n < 5; n += 1) await quick.enqueue(welcome(`slow-${n}`));
  assert.deepEqual(await slow.deliverDue(), { sent: 1, failed: 0 });
  assert.deepEqual(sent.sort(), ['slow-0', 'slow-1', 'slow-2', 'slow-3', 'slow-4']);
});

it('A closing process finishes one mail and releases the others to the next', async () => {
  const closing = new AbortController();
  const sent: string[] = [];
  const outbox = createOutbox(shop.database, async (mail) => {
    sent.push(mail.eventId);
    closing.abort();
  });
  for (let n = 0; n < 4; n += 1) await outbox.enqueue(welcome(`closing-${n}`));
  assert.deepEqual(await outbox.deliverDue(closing.signal), { sent: 1, failed: 0 });
  const left = await shop.database.query(
    sql`SELECT event_id, attempts, locked_until FROM outbox WHERE event_id LIKE 'closing-%' AND done_at IS NULL ORDER BY id`,
  );
  assert.deepEqual(
    left,
    [1, 2, 3].map((n) => ({ event_id: `closing-${n}`, attempts: 0, locked_until: null })),
  );
  assert.deepEqual(await outbox.deliverDue(), { sent: 3, failed: 0 });
  assert.equal(sent.length, 4);
});

it('A failed mail is retried and given up after the eighth attempt', async () => {
  const broken = createOutbox(shop.database, async () => {
    throw new Error('the mail server is asleep');
  });
  await broken.enqueue(welcome('stuck'));
  assert.deepEqual(await broken.deliverDue(), { sent: 0, failed: 1 });
  assert.deepEqual(await broken.deliverDue(), { sent: 0, failed: 0 });
  for (let attempt = 2; attempt <= 8; attempt += 1) {
    assert.equal((await row('stuck'))?.dead, false);
    await shop.database.query(sql`UPDATE outbox SET run_at = now() WHERE event_id = 'stuck'`);
    await broken.deliverDue();
  }
  const stuck = await row('stuck');
  assert.deepEqual([stuck?.attempts, stuck?.dead, stuck?.error], [8, true, 'Error: the mail server is asleep']);
});

it('Every mail is complete in both languages, without markup or injected headers', () => {
  for (const template of templates.keys()) {
    for (const lang of ['en', 'ar'] as const) {
      const mail = renderMail({ template, lang, payload: anOrder }, 'https://shop.example');
      assert.doesNotMatch(`${mail.subject} ${mail.text}`, /\bmail\.\w|\{\{|undefined/);
      assert.doesNotMatch(mail.subject, /[\r\n]/);
      assert.doesNotMatch(mail.html, /<b>/);
      assert.match(mail.html, new RegExp(`dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`));
    }
  }
});

it('The mail about a return refund mentions its document in both languages', () => {
  for (const [lang, paper] of [
    ['en', /Download the credit note/],
    ['ar', /نزّل الإشعار الدائن/],
  ] as const) {
    const payload = { ...anOrder, paper: 'credit_note' };
    assert.match(renderMail({ template: 'return-refunded', lang, payload }, 'https://shop.example').text, paper);
  }
});

it('A seller’s text is a note in an order mail and a quotation in a return mail', () => {
  const payload = { ...anOrder, note: 'It was opened.' };
  for (const [template, lang, sentence] of [
    ['order-status', 'en', 'Note: It was opened.'],
    ['order-status', 'ar', 'ملاحظة: \u2068It was opened.\u2069'],
    ['return-declined', 'en', '“It was opened.”'],
    ['return-declined', 'ar', '«\u2068It was opened.\u2069»'],
  ] as const)
    assert.ok(renderMail({ template, lang, payload }, 'https://shop.example').text.includes(sentence), sentence);
});

it('A discount keeps its minus sign in front in an Arabic mail', () => {
  const discounted = (lang: 'en' | 'ar') =>
    renderMail({ template: 'order-placed', lang, payload: { ...anOrder, discount: 0.5 } }, 'https://shop.example');
  assert.match(discounted('en').text, /: -0\.500\u00a0BHD$/m);
  const { text, html } = discounted('ar');
  assert.match(text, /: \u2066-0\.500\u2069\u00a0\p{Script=Arabic}/u);
  assert.match(html, /<bdi>\u2066-0\.500\u2069\u00a0/u);
  assert.doesNotMatch(text, /\u2066\d/);
});

it('A vendor reads the month of a statement as a word', () => {
  const subjectIn = (lang: 'en' | 'ar') =>
    renderMail({ template: 'statement-ready', lang, payload: anOrder }, 'https://shop.example').subject;
  assert.equal(subjectIn('en'), 'Your statement for November 2026 is ready');
  assert.match(subjectIn('ar'), /نوفمبر 2026/);
});

it('An amount in dinars shows three digits', () => {
  const { text } = renderMail({ template: 'order-placed', lang: 'en', payload: anOrder }, 'https://shop.example');
  assert.match(text, /1\.500\sBHD/);
});
