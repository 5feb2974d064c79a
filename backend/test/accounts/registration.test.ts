import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { form } from '../support/form.ts';
import { mailsTo } from '../support/mailbox.ts';

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

let count = 0;

const person = (fields: Record<string, string> = {}) => {
  count += 1;
  return {
    firstname: 'Rania',
    lastname: 'Nasser',
    email: `rania-${count}@example.com`,
    phone_number: '0500000004',
    password: 'plum-tree-9',
    confirm_password: 'plum-tree-9',
    terms: 'true',
    account_type: 'customer',
    ...fields,
  };
};

const pdf = (name = 'certificate.pdf') => new File([PDF], name);

describe('registration', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  const register = async (fields: Record<string, string | File>, lang = 'en') => {
    const { body, headers } = await form(fields);
    return test.call('POST /auth/register', { body, headers: { ...headers, lang } });
  };
  const registerVendor = (certificate: File | undefined, fields: Record<string, string> = {}) =>
    register({
      ...person({ account_type: 'vendor', 'store_address[company_name]': 'Rania Supplies', ...fields }),
      ...(certificate && { cr_certificate: certificate }),
    });

  it('Somebody whose name is too long reads so, and not that it is missing', async () => {
    const { status, body } = await register(person({ firstname: 'a'.repeat(201) }));
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.errors), ['firstname']);
    assert.match(body.errors.firstname[0], /\d+ (letters|characters)/);
  });

  it('Somebody who fills in nothing reads what is missing, field by field, as the form says it', async () => {
    const { status, body } = await test.call('POST /auth/register', { body: {} });
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

  it('A short, a common and a mistyped password are refused with the reason', async () => {
    const errors = async (password: string, confirm_password = password) =>
      (await register(person({ password, confirm_password }))).body.errors;
    assert.deepEqual((await errors('a1b2c')).password, ['Password must be at least 6 characters.']);
    for (const common of [
      '123456',
      'password',
      'P@ssw0rd!',
      'iloveyou2',
      'qwerty123',
      'aaaaaaaa',
      'Riyadh2024',
      'fedcba',
    ]) {
      assert.deepEqual(
        await errors(common),
        { password: ['This password is one of the most common ones. Please choose another.'] },
        common,
      );
    }
    assert.deepEqual(await errors('plum-tree-9', 'plum-tree-8'), { confirm_password: ['Passwords do not match.'] });
  });

  it('An address that has an account is refused in any case, in the language asked for', async () => {
    const taken = person();
    await register(taken);
    const again = await register({ ...taken, email: taken.email.toUpperCase() }, 'ar');
    assert.deepEqual([again.status, again.body.errors], [422, { email: ['يوجد حساب بهذا البريد الإلكتروني.'] }]);
  });

  it('Twenty who register at once with one address are one account and one mail, and nineteen are told so', async () => {
    const forms = Array.from({ length: 20 }, (_, n) => ({
      ...person(),
      email: 'race@example.com',
      firstname: `No ${n}`,
    }));
    const answers = await Promise.all(forms.map((body) => test.call('POST /auth/register', { body })));
    const refused = answers.filter(({ status }) => status !== 200);
    assert.equal(refused.length, 19);
    for (const { status, body } of refused)
      assert.deepEqual([status, body.errors], [422, { email: ['This email already has an account.'] }]);
    const accounts = await test.database.query(sql`SELECT id FROM users WHERE email = 'race@example.com'`);
    assert.deepEqual([accounts.length, (await mailsTo(test.database, 'race@example.com')).length], [1, 1]);
  });

  it('The store address of a customer becomes the shipping address', async () => {
    const { countryId, stateId, cityId } = await test.make.place();
    const customer = person({
      'store_address[country]': String(countryId),
      'store_address[state]': String(stateId),
      'store_address[city]': String(cityId),
      'store_address[postal_code]': '12345',
      'store_address[address_1]': '5 Date Street',
      'store_address[company_name]': '',
    });
    assert.equal((await register(customer)).status, 200);
    const login = await test.call('POST /auth/login', {
      body: { email: customer.email, password: customer.password },
      headers: { lang: 'ar' },
    });
    const [address, ...others] = login.body.user.addresses;
    assert.deepEqual(others, []);
    assert.deepEqual([address.type, address.address_1, address.city.name], [1, '5 Date Street', 'الرياض']);
  });

  it('A place that does not belong together is refused by name, and no account is opened', async () => {
    const [here, there] = [await test.make.place(), await test.make.place()];
    const customer = person({
      'store_address[country]': String(here.countryId),
      'store_address[state]': String(here.stateId),
      'store_address[city]': String(there.cityId),
      'store_address[address_1]': '5 Date Street',
    });
    const { status, body } = await register(customer);
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['store_address.city']]);
    assert.equal(await test.database.first(sql`SELECT id FROM users WHERE email = ${customer.email}`), null);
  });

  it('A new customer is greeted by mail in the language of the form', async () => {
    const customer = person();
    await register(customer, 'ar');
    const mails = await mailsTo(test.database, customer.email);
    assert.deepEqual(
      mails.map(({ template, lang }) => [template, lang]),
      [['welcome', 'ar']],
    );
  });

  it('A vendor waits for the admin, with a certificate and the default shipping rule, and cannot sign in yet', async () => {
    const email = 'waiting@example.com';
    assert.equal((await registerVendor(pdf(), { email })).status, 200);
    const vendor = await test.database.first<{ active: number; name: string; rates: object }>(sql`
      SELECT v.active, f.original_name AS name, jsonb_object_agg(r.currency, jsonb_build_array(r.flat_fee, r.free_from)) AS rates
      FROM vendors v JOIN users u ON u.id = v.user_id JOIN files f ON f.id = v.cr_file_id AND f.visibility = 'private'
      JOIN shipping_zones z ON z.vendor_id = v.id AND z.country_id IS NULL JOIN shipping_rates r ON r.zone_id = z.id
      WHERE u.email = ${email} GROUP BY v.id, f.id`);
    assert.deepEqual(vendor, {
      active: 0,
      name: 'certificate.pdf',
      rates: { SAR: [750, null], BHD: [750, null], USD: [200, null] },
    });
    const login = await test.call('POST /auth/login', {
      body: { email, password: 'plum-tree-9', user_type: 'vendor' },
    });
    assert.deepEqual([login.status, login.body.message], [403, 'Your vendor account is waiting for approval.']);
  });

  it('A rejected vendor reads why', async () => {
    const { id, email } = await test.make.vendor({ active: 2 });
    await test.database.query(
      sql`UPDATE vendors SET rejection_remarks = 'The certificate has expired.' WHERE user_id = ${id}`,
    );
    const login = await test.call('POST /auth/login', { body: { email, password: 'olive-branch-7' } });
    assert.deepEqual(
      [login.status, login.body.message],
      [403, 'Your vendor account was not accepted: The certificate has expired.'],
    );
  });

  it('A vendor without a company or a certificate is told so', async () => {
    const { status, body } = await registerVendor(undefined, { 'store_address[company_name]': ' ' });
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.errors).sort(), ['cr_certificate', 'store_address.company_name']);
  });

  it('A customer cannot leave a file, and nobody can send a key of their own', async () => {
    assert.deepEqual(Object.keys((await register({ ...person(), cr_certificate: pdf() })).body.errors), [
      'cr_certificate',
    ]);
    for (const name of ['role', 'active', 'store_address[vendor_id]']) {
      const { status, body } = await register({ ...person(), [name]: '1' });
      assert.deepEqual([status, Object.keys(body.errors)], [422, [name.replace('[', '.').replace(']', '')]]);
    }
    assert.equal((await register({ ...person(), 'store_address[__proto__][role]': '1' })).status, 422);
  });

  it('A certificate is known by its content and never by its name', async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } });
    const png = await picture.clone().png().toBuffer();
    const accepted = [
      pdf('scan.txt'),
      new File([png], 'a.pdf'),
      new File([await picture.clone().jpeg().toBuffer()], 'b'),
    ];
    for (const file of accepted) assert.equal((await registerVendor(file)).status, 200, file.name);
    const gif = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(64), Buffer.from('*/=1;alert(1)')]);
    const refused = [
      new File([], 'empty.pdf'),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'drawing.png'),
      new File([gif], 'both.gif'),
      new File([await picture.clone().webp().toBuffer()], 'c.png'),
      new File([png.subarray(0, 40)], 'half.png'),
      new File([`<script>alert(1)</script>${PDF}`], 'hidden.pdf'),
      new File(['MZ\u0000\u0001'], 'certificate.pdf'),
    ];
    for (const file of refused) {
      const { status, body } = await registerVendor(file);
      assert.deepEqual([status, Object.keys(body.errors)], [422, ['cr_certificate']], file.name);
    }
  });

  it('A certificate of more than 5 MB and a form of more than 8 MB are too large', async () => {
    const large = (megabytes: number) => new File([PDF, Buffer.alloc(megabytes * 1024 * 1024), PDF], 'large.pdf');
    assert.equal((await registerVendor(large(6))).status, 413);
    assert.equal((await registerVendor(large(9))).status, 413);
  });

  it('A name that points elsewhere is only a name', async () => {
    const email = 'sly@example.com';
    assert.equal((await registerVendor(pdf('..\\..\\etc/pass"wd\r\n.pdf'), { email })).status, 200);
    const file = await test.database.first<{ name: string; key: string }>(sql`
      SELECT f.original_name AS name, f.storage_key AS key FROM files f JOIN users u ON u.id = f.owner_user_id WHERE u.email = ${email}`);
    assert.doesNotMatch(String(file?.name), /[/\\"\r\n]/);
    assert.match(String(file?.key), /^[0-9a-f]{32}\.pdf$/);
    const stored = await readdir(path.join(test.app.config.dataDir, 'files', 'private'));
    assert.ok(stored.includes(String(file?.key)));
    assert.equal((await test.app.inject(`/media/${file?.key}`)).statusCode, 404);
  });
});
