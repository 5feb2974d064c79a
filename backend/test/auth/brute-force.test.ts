import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp({ rateLimit: true, trustedProxies: ['loopback'] });
});
after(() => shop.close());

let made = 0;
const newAddress = () => `203.0.${(made += 1) >> 8}.${made & 255}`;
const from = (address: string) => ({ 'x-forwarded-for': address });

const login = (email: string, password: string, address = newAddress()) =>
  shop.call('POST /auth/login', { body: { email, password }, headers: from(address) });

/** Sends requests one after the other. @returns the number of responses per status */
const count = async (times: number, ask: (index: number) => Promise<{ status: number }>) => {
  const counts: Record<number, number> = {};
  for (let index = 0; index < times; index += 1) {
    const { status } = await ask(index);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

it('One password gets 20 guesses, plus 3 per address; the owner is notified once', async () => {
  const { email } = await shop.make.customer();
  const addresses = [newAddress(), newAddress()];
  const guess = (index: number) => login(email, `guess ${index}`, addresses[index % 2]);
  assert.deepEqual(await count(20, (index) => login(email, `guess ${index}`)), { 401: 20 });
  assert.deepEqual(await count(10, guess), { 401: 6, 429: 4 });
  const right = await login(email, TEST_PASSWORD, addresses[0]);
  assert.deepEqual([right.status, right.body.code], [429, 'too_many_sign_ins']);
  assert.ok(Number(right.headers['retry-after']) > 60);
  const mails = await mailsTo(shop.database, email);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['sign-in-warning'],
  );
});

it('Attempts on an address without an account count the same', async () => {
  const address = newAddress();
  await count(20, () => login('nobody@example.com', 'a guess'));
  assert.deepEqual(await count(5, () => login('nobody@example.com', 'a guess', address)), { 401: 3, 429: 2 });
  assert.deepEqual(await mailsTo(shop.database, 'nobody@example.com'), []);
});

it('Attackers cannot lock out an owner on a known or a new device', async () => {
  const { email } = await shop.make.customer();
  const home = newAddress();
  assert.equal((await login(email, TEST_PASSWORD, home)).status, 200);
  await count(22, () => login(email, 'a guess'));
  assert.equal((await login(email, TEST_PASSWORD)).status, 200);
  await count(22, () => login(email, 'a guess'));
  assert.equal((await login(email, TEST_PASSWORD, home)).status, 200);
});

it('All addresses of one IPv6 network count as one', async () => {
  const asked = await count(32, (index) => login(`six-${index}@example.com`, 'a guess', `2001:db8:0:a${index % 9}::1`));
  assert.deepEqual(asked, { 401: 30, 429: 2 });
});

it('Writing or ordering under one email address from many IP addresses is limited', async () => {
  const ask = (route: string, body: Record<string, string>) => () =>
    shop.call(route, { body: { email: 'flood@example.com', ...body }, headers: from(newAddress()) });
  const message = { name: 'Sami', phone_number: '050 123', subject: 'Hello', message: 'Hello' };
  await count(20, ask('POST /contactUs', message));
  const address = newAddress();
  const again = () =>
    shop.call('POST /contactUs', { body: { email: 'flood@example.com', ...message }, headers: from(address) });
  assert.deepEqual(await count(5, again), { 200: 3, 429: 2 });
  assert.deepEqual(await count(2, ask('POST /orders/track', { order_no: 'BLS-1' })), { 404: 2 });
});

it('A locked-out owner signs in after choosing a new password by mail', async () => {
  const { email } = await shop.make.customer();
  const hotel = newAddress();
  await count(22, () => login(email, 'a guess'));
  await shop.call('POST /forgot-password', { body: { email }, headers: from(hotel) });
  const token = (await mailsTo(shop.database, email)).at(-1)?.payload.token;
  const password = 'walnut-shell-4';
  const body = { email, token, password, password_confirmation: password };
  assert.equal((await shop.call('POST /reset-password', { body, headers: from(hotel) })).status, 200);
  await count(22, () => login(email, 'a guess'));
  assert.equal((await login(email, password, hotel)).status, 200);
});

it('A person gets at most 3 reset mails in half an hour; the response is the same', async () => {
  const { email } = await shop.make.customer();
  const ask = () => shop.call('POST /forgot-password', { body: { email }, headers: from(newAddress()) });
  assert.deepEqual(await count(8, ask), { 200: 8 });
  assert.equal((await mailsTo(shop.database, email)).length, 3);
});

it('An address gets at most three unconfirmed newsletter mails', async () => {
  const ask = () =>
    shop.call('POST /news-letter', { body: { email: 'unasked@example.com' }, headers: from(newAddress()) });
  assert.deepEqual(await count(6, ask), { 200: 6 });
  assert.equal((await mailsTo(shop.database, 'unasked@example.com')).length, 3);
});

it('One IP address that claims many identities is limited all the same', async () => {
  const address = newAddress();
  const flood = (route: string, times: number) =>
    count(times, (index) =>
      shop.call(route, { body: { email: `flood-${index}@example.com` }, headers: from(address) }),
    );
  assert.deepEqual(await flood('POST /auth/register', 22), { 422: 20, 429: 2 });
  assert.deepEqual(await flood('POST /auth/login', 32), { 422: 30, 429: 2 });
  assert.deepEqual(await flood('POST /forgot-password', 12), { 200: 10, 429: 2 });
  assert.deepEqual(await flood('POST /news-letter', 12), { 200: 10, 429: 2 });
});

it('One IP address uploads at most ten certificates an hour', async () => {
  const address = newAddress();
  const { countryId: country, stateId: state, cityId: city } = await shop.make.place();
  const register = async (index: number) => {
    const body = {
      firstname: 'Rania',
      lastname: 'Nasser',
      email: `certificate-${index}@example.com`,
      phone_number: '0500000004',
      password: 'plum-tree-9',
      confirm_password: 'plum-tree-9',
      terms: 'true',
      account_type: 'vendor',
      store_address: { company_name: 'Rania Supplies', country, state, city, address_1: '7 Harbour Road' },
      cr_certificate: new File([PDF], 'certificate.pdf'),
    };
    return shop.call('POST /auth/register', { body, headers: from(address) });
  };
  assert.deepEqual(await count(12, register), { 200: 10, 429: 2 });
  const stored = await shop.database.first<{ files: number }>(sql`SELECT count(*) AS files FROM files`);
  assert.equal(stored?.files, 10);
});
