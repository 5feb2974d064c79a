import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inviteByCommand } from '../../src/modules/people/team/first-admin.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { createProductWriter, fileOf, photo } from '../support/products.ts';
import { createSales } from '../support/sales.ts';
import { certificate } from '../support/vendors.ts';

const PASSWORD = 'walnut-shell-4';
const PERSON = { firstname: 'Amal', lastname: 'Saleh', phone_number: '0500000004' };

let shop: TestApp;
before(async () => {
  shop = await buildTestApp({ demo: false });
});
after(() => shop.close());

const done = (response: TestResponse) => {
  assert.equal(response.status, 200, response.text);
  return response.body;
};
const isOpen = async () => done(await shop.call('GET /site')).data.is_open;
/** Responses for visitors are cached for some seconds; a save makes the backend read them again. */
const forget = async (token: string) => {
  const { updated_at: _seen, ...settings } = done(await shop.call('GET /admin/platform-settings', { token })).data;
  done(await shop.call('POST /admin/platform-settings', { token, body: settings }));
};
const register = async (email: string, more: object = {}) => {
  const body = { ...PERSON, email, password: PASSWORD, confirm_password: PASSWORD, terms: 'true', ...more };
  return done(await shop.call('POST /auth/register', { body }));
};
const findPlace = async () => {
  const first = async (path: string) => done(await shop.call(`GET ${path}`)).data[0].id;
  const country = await first('/countries');
  const state = await first(`/states?country_id=${country}`);
  return { country, state, city: await first(`/cities?state_id=${state}`) };
};
const signIn = async (email: string, loginType?: string): Promise<string> =>
  done(await shop.call('POST /auth/login', { body: { email, password: PASSWORD, loginType } })).token;

test('From an admin’s invitation, an empty shop reaches its first sale by API calls', async () => {
  assert.equal(await isOpen(), false);
  const admin = { email: 'amal@shop.example', firstname: 'Amal', lastname: 'Saleh' };
  const { token: link } = await inviteByCommand(shop.database, admin);
  const chosen = { token: link, password: PASSWORD };
  const { token } = done(await shop.call('POST /invitation/accept', { body: chosen }));

  const category = {
    ...{ category_name: 'Masks', category_name_arabic: 'كمامات' },
    ...{ category_description: 'All masks.', category_description_arabic: 'كل الكمامات.' },
    category_image: fileOf(await photo()),
  };
  const { id: categoryId } = done(await shop.call('POST /admin/category', { token, body: category })).data;

  const seller = 'noor@vendor.example';
  await register(seller, {
    account_type: 'vendor',
    cr_certificate: certificate(),
    store_address: { company_name: 'Noor Supplies', ...(await findPlace()), address_1: '7 Harbour Road' },
  });
  const [waiting] = done(await shop.call('GET /admin/vendor?status=0', { token })).data.vendors;
  done(await shop.call(`POST /admin/vendor/${waiting.id}/status`, { token, body: { active: 1 } }));
  const vendor = await signIn(seller, 'vendor');
  const rates = ['SAR', 'BHD', 'USD'].map((currency) => ({ currency, flat_fee: 5, free_from: 100 }));
  const { zones } = done(await shop.call('GET /vendor/shipping-zones', { token: vendor }));
  for (const { id, country } of zones) {
    const body = { country_id: country.id, handling_days_min: 1, handling_days_max: 2, rates };
    done(await shop.call(`POST /vendor/shipping-zones/${id}`, { token: vendor, body }));
  }

  const product = await createProductWriter(shop, { token: vendor }).created({ category_id: categoryId });
  done(await shop.call(`POST /admin/product/toggle/approval/${product.id}`, { token }));
  await forget(token);
  const site = done(await shop.call('GET /site')).data;
  assert.deepEqual([site.is_open, site.free_shipping_from.SAR], [true, 100]);

  await register('sara@customer.example', { account_type: 'customer' });
  const customer = await signIn('sara@customer.example');
  const sales = createSales(shop);
  await sales.buy({ id: 0, token: customer }, [{ productId: product.id }]);
  const { orders } = done(await shop.call('GET /vendor/orders', { token: vendor })).data;
  assert.equal(orders.length, 1);
  await sales.assertBooksAreRight();
});
