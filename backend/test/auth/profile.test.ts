import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { renderMail } from '../../src/mail/render.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { proofOf } from '../support/release-signature.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp({ contactEmail: 'care@balsam.test' });
});
after(() => shop.close());

const addressForm = async (changes = {}) => {
  const { countryId, stateId, cityId } = await shop.make.place();
  return {
    type: 1,
    country_id: countryId,
    state_id: stateId,
    city_id: cityId,
    address_1: '7 Olive Street',
    address_2: '',
    postal_code: '12345',
    phone_number: '+966 (50) 000-0000',
    ...changes,
  };
};

describe('profile and addresses', () => {
  it('A customer changes the names, and the email address stays the same', async () => {
    const { email, token } = await shop.make.customer();
    const body = { firstname: 'Hala', lastname: 'Aziz', phone_number: '0511111111', email: 'other@example.com' };
    const saved = await shop.call('POST /user', { token, body });
    assert.equal(saved.body.message, 'Account Details Updated Successfully');
    assert.deepEqual([saved.body.user.full_name, saved.body.user.email], ['Hala Aziz', email]);
    const empty = await shop.call('POST /user', { token, body: { firstname: ' ', lastname: '', phone_number: '' } });
    assert.deepEqual(empty.body.errors, {
      firstname: ['First Name is required'],
      lastname: ['Last Name is required'],
      phone_number: ['Phone Number is required'],
    });
  });

  it('A vendor’s profile returns the store name in both languages', async () => {
    const { token, vendorId } = await shop.make.vendor();
    await shop.database.query(sql`
      UPDATE vendors SET company_name = 'Cedar', company_name_ar = 'الأرز' WHERE id = ${vendorId}`);
    const { body } = await shop.call('GET /user', { token });
    assert.deepEqual(body.user.vendor, {
      ...{ id: vendorId, company_name: 'Cedar', company_name_arabic: 'الأرز' },
      ...{ holiday: null, owner_change: null },
    });
  });

  it('A customer has one shipping address, which a second save replaces', async () => {
    const { token } = await shop.make.customer();
    await shop.call('POST /user/address', { token, body: await addressForm() });
    const { status, body } = await shop.call('POST /user/address', {
      token,
      body: await addressForm({ address_1: '8 Fig Street' }),
    });
    assert.deepEqual([status, body.message], [200, 'Address saved successfully']);
    assert.deepEqual([body.address.address_1, body.address.country.iso2], ['8 Fig Street', 'SA']);
    const user = await shop.call('GET /user', { token });
    assert.equal(user.body.user.addresses.length, 1);
    assert.equal(user.body.user.address.address_1, '8 Fig Street');
  });

  it('An address in a response carries the ids that its form sends', async () => {
    const { token } = await shop.make.customer();
    const sent = await addressForm();
    const { body } = await shop.call('POST /user/address', { token, body: sent });
    const { body: read } = await shop.call('GET /user', { token });
    for (const address of [body.address, read.user.address, read.user.addresses[0]]) {
      const { country_id, state_id, city_id, country, state, city } = address;
      assert.deepEqual([country_id, state_id, city_id], [sent.country_id, sent.state_id, sent.city_id]);
      assert.deepEqual([country.id, state.id, city.id], [country_id, state_id, city_id]);
    }
  });

  it('An address with a missing field, bad phone or postal code is refused by field', async () => {
    const { token } = await shop.make.customer();
    const errors = async (body: object) => (await shop.call('POST /user/address', { token, body })).body.errors;
    assert.deepEqual(await errors({ type: 1 }), {
      country_id: ['Country is required'],
      state_id: ['State is required'],
      city_id: ['City is required'],
      address_1: ['Address is required'],
      phone_number: ['Phone Number is required'],
    });
    assert.deepEqual(await errors(await addressForm({ phone_number: 'call me' })), {
      phone_number: ['Please enter a valid phone number'],
    });
    assert.deepEqual(await errors(await addressForm({ postal_code: '1234' })), {
      postal_code: ['Invalid postal code format for Saudi Arabia'],
    });
    assert.deepEqual(Object.keys(await errors(await addressForm({ city_id: 987654321 }))), ['city_id']);
    assert.deepEqual(Object.keys(await errors(await addressForm({ user_id: 1 }))), ['user_id']);
  });

  it('A vendor has no shopping address', async () => {
    const { token } = await shop.make.vendor();
    assert.equal((await shop.call('POST /user/address', { token, body: await addressForm() })).status, 403);
  });
});

describe('the places of an address', () => {
  const names = { city: 'Riyadh', state: 'Riyadh', country_code: 'SA' };
  const lines = { address_1: '1 A Street', address_2: '', postal_code: '12345' };
  const validateAs = async () => {
    const { token } = await shop.make.customer();
    return (body: object) => shop.call('POST /aramex/address/validate', { token, body });
  };

  it('A customer checks whether an address can be delivered to', async () => {
    const send = await validateAs();
    await shop.make.place();
    const validate = (changes: object) => send({ ...lines, ...names, ...changes });
    assert.equal((await validate({})).body.success, true);
    assert.equal((await validate({ state: 'منطقة الرياض', city: 'الرياض', postal_code: '١٢٣٤٥' })).status, 200);
    // Clients that follow the documents show only the message.
    for (const [changes, field, message] of [
      [{ postal_code: 'x' }, 'postal_code', 'Invalid postal code format for Saudi Arabia'],
      [{ country_code: 'XX' }, 'country_code', 'The carrier does not recognise “XX”.'],
      [{ state: 'Atlantis' }, 'state', 'The carrier does not recognise “Atlantis”.'],
      [{ city: 'Atlantis' }, 'city', 'The carrier does not recognise “Atlantis”.'],
    ] as const) {
      const { status, body } = await validate(changes);
      assert.deepEqual([status, body.message, body.errors], [422, message, { [field]: [message] }]);
    }
  });

  it('The places of an address to check are given by id instead of by name', async () => {
    const send = await validateAs();
    const { countryId: country_id, stateId: state_id, cityId: city_id } = await shop.make.place();
    const ids = { country_id, state_id, city_id };
    const errors = async (changes: object) => (await send({ ...lines, ...ids, ...changes })).body.errors;
    assert.equal((await send({ ...lines, ...ids })).body.success, true);
    assert.deepEqual(await errors({ postal_code: 'x' }), {
      postal_code: ['Invalid postal code format for Saudi Arabia'],
    });
    assert.deepEqual(await errors({ city_id: '' }), { city_id: ['City is required'] });
    assert.deepEqual(Object.keys(await errors({ state_id: 987654321 })), ['state_id']);
    const bahrain = await shop.make.place({ iso2: 'BH', name: 'Bahrain' });
    assert.deepEqual(Object.keys(await errors({ country_id: bahrain.countryId })), ['state_id']);
  });

  it('An address with places by name and by id is refused by field', async () => {
    const send = await validateAs();
    const { cityId: city_id } = await shop.make.place();
    const { status, body } = await send({ ...lines, ...names, city_id });
    assert.deepEqual([status, body.errors], [422, { city_id: ['This field is unknown.'] }]);
    const { body: empty } = await send({});
    assert.deepEqual(Object.keys(empty.errors).sort(), ['address_1', 'city', 'country_code', 'state']);
  });

  it('A visitor chooses country, state and city by name in their own language', async () => {
    const { countryId, stateId, cityId } = await shop.make.place();
    const countries = await shop.call('GET /countries?search=saudi');
    assert.deepEqual(countries.body.data, [{ id: countryId, name: 'Saudi Arabia', iso2: 'SA' }]);
    const states = await shop.call(`GET /states?country_id=${countryId}`, { headers: { lang: 'ar' } });
    assert.ok(
      states.body.data.some(
        (state: { id: number; name: string }) => state.id === stateId && state.name === 'منطقة الرياض',
      ),
    );
    const cities = await shop.call(`GET /cities?state_id=${stateId}`);
    assert.deepEqual(cities.body.data, [{ id: cityId, name: 'Riyadh' }]);
  });

  it('A place search takes wildcards literally', async () => {
    await shop.make.place();
    for (const search of ['%25', '_', '%5C', "'"]) {
      const { status, body } = await shop.call(`GET /countries?search=${search}`);
      assert.deepEqual([status, body.data], [200, []], search);
    }
    for (const query of [
      '',
      '?country_id=',
      '?country_id=x',
      '?country_id=0',
      '?country_id=1e99',
      '?country_id=1&country_id=2',
    ]) {
      const { status, body } = await shop.call(`GET /states${query}`);
      assert.deepEqual([status, Object.keys(body.errors)], [422, ['country_id']], query);
    }
  });
});

describe('messages to the shop', () => {
  const count = async (table: 'contact_messages' | 'newsletter_subscribers' | 'area_beacons') =>
    (await shop.database.query(sql`SELECT id FROM ${sql.identifier(table)}`)).length;

  it('A visitor’s message is mailed to the shop, and missing fields are named', async () => {
    const message = {
      name: 'Amal',
      email: 'amal@example.com',
      phone_number: '0500000005',
      subject: 'Masks',
      message: "O'Brien; DROP TABLE users;--",
    };
    assert.equal((await shop.call('POST /contactUs', { body: message })).status, 200);
    assert.equal(await count('contact_messages'), 1);
    const [mail, ...others] = await mailsTo(shop.database, 'care@balsam.test');
    assert.ok(mail && others.length === 0);
    const { subject, text } = renderMail({ ...mail, lang: 'en' }, 'https://shop.example');
    assert.equal(subject, 'Message from the shop: Masks');
    for (const part of ['Amal', 'Reply to amal@example.com', '0500000005', message.message]) {
      assert.ok(text.includes(part), part);
    }
    assert.deepEqual(await mailsTo(shop.database, message.email), []);
    const { body } = await shop.call('POST /contactUs', { body: { email: 'amal' } });
    assert.deepEqual(body.errors, {
      name: ['Name is required.'],
      email: ['Invalid email format.'],
      phone_number: ['Phone number is required.'],
      subject: ['Subject is required.'],
      message: ['Message is required.'],
    });
  });

  it('A subscriber confirms by link, gets the same response again, and can unsubscribe', async () => {
    const email = 'reader@example.com';
    const subscribe = () => shop.call('POST /news-letter', { body: { email } });
    assert.equal((await subscribe()).status, 200);
    const [mail] = await mailsTo(shop.database, email);
    assert.equal(mail?.template, 'newsletter-confirm');
    assert.equal((await shop.call('POST /news-letter/confirm', { body: { token: mail?.payload.token } })).status, 200);
    assert.equal((await subscribe()).status, 200);
    const asked = (await mailsTo(shop.database, email)).filter(({ template }) => template === 'newsletter-confirm');
    assert.equal(asked.length, 1);
    assert.equal(
      (await shop.call('POST /news-letter/unsubscribe', { body: { token: mail?.payload.unsubscribe_token } })).status,
      200,
    );
    assert.equal((await shop.call('POST /news-letter/confirm', { body: { token: 'made-up' } })).status, 404);
    assert.equal(await count('newsletter_subscribers'), 1);
  });

  it('A browser’s report of a broken area is stored if it is valid', async () => {
    const release = { area: 'storefront', version: '1.2.0+abc' };
    const beacon = { ...release, phase: 'load', code: 'RUNTIME-008', proof: proofOf(shop, release) };
    assert.equal((await shop.call('POST /beacons', { body: beacon })).status, 200);
    assert.equal((await shop.call('POST /beacons', { body: { ...beacon, area: '<script>' } })).status, 422);
    assert.equal(await count('area_beacons'), 1);
  });
});
