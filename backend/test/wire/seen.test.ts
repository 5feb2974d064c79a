import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { postForm, testimonialForm } from '../support/contents.ts';
import { createCoupons } from '../support/coupons.ts';
import { createReviewing } from '../support/reviewing.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

/** A form: reads the stored state, and saves a body. */
interface OwnForm {
  read: () => Promise<{ updated_at: string }>;
  save: (body: object) => Promise<TestResponse>;
  /** Two different bodies. */
  bodies: readonly [object, object];
}

const formOf = (token: string, route: string, bodies: OwnForm['bodies'], read: OwnForm['read']): OwnForm => ({
  read,
  save: (body) => shop.call(`POST ${route}`, { token, body }),
  bodies,
});

const dataAt = (token: string, route: string) => async () => (await shop.call(`GET ${route}`, { token })).body.data;

const PUT = { _method: 'PUT' };

const adminForms: Record<string, (token: string) => Promise<OwnForm>> = {
  coupon: async (token) => {
    const { id, code } = await createCoupons(shop.database).make();
    const body = (limit: number) => ({
      ...{ ...PUT, code, kind: 'percent', percent: 10, funded_by: 'platform', starts_at: '2026-01-01T00:00:00.000Z' },
      usage_limit: limit,
    });
    const route = `/admin/coupons/${id}`;
    return formOf(token, route, [body(1), body(5)], dataAt(token, route));
  },
  category: async (token) => {
    const { id } = await shop.make.category();
    const body = (text: string) => ({
      ...{ ...PUT, category_name: 'Masks', category_name_arabic: 'كمامات', category_description_arabic: 'وصف' },
      category_description: text,
    });
    const route = `/admin/category/${id}`;
    return formOf(token, route, [body('One'), body('Other')], dataAt(token, route));
  },
  post: async (token) => {
    const { body } = await shop.call('POST /admin/posts', { token, body: postForm() });
    const route = `/admin/posts/${body.data.id}`;
    const bodies = [postForm({ ...PUT, title: 'One' }), postForm({ ...PUT, title: 'Other' })] as const;
    return formOf(token, route, bodies, dataAt(token, route));
  },
  testimonial: async (token) => {
    const { body } = await shop.call('POST /admin/testimonials', { token, body: testimonialForm() });
    const { id } = body.data;
    const read = async () => {
      const { testimonials } = (await shop.call('GET /admin/testimonials?per_page=100', { token })).body.data;
      return testimonials.find((each: { id: number }) => each.id === id);
    };
    const bodies = [testimonialForm({ ...PUT, name: 'One' }), testimonialForm({ ...PUT, name: 'Other' })] as const;
    return formOf(token, `/admin/testimonials/${id}`, bodies, read);
  },
  synonym: async (token) => {
    const { body } = await shop.call('POST /admin/synonyms', { token, body: { term: 'plaster', means: 'bandage' } });
    const { id } = body.data;
    const read = async () => {
      const { synonyms } = (await shop.call('GET /admin/synonyms', { token })).body.data;
      return synonyms.find((each: { id: number }) => each.id === id);
    };
    const bodies = [
      { ...PUT, term: 'plaster', means: 'one' },
      { ...PUT, term: 'plaster', means: 'other' },
    ] as const;
    return formOf(token, `/admin/synonyms/${id}`, bodies, read);
  },
  place: async (token) => {
    const added = await shop.call('POST /admin/places', {
      ...{ token, body: { iso2: 'XB', name: 'Bensalem', name_arabic: 'بنسالم' } },
    });
    const { id } = added.body.data;
    const read = async () => (await shop.call(`GET /admin/places/${id}/states`, { token })).body.data.country;
    const body = (name: string) => ({ ...PUT, name, name_arabic: 'بنسالم' });
    return formOf(token, `/admin/places/countries/${id}`, [body('One'), body('Other')], read);
  },
  vendor: async (token) => {
    const { vendorId } = await shop.make.vendor({ isPlaced: true });
    const route = `/admin/vendor/${vendorId}`;
    const body = (cr: string) => ({ ...PUT, store_address: { cr_number: cr } });
    return formOf(token, route, [body('1'), body('2')], dataAt(token, route));
  },
  'vendor status': async (token) => {
    const { vendorId } = await shop.make.vendor();
    const bodies = [
      { active: 2, remarks: 'One' },
      { active: 2, remarks: 'Other' },
    ] as const;
    const read = dataAt(token, `/admin/vendor/${vendorId}`);
    return formOf(token, `/admin/vendor/${vendorId}/status`, bodies, read);
  },
};

const vendorForms: Record<string, (token: string, id: number) => Promise<OwnForm>> = {
  'shipping zone': async (token) => {
    const read = async () => (await shop.call('GET /vendor/shipping-zones', { token })).body.zones[0];
    const body = (fee: number) => ({
      ...{ country_id: null, handling_days_min: 1, handling_days_max: 3 },
      rates: ['SAR', 'BHD', 'USD'].map((currency) => ({ currency, flat_fee: fee, free_from: null })),
    });
    const { id } = (await read()) as unknown as { id: number };
    return formOf(token, `/vendor/shipping-zones/${id}`, [body(7), body(9)], read);
  },
  'general settings': async (token, id) => {
    const bodies = [{ company_phone_no: '0501111111' }, { company_phone_no: '0502222222' }] as const;
    return formOf(token, '/vendor/general-settings', bodies, dataAt(token, `/vendor/general-settings/${id}`));
  },
  'product settings': async (token) => {
    const ticks = { enable_reviews: true, show_verified_label: true, verified_only: true, enable_ratings: true };
    const bodies = [
      { ...ticks, ratings_required: false },
      { ...ticks, ratings_required: true },
    ] as const;
    return formOf(token, '/vendor/product-settings', bodies, dataAt(token, '/vendor/product-settings'));
  },
  'payment settings': async (token) => {
    const bodies = [{ cod_enabled: false }, { cod_enabled: true }] as const;
    return formOf(token, '/vendor/payment-settings', bodies, dataAt(token, '/vendor/payment-settings'));
  },
  'invoice settings': async (token) => {
    const bodies = [{ mode: 'own' }, { mode: 'balsam' }] as const;
    return formOf(token, '/vendor/invoice-settings', bodies, dataAt(token, '/vendor/invoice-settings'));
  },
};

const customerForms: Record<string, (token: string, id: number) => Promise<OwnForm>> = {
  profile: async (token) => {
    const body = (firstname: string) => ({ firstname, lastname: 'Haddad', phone_number: '0501234567' });
    const read = async () => (await shop.call('GET /user', { token })).body.user;
    return formOf(token, '/user', [body('One'), body('Other')], read);
  },
  address: async (token) => {
    const { countryId: country_id, stateId: state_id, cityId: city_id } = await shop.make.place();
    const rest = { type: 1, country_id, state_id, city_id, postal_code: '', phone_number: '0501234567' };
    const body = (address_1: string) => ({ ...rest, address_1 });
    const read = async () => (await shop.call('GET /user', { token })).body.user.addresses[0] ?? { updated_at: null };
    return formOf(token, '/user/address', [body('1 Street'), body('2 Street')], read);
  },
  review: async (token, id) => {
    const product = await shop.make.product();
    const reviewing = createReviewing(shop);
    await reviewing.own({ id, token }, product.id);
    await reviewing.write({ id, token }, product.id, { rating: 5, review: 'Soft gloves.' });
    const read = async () => (await reviewing.read(product.id, { id, token })).mine;
    const bodies = [
      { rating: 4, review: 'Soft.' },
      { rating: 1, review: 'Torn.' },
    ] as const;
    return formOf(token, `/reviews/${(await read()).id}`, bodies, read);
  },
};

/** The second of two saves based on one read is rejected; without the field it overwrites. */
const assertSecondIsRefused = async ({ read, save, bodies: [first, second] }: OwnForm) => {
  const { updated_at: seen } = await read();
  const saved = await save({ ...first, updated_at_seen: seen });
  assert.equal(saved.status, 200, saved.text);
  const stored = await read();
  const late = await save({ ...second, updated_at_seen: seen });
  assert.deepEqual([late.status, late.body.code], [409, 'changed_meanwhile'], late.text);
  assert.deepEqual(await read(), stored);
  assert.equal((await save({ ...second, updated_at_seen: stored.updated_at })).status, 200);
  assert.equal((await save(first)).status, 200);
};

describe('A save from an outdated form is refused and changes nothing', () => {
  for (const [name, make] of Object.entries(adminForms))
    it(name, async () => assertSecondIsRefused(await make((await shop.make.admin()).token)));
  for (const [name, make] of Object.entries(vendorForms))
    it(name, async () => {
      const { token, id } = await shop.make.vendor({ isPlaced: true });
      await assertSecondIsRefused(await make(token, id));
    });
  for (const [name, make] of Object.entries(customerForms))
    it(name, async () => {
      const { token, id } = await shop.make.customer();
      await assertSecondIsRefused(await make(token, id));
    });
});

it('A bulk change skips rows changed since the list was read', async () => {
  const { token } = await shop.make.admin();
  const coupons = createCoupons(shop.database);
  const [one, other] = [await coupons.make(), await coupons.make()];
  const momentOf = async (id: number) => (await dataAt(token, `/admin/coupons/${id}`)()).updated_at;
  const seen = { [one.id]: await momentOf(one.id), [other.id]: await momentOf(other.id) };
  await shop.call(`POST /admin/coupons/${other.id}/active`, { token, body: { active: false } });
  const { body } = await shop.call('POST /admin/coupons/bulk', {
    ...{ token, body: { ids: [one.id, other.id], action: 'deactivate', updated_at_seen: seen } },
  });
  assert.deepEqual([body.done, body.failed.map(({ id }: { id: number }) => id)], [1, [other.id]]);
});

it('A customer is blocked once, and a second admin is told', async () => {
  const { token } = await shop.make.admin();
  const { id } = await shop.make.customer();
  const block = (reason: string) =>
    shop.call(`POST /admin/customers/${id}/block`, { token, body: { reason, status_seen: 'active' } });
  assert.equal((await block('One')).status, 200);
  const late = await block('Other');
  assert.deepEqual([late.status, late.body.code], [409, 'changed_meanwhile']);
  assert.match(late.body.message, /blocked in the meantime/);
});
