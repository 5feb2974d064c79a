import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createRegistrations, pdf, person } from '../support/registrations.ts';

let shop: TestApp;
let register: ReturnType<typeof createRegistrations>['register'];
let registerVendor: ReturnType<typeof createRegistrations>['registerVendor'];
before(async () => {
  shop = await buildTestApp();
  ({ register, registerVendor } = createRegistrations(shop));
});
after(() => shop.close());

it('A name that is too long is reported as too long, not as missing', async () => {
  const { status, body } = await register(person({ firstname: 'a'.repeat(201) }));
  assert.equal(status, 422);
  assert.deepEqual(Object.keys(body.errors), ['firstname']);
  assert.match(body.errors.firstname[0], /\d+ (letters|characters)/);
});

it('An empty form reports every missing field in the form’s own labels', async () => {
  const { status, body } = await shop.call('POST /auth/register', { body: {} });
  assert.equal(status, 422);
  assert.deepEqual(body.errors, {
    firstname: ['First Name is required.'],
    lastname: ['Last Name is required.'],
    email: ['Email is required.'],
    phone_number: ['Phone number is required.'],
    password: ['Password is required.'],
    confirm_password: ['Confirm password is required.'],
    terms: ['You must accept the terms and conditions.'],
  });
});

it('A name that is a link is refused at registration and later in the profile', async () => {
  const links = [
    'https://evil.example – claim your 500 SAR',
    'See WWW.evil.example',
    'me@evil.example',
    'evil.example/win',
  ];
  for (const name of links) {
    const form = person({ firstname: name, lastname: name, 'store_address[company_name]': name });
    const { status, body } = await register(form);
    assert.deepEqual(
      [status, Object.keys(body.errors)],
      [422, ['firstname', 'lastname', 'store_address.company_name']],
    );
    assert.deepEqual(await mailsTo(shop.database, form.email), []);
  }
  const english = await register(person({ firstname: 'https://evil.example' }));
  assert.match(english.body.errors.firstname[0], /first name .* address/);
  const arabic = await register(person({ firstname: 'https://evil.example' }), 'ar');
  assert.match(arabic.body.errors.firstname[0], /الاسم الأول .* رابط/);
  const { token } = await shop.make.customer();
  const details = { firstname: 'https://evil.example', lastname: 'Amir', phone_number: '0500000000' };
  const edited = await shop.call('POST /user', { token, body: details });
  assert.deepEqual(Object.keys(edited.body.errors), ['firstname']);
});

it('Unusual names of people and companies are accepted', async () => {
  const people = ['Dr. Noor', 'O’Neil-Al Harbi', 'St.John', 'عبد الرحمن', 'د. أحمد'];
  for (const name of people)
    assert.equal((await register(person({ firstname: name, lastname: name }))).status, 200, name);
  for (const name of ['Al-Salem & Co. (Riyadh)', 'salem.example', 'مؤسسة/ محمد السالم'])
    assert.equal((await register(person({ 'store_address[company_name]': name }))).status, 200, name);
});

it('A short, common or mistyped password is refused with the reason', async () => {
  const errors = async (password: string, confirm_password = password) =>
    (await register(person({ password, confirm_password }))).body.errors;
  assert.deepEqual((await errors('a1b2c')).password, ['Password must be at least 6 characters.']);
  const listed = 'This password is too common. Please choose another.';
  const word = 'This password is a very common word followed by digits. Please choose another.';
  for (const common of ['123456', 'password', 'P@ssw0rd', 'qwerty123', 'Iloveyou'])
    assert.deepEqual(await errors(common), { password: [listed] }, common);
  for (const common of ['zebra7', 'Zebra7777', 'Riyadh2024', 'iloveyou1448'])
    assert.deepEqual(await errors(common), { password: [word] }, common);
  for (const uncommon of ['zebra7x', 'z7ebra', 'Fedcbaz9'])
    assert.equal((await register(person({ password: uncommon, confirm_password: uncommon }))).status, 200, uncommon);
  assert.deepEqual(await errors('plum-tree-9', 'plum-tree-8'), { confirm_password: ['Passwords do not match.'] });
});

it('Registering a taken address looks the same, and its owner is notified', async () => {
  const taken = person();
  const first = await register(taken);
  const again = await register({ ...taken, email: taken.email.toUpperCase() });
  assert.deepEqual([again.status, again.body], [first.status, first.body]);
  await register(taken, 'ar');
  const told = (await mailsTo(shop.database, taken.email)).filter(({ template }) => template !== 'welcome');
  assert.deepEqual(
    told.map(({ template, lang }) => [template, lang]),
    [
      ['registration-taken', 'en'],
      ['registration-taken', 'en'],
    ],
  );
});

it('Twenty concurrent registrations with one address make one account and few mails', async () => {
  const forms = Array.from({ length: 20 }, (_, n) => ({
    ...person(),
    email: 'race@example.com',
    firstname: `No ${n}`,
  }));
  const responses = await Promise.all(forms.map((body) => shop.call('POST /auth/register', { body })));
  assert.equal(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size, 1);
  assert.equal(responses[0]?.status, 200);
  const accounts = await shop.database.query(sql`SELECT id FROM users WHERE email = 'race@example.com'`);
  const mails = await mailsTo(shop.database, 'race@example.com');
  assert.equal(accounts.length, 1);
  assert.equal(mails.filter(({ template }) => template === 'welcome').length, 1);
  assert.ok(mails.every(({ template }) => ['welcome', 'registration-taken'].includes(template)));
});

it('Registering with another person’s address changes nothing, stores no certificate', async () => {
  const owner = person();
  assert.equal((await register(owner)).status, 200);
  const count = () =>
    shop.database.first(sql`SELECT (SELECT count(*) FROM files) AS files, (SELECT count(*) FROM users) AS users`);
  const before = await count();
  const { status } = await registerVendor(pdf(), {
    email: owner.email,
    password: 'quince-tree-7',
    confirm_password: 'quince-tree-7',
  });
  assert.equal(status, 200);
  assert.deepEqual(await count(), before);
  const login = (password: string) => shop.call('POST /auth/login', { body: { email: owner.email, password } });
  assert.equal((await login('quince-tree-7')).status, 401);
  assert.equal((await login(String(owner.password))).status, 200);
});

it('The store address of a customer becomes the shipping address', async () => {
  const { countryId, stateId, cityId } = await shop.make.place();
  const customer = person({
    'store_address[country]': String(countryId),
    'store_address[state]': String(stateId),
    'store_address[city]': String(cityId),
    'store_address[postal_code]': '12345',
    'store_address[address_1]': '5 Date Street',
    'store_address[company_name]': '',
  });
  assert.equal((await register(customer)).status, 200);
  const login = await shop.call('POST /auth/login', {
    body: { email: customer.email, password: customer.password },
    headers: { lang: 'ar' },
  });
  const [address, ...others] = login.body.user.addresses;
  assert.deepEqual(others, []);
  assert.deepEqual([address.type, address.address_1, address.city.name], [1, '5 Date Street', 'الرياض']);
});

it('Arabic digits are accepted', async () => {
  const { countryId, stateId, cityId } = await shop.make.place();
  const customer = (postal: string) =>
    person({
      phone_number: '٠٥٠١٢٣٤٥٦٧',
      'store_address[country]': String(countryId),
      'store_address[state]': String(stateId),
      'store_address[city]': String(cityId),
      'store_address[postal_code]': postal,
      'store_address[address_1]': '5 Date Street',
    });
  const refused = await register(customer('١٢٢'), 'ar');
  assert.deepEqual(refused.body.errors, {
    'store_address.postal_code': ['صيغة الرمز البريدي غير صحيحة للدولة: المملكة العربية السعودية'],
  });
  const accepted = customer('۱۲٢١٣');
  assert.equal((await register(accepted)).status, 200);
  const login = await shop.call('POST /auth/login', {
    body: { email: accepted.email, password: accepted.password },
  });
  const [{ postal_code: postalCode, phone_number: phone }] = login.body.user.addresses;
  assert.deepEqual([postalCode, phone], ['12213', '0501234567']);
});

it('A postal code in the wrong format is refused for customers and vendors', async () => {
  const { countryId } = await shop.make.place();
  const wrong = { 'store_address[country]': String(countryId), 'store_address[postal_code]': '999' };
  const customer = await register(person({ ...wrong, 'store_address[address_1]': '5 Date Street' }), 'ar');
  assert.equal(customer.status, 422);
  assert.match(customer.body.errors['store_address.postal_code'][0], /صيغة الرمز البريدي غير صحيحة للدولة: /);
  const vendor = await registerVendor(pdf(), { 'store_address[postal_code]': '999' });
  assert.deepEqual([vendor.status, Object.keys(vendor.body.errors)], [422, ['store_address.postal_code']]);
});

it('Choosing only a country is not an address and is accepted', async () => {
  const { countryId } = await shop.make.place();
  const customer = person({ 'store_address[country]': String(countryId) });
  assert.equal((await register(customer)).status, 200);
  const { body } = await shop.call('POST /auth/login', {
    body: { email: customer.email, password: customer.password },
  });
  assert.deepEqual(body.user.addresses, []);
});

it('A state or city outside its parent is refused by field, without an account', async () => {
  const [here, there] = [await shop.make.place(), await shop.make.place()];
  const customer = person({
    'store_address[country]': String(here.countryId),
    'store_address[state]': String(here.stateId),
    'store_address[city]': String(there.cityId),
    'store_address[address_1]': '5 Date Street',
  });
  const { status, body } = await register(customer);
  assert.deepEqual([status, Object.keys(body.errors)], [422, ['store_address.city']]);
  assert.equal(await shop.database.first(sql`SELECT id FROM users WHERE email = ${customer.email}`), null);
});

it('A new customer gets a welcome mail in the language of the form', async () => {
  const customer = person();
  await register(customer, 'ar');
  const mails = await mailsTo(shop.database, customer.email);
  assert.deepEqual(
    mails.map(({ template, lang }) => [template, lang]),
    [['welcome', 'ar']],
  );
});

it('A new vendor has a certificate and default shipping, and cannot sign in yet', async () => {
  const email = 'waiting@example.com';
  assert.equal((await registerVendor(pdf(), { email })).status, 200);
  const zones = await shop.database.query(sql`
    SELECT v.active, f.original_name AS name, c.name AS country,
      jsonb_object_agg(r.currency, jsonb_build_array(r.flat_fee, r.free_from)) AS rates
    FROM vendors v CROSS JOIN LATERAL vendor_owner(v.id) u JOIN files f ON f.id = v.cr_file_id AND f.visibility = 'private'
    JOIN shipping_zones z ON z.vendor_id = v.id JOIN shipping_rates r ON r.zone_id = z.id
    LEFT JOIN countries c ON c.id = z.country_id
    WHERE u.email = ${email} GROUP BY v.id, f.id, c.id ORDER BY c.name`);
  const rates = { SAR: [750, null], BHD: [750, null], USD: [200, null] };
  assert.deepEqual(
    zones,
    ['Bahrain', 'Saudi Arabia'].map((country) => ({ active: 0, name: 'certificate.pdf', country, rates })),
  );
  const login = await shop.call('POST /auth/login', {
    body: { email, password: 'plum-tree-9', user_type: 'vendor' },
  });
  assert.deepEqual([login.status, login.body.message], [403, 'Your vendor account is waiting for approval.']);
});

it('A rejected vendor reads the reason', async () => {
  const { vendorId, email } = await shop.make.vendor({ active: 2 });
  await shop.database.query(
    sql`UPDATE vendors SET rejection_remarks = 'The certificate has expired.' WHERE id = ${vendorId}`,
  );
  const login = await shop.call('POST /auth/login', { body: { email, password: 'olive-branch-7' } });
  assert.deepEqual(
    [login.status, login.body.message],
    [403, 'Your vendor account was not accepted: The certificate has expired.'],
  );
});

it('A vendor without a company or a certificate gets an error for each', async () => {
  const { status, body } = await registerVendor(undefined, { 'store_address[company_name]': ' ' });
  assert.equal(status, 422);
  assert.deepEqual(Object.keys(body.errors).sort(), ['cr_certificate', 'store_address.company_name']);
});

it('A vendor must give the store address, used on documents and for pickups', async () => {
  const { status, body } = await register({
    ...person({ account_type: 'vendor', 'store_address[company_name]': 'Rania Supplies' }),
    cr_certificate: pdf(),
  });
  assert.deepEqual(
    [status, body.errors],
    [
      422,
      {
        'store_address.country': ['Country is required'],
        'store_address.state': ['State is required'],
        'store_address.city': ['City is required'],
        'store_address.address_1': ['Address is required'],
      },
    ],
  );
});
