import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createLineReader } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { platformForm } from '../support/platform.ts';

let shop: TestApp;
let admin: Person;
before(async () => {
  shop = await buildTestApp({ contactEmail: 'hello@example.com' });
  admin = await shop.make.admin();
});
after(() => shop.close());

const read = async () => (await shop.call('GET /admin/platform-settings', { token: admin.token })).body.data;
const site = async () => (await shop.call('GET /site')).body.data;
const save = (body: object, { token } = admin, headers = {}) =>
  shop.call('POST /admin/platform-settings', { token, body, headers });
const contactForm = { name: 'Noor', phone_number: '0500000000', subject: 'Gloves', message: 'Do you have size M?' };

test('Before the first save, the shop has its configured e-mail and no invented data', async () => {
  const { default_currency: currency, contact, updated_at: updatedAt } = await read();
  assert.deepEqual([currency, contact.emails[0], updatedAt], ['SAR', 'hello@example.com', null]);
  assert.deepEqual(await site(), {
    brand: { name: 'Our shop', name_arabic: 'متجرنا', accent: '' },
    logo: null,
    default_currency: 'SAR',
    default_lang: 'en',
    company: { legal_name: '', legal_name_arabic: '', cr_number: '', vat_number: '' },
    contact: {
      emails: ['hello@example.com'],
      phones: [],
      address: '',
      address_arabic: '',
      latitude: null,
      longitude: null,
    },
    social: [],
    promises: { return_days: null, gift_from: { SAR: null, BHD: null, USD: null }, newsletter_percent: null },
    is_open: false,
    guest_checkout: false,
    free_shipping_from: { SAR: null, BHD: null, USD: null },
    card_schemes: [],
  });
  await shop.call('POST /contactUs', { body: { ...contactForm, email: 'noor@example.com' } });
  assert.equal((await mailsTo(shop.database, 'hello@example.com')).length, 1);
});

test('Saved settings apply immediately to visitors, new vendors and the shop’s mail', async () => {
  const written = createLineReader(shop.database);
  await site();
  const ratesOf = async (token: string) =>
    (await shop.call('GET /vendor/shipping-zones', { token })).body.zones[0].rates;
  const old = await shop.make.vendor();
  const [oldRates, oldMails] = [await ratesOf(old.token), await mailsTo(shop.database, 'hello@example.com')];
  const form = platformForm({}, { default_currency: 'BHD' });
  const { outcome, lines } = await written(() => save(form));
  assert.equal(outcome.status, 200, outcome.text);
  const { updated_at: updatedAt, ...saved } = outcome.body.data;
  assert.deepEqual(saved, form);
  assert.ok(updatedAt);
  const { shipping_defaults: _shipping, checkout: _checkout, ...said } = form;
  const nobodyShips = { SAR: null, BHD: null, USD: null };
  assert.deepEqual(await site(), {
    ...said,
    logo: null,
    is_open: false,
    guest_checkout: false,
    free_shipping_from: nobodyShips,
    card_schemes: [],
  });
  assert.equal(lines.length, 1);
  assert.deepEqual([lines[0]?.action, lines[0]?.after?.default_currency], ['settings.changed', 'BHD']);

  await shop.call('POST /contactUs', { body: { ...contactForm, email: 'noor@example.com' } });
  assert.equal((await mailsTo(shop.database, 'care@example.com')).length, 1);
  assert.deepEqual(await mailsTo(shop.database, 'hello@example.com'), oldMails);
  const vendor = await shop.make.vendor();
  const [zone] = (await shop.call('GET /vendor/shipping-zones', { token: vendor.token })).body.zones;
  assert.deepEqual([zone.handling_days_min, zone.handling_days_max], [2, 4]);
  assert.deepEqual(zone.rates, [
    { currency: 'SAR', flat_fee: 10, free_from: 200, cold_fee: 0 },
    { currency: 'BHD', flat_fee: 1.005, free_from: null, cold_fee: 0 },
    { currency: 'USD', flat_fee: 3, free_from: 55.5, cold_fee: 0 },
  ]);
  assert.deepEqual(await ratesOf(old.token), oldRates, 'existing vendors keep their rates');
});

test('A stale form overwrites nothing newer, and an unchanged form writes nothing', async () => {
  const written = createLineReader(shop.database);
  await save(platformForm());
  const { updated_at: seen } = await read();
  const other = await shop.make.admin();
  assert.equal((await save(platformForm({ handling_days_max: 9 }, { updated_at_seen: seen }), other)).status, 200);
  const late = await written(() => save(platformForm({ handling_days_max: 5 }, { updated_at_seen: seen })));
  assert.deepEqual([late.outcome.status, late.outcome.body.code, late.lines], [409, 'changed_meanwhile', []]);
  assert.equal((await read()).shipping_defaults.handling_days_max, 9);
  const same = await written(() => save(platformForm({ handling_days_max: 9 })));
  assert.deepEqual([same.outcome.status, same.lines], [200, []]);
});

test('Guests may buy once the privacy policy is published', async () => {
  const allow = (isAllowed: boolean) => save(platformForm({}, { checkout: { guest_checkout: isAllowed } }));
  const refused = await allow(true);
  assert.deepEqual([refused.status, refused.body.code], [409, 'privacy_unpublished']);
  const texts = { body: 'Ours.', body_arabic: 'نصنا.', publish: true };
  await shop.call('POST /admin/pages/privacy', { token: admin.token, body: texts });
  assert.equal((await allow(true)).status, 200);
  const { checkout: _omitted, ...others } = platformForm({ handling_days_max: 8 });
  assert.equal((await save(others)).status, 200);
  assert.deepEqual((await read()).checkout, { guest_checkout: true });
  assert.equal((await allow(false)).status, 200);
});

test('Of two admins who save the same form, the second one gets a conflict', async () => {
  const { updated_at: seen } = await read();
  const other = await shop.make.admin();
  const responses = await Promise.all([
    save(platformForm({ handling_days_max: 21 }, { updated_at_seen: seen })),
    save(platformForm({ handling_days_max: 22 }, { updated_at_seen: seen }), other),
  ]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409]);
});

test('Invalid values are reported on their fields in the admin’s language', async () => {
  const { contact } = platformForm();
  const wrong = platformForm(
    { flat_fee: { SAR: 1.005, BHD: -1, USD: 3 }, handling_days_min: 9 },
    {
      brand: { name: 'Cedar', name_arabic: ' ', accent: '#f6b73c' },
      company: { legal_name: 'ش'.repeat(128), legal_name_arabic: ' ', cr_number: '', vat_number: '' },
      contact: { ...contact, emails: ['nobody'], phones: ['call me'], address: '', latitude: 91 },
      promises: { ...platformForm().promises, return_days: 0 },
      social: [
        { network: 'x', url: 'http://example.com' },
        { network: 'x', url: 'https://example.com' },
      ],
    },
  );
  const { status, body } = await save(wrong, admin, { lang: 'ar' });
  assert.equal(status, 422);
  assert.deepEqual(Object.keys(body.errors).sort(), [
    'brand.accent',
    'brand.name_arabic',
    'company.legal_name',
    'company.legal_name_arabic',
    'contact.address',
    'contact.emails.0',
    'contact.latitude',
    'contact.phones.0',
    'promises.return_days',
    'shipping_defaults.flat_fee.BHD',
    'shipping_defaults.flat_fee.SAR',
    'social',
    'social.0.url',
  ]);
  for (const [message] of Object.values<string[]>(body.errors)) assert.match(message ?? '', /\p{Script=Arabic}/u);
  const twice = [
    { network: 'x', url: 'https://example.com/a' },
    { network: 'x', url: 'https://example.com/b' },
  ];
  assert.deepEqual((await save(platformForm({}, { social: twice }))).body.errors, {
    social: ['Each network can be linked only once.'],
  });
});

test('The shop’s VAT number is Saudi, Bahraini or empty; other forms count as empty', async () => {
  const enter = (number: string, headers = {}) =>
    save(platformForm({}, { company: { ...platformForm().company, vat_number: number } }), admin, headers);
  for (const wrong of ['31012345670000', '3101234567000033', '310-123-456-700-003', 'SA310123456700003', 'none']) {
    const { status, body } = await enter(wrong, { lang: 'ar' });
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['company.vat_number']], wrong);
    assert.match(body.errors['company.vat_number'][0], /الرقم الضريبي/);
  }
  for (const [typed, kept] of [
    [' 310 123 456 700 003 ', '310123456700003'],
    ['٣١٠١٢٣٤٥٦٧٠٠٠٠٣', '310123456700003'],
    ['200000000000002', '200000000000002'],
    [' ', ''],
  ] as const)
    assert.equal((await enter(typed)).body.data.company.vat_number, kept, typed);
});

test('A message to a shop without a contact address waits in the console', async () => {
  const quiet = await buildTestApp();
  const { status } = await quiet.call('POST /contactUs', { body: { ...contactForm, email: 'noor@example.com' } });
  const { token } = await quiet.make.admin();
  const { messages } = (await quiet.call('GET /admin/messages', { token })).body.data;
  assert.deepEqual([status, messages.length], [200, 1]);
  assert.deepEqual(await quiet.database.query(sql`SELECT id FROM outbox`), []);
  await quiet.close();
});

test('Free shipping is announced from the lowest domestic threshold, by currency', async () => {
  const open = await buildTestApp();
  const { countryId: saudi } = await open.make.place();
  const sellers = [await open.make.vendor(), await open.make.vendor(), await open.make.vendor()];
  const rates = (sar: number | null, usd: number | null) => [
    { currency: 'SAR', flat_fee: 10, free_from: sar },
    { currency: 'BHD', flat_fee: 1, free_from: null },
    { currency: 'USD', flat_fee: 3, free_from: usd },
  ];
  const days = { handling_days_min: 1, handling_days_max: 2 };
  const everywhere = async ({ token }: Person, [sar, usd]: [number | null, number | null]) => {
    const [zone] = (await open.call('GET /vendor/shipping-zones', { token })).body.zones;
    const body = { country_id: null, ...days, rates: rates(sar, usd) };
    const { status, text } = await open.call(`POST /vendor/shipping-zones/${zone.id}`, { token, body });
    assert.equal(status, 200, text);
  };
  const [first, second, idle] = sellers;
  assert.ok(first && second && idle);
  await everywhere(first, [200, null]);
  await everywhere(second, [150, null]);
  await everywhere(idle, [1, 1]);
  const zone = { country_id: saudi, ...days, rates: rates(400, 60) };
  assert.equal((await open.call('POST /vendor/shipping-zones', { token: second.token, body: zone })).status, 200);
  for (const { vendorId } of [first, second]) await open.make.product({ vendorId });
  const { is_open: isOpen, free_shipping_from: from } = (await open.call('GET /site')).body.data;
  assert.equal(isOpen, true);
  assert.deepEqual(from, { SAR: 200, BHD: null, USD: null });
  await open.close();
});

test('An accent color must be one on which white text is readable', async () => {
  const messageFor = async (accent: string) =>
    (await save(platformForm({}, { brand: { ...platformForm().brand, accent } }))).body.errors?.['brand.accent'];
  assert.deepEqual(await messageFor('teal'), ['Enter the color as # and six digits, such as #0b6e75.']);
  assert.deepEqual(await messageFor('#717171'), undefined);
  assert.deepEqual(await messageFor('#737373'), ['White text is hard to read on this color. Choose a darker one.']);
  assert.deepEqual(await messageFor('#0B6E75'), undefined);
});
