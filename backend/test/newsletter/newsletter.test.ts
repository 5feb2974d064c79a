import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { formatDay } from '../../src/i18n/days.ts';
import { renderMail } from '../../src/mail/render.ts';
import { deleteExpired } from '../../src/plugins/housekeeping.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { promisePercent } from '../support/platform.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  await promisePercent(shop.database, 10);
  sales = createSales(shop);
});
after(() => shop.close());

const subscribe = (email: string, lang = 'en') =>
  shop.call('POST /news-letter', { body: { email }, headers: { lang } });
const confirm = (token: unknown) => shop.call('POST /news-letter/confirm', { body: { token } });
const leave = (token: unknown) => shop.call('POST /news-letter/unsubscribe', { body: { token } });

/** A confirmed subscriber with the mails received. */
const reader = async (email: string, lang = 'en') => {
  await subscribe(email, lang);
  const [asked] = await mailsTo(shop.database, email);
  assert.equal((await confirm(asked?.payload.token)).status, 200);
  return mailsTo(shop.database, email);
};

const isSubscribed = async (email: string) => {
  const row = await shop.database.first<{ subscribed: boolean }>(sql`
    SELECT confirmed_at IS NOT NULL AND unsubscribed_at IS NULL AS subscribed
    FROM newsletter_subscribers WHERE email = ${email}`);
  return row?.subscribed;
};

const codesFor = (email: string) =>
  shop.database.query<{
    percent: number;
    usage_limit: number;
    per_customer_limit: number;
    days: string;
    vendor_id: null;
  }>(sql`
    SELECT percent, usage_limit, per_customer_limit, vendor_id,
      (ends_at AT TIME ZONE 'Asia/Riyadh' - (starts_at AT TIME ZONE 'Asia/Riyadh')::date)::text AS days FROM coupons WHERE only_email = ${email}`);

test('A confirmed subscriber is mailed a 10 % code in the subscription’s language', async () => {
  const mails = await reader('huda@example.com', 'ar');
  assert.deepEqual(
    mails.map(({ template, lang }) => [template, lang]),
    [
      ['newsletter-confirm', 'ar'],
      ['newsletter-welcome', 'ar'],
    ],
  );
  assert.deepEqual(await codesFor('huda@example.com'), [
    { percent: 10, usage_limit: 1, per_customer_limit: 1, vendor_id: null, days: '91 days' },
  ]);
  assert.match(String(mails[1]?.payload.code), /^HELLO-[0-9A-HJKMNP-TV-Z]{8}$/);
});

test('The mail with the code is complete in both languages and has an unsubscribe link', async () => {
  const payload = {
    code: 'HELLO-7K3M9QXW',
    percent: 10,
    ends_at: '2027-02-19T12:00:00.000Z',
    unsubscribe_token: 'a+b',
  };
  const written = (lang: 'en' | 'ar') =>
    renderMail({ template: 'newsletter-welcome', payload, lang }, 'https://balsam.test');
  const [english, arabic] = [written('en'), written('ar')];
  assert.equal(english.subject, 'Your 10% code from Our shop');
  assert.match(english.text, /Your code: HELLO-7K3M9QXW\nValid until: February 19, 2027/);
  assert.equal(arabic.subject, 'رمز خصم 10% من متجرنا');
  assert.match(arabic.text, /رمز الكوبون: HELLO-7K3M9QXW\nصالح حتى: 19 فبراير 2027/);
  for (const [lang, { text, html, headers }] of Object.entries({ en: english, ar: arabic })) {
    const exit = `https://balsam.test/newsletter/unsubscribe?token=a%2Bb&lang=${lang}`;
    assert.ok(text.includes(exit) && html.includes(exit.replace('&', '&amp;')));
    assert.deepEqual(headers, { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': `<${exit}>` });
  }
});

test('The code is valid until the end of the ninetieth day after today, as mailed', async () => {
  const [, welcome] = await reader('dana@example.com');
  const [last] = await shop.database.query<{ day: string }>(sql`
    SELECT (starts_at AT TIME ZONE 'Asia/Riyadh')::date + 90 AS day FROM coupons WHERE only_email = 'dana@example.com'`);
  const mail = { template: 'newsletter-welcome', payload: welcome?.payload ?? {}, lang: 'en' } as const;
  const { text } = renderMail(mail, 'https://balsam.test');
  assert.ok(text.includes(`Valid until: ${formatDay(last?.day ?? '', 'en')}`), text);
});

test('Following the link again, also twenty times concurrently, sends no second code', async () => {
  const email = 'salma@example.com';
  await subscribe(email);
  const [asked] = await mailsTo(shop.database, email);
  const responses = await Promise.all(Array.from({ length: 20 }, () => confirm(asked?.payload.token)));
  assert.ok(responses.every(({ status, text }) => status === 200 && text === responses[0]?.text));
  assert.deepEqual(Object.keys(responses[0]?.body).sort(), ['message', 'status', 'success']);
  assert.equal((await codesFor(email)).length, 1);
  assert.equal((await mailsTo(shop.database, email)).length, 2);
});

test('A subscriber unsubscribes by the link of any mail, also an old one', async () => {
  const email = 'nadia@example.com';
  const [asked, welcome] = await reader(email);
  assert.equal((await leave(asked?.payload.unsubscribe_token)).status, 200);
  assert.equal(await isSubscribed(email), false);
  await subscribe(email);
  const again = (await mailsTo(shop.database, email)).at(-1);
  assert.equal((await confirm(again?.payload.token)).status, 200);
  assert.equal(await isSubscribed(email), true);
  assert.equal((await leave(welcome?.payload.unsubscribe_token)).status, 200);
  assert.equal(await isSubscribed(email), false);
  assert.equal((await leave(welcome?.payload.unsubscribe_token)).status, 200);
});

test('A subscriber who returns gets no second code', async () => {
  const email = 'karim@example.com';
  const [, welcome] = await reader(email);
  await leave(welcome?.payload.unsubscribe_token);
  await subscribe(email);
  const asked = (await mailsTo(shop.database, email)).at(-1);
  assert.equal((await confirm(asked?.payload.token)).status, 200);
  assert.equal((await codesFor(email)).length, 1);
  const mails = await mailsTo(shop.database, email);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['newsletter-confirm', 'newsletter-welcome', 'newsletter-confirm'],
  );
});

test('The code works once, only for the account with the subscribed address', async () => {
  const [customer, stranger] = [await shop.make.customer(), await shop.make.customer()];
  const [, welcome] = await reader(customer.email);
  const { id: productId } = await shop.make.product();
  const enter = async (person: typeof customer) => {
    await sales.fillCart(person, [{ productId }]);
    const body = { code: welcome?.payload.code };
    return shop.call('POST /carts/coupon', { token: person.token, body });
  };
  assert.equal((await enter(stranger)).body.code, 'coupon_not_for_you');
  assert.equal((await enter(customer)).body.coupon.discount, 1);
  await sales.buy(customer, []);
  assert.equal((await enter(customer)).body.code, 'coupon_used_by_you');
  await sales.assertBooksAreRight();
});

test('The code is for a first order; cancelled orders do not count', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  const [, welcome] = await reader(customer.email);
  const [partId] = await sales.buy(customer, [{ productId }]);
  await sales.fillCart(customer, [{ productId }]);
  const enter = () => shop.call('POST /carts/coupon', { token: customer.token, body: { code: welcome?.payload.code } });
  const refused = await enter();
  assert.deepEqual([refused.status, refused.body.message], [422, 'This code is for a first order only.']);
  await shop.call(`POST /orders/${partId}/cancel`, { token: customer.token });
  assert.equal((await enter()).status, 200);
  await sales.buy(customer, []);
  await sales.assertBooksAreRight();
});

test('Without a welcome offer the confirmation contains no code', async () => {
  const quiet = await buildTestApp();
  await quiet.call('POST /news-letter', { body: { email: 'reem@example.com' } });
  const [asked] = await mailsTo(quiet.database, 'reem@example.com');
  const { status } = await quiet.call('POST /news-letter/confirm', { body: { token: asked?.payload.token } });
  assert.deepEqual([status, (await mailsTo(quiet.database, 'reem@example.com')).length], [200, 1]);
  await quiet.close();
});

test('An invented link is unknown', async () => {
  assert.deepEqual([(await confirm('made-up')).status, (await leave('made-up')).status], [404, 404]);
});

test('Unconfirmed addresses are deleted after a month unless requested again', async () => {
  const [forgotten, again, confirmed] = ['typo@example.com', 'later@example.com', 'noura@example.com'];
  await subscribe(forgotten);
  await subscribe(again);
  const mails = await reader(confirmed);
  await shop.database.query(sql`
    UPDATE newsletter_subscribers SET created_at = now() - interval '31 days' WHERE email IN (${forgotten}, ${again}, ${confirmed})`);
  await leave(mails[1]?.payload.unsubscribe_token);
  await subscribe(again);
  await deleteExpired(shop.database);
  const kept = await shop.database.query<{ email: string }>(sql`
    SELECT email FROM newsletter_subscribers WHERE email IN (${forgotten}, ${again}, ${confirmed}) ORDER BY id`);
  assert.deepEqual(
    kept.map(({ email }) => email),
    [again, confirmed],
  );
  const [asked] = await mailsTo(shop.database, forgotten);
  assert.equal((await confirm(asked?.payload.token)).status, 404);
});
