import type { CallResponse } from '@balsam/shared-api';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createShopFacts } from './shop-facts.ts';

const platform = (currency: string, brand: object = {}): CallResponse => ({
  status: 200,
  body: { data: { default_currency: currency, default_lang: 'ar', brand } },
});

/** Settings of the shop as a gateway reads it, with a controllable clock and API response. */
function openPlatform(first: CallResponse | null) {
  const state = { response: first, seconds: 0, asked: 0 };
  const askApi = async () => {
    state.asked += 1;
    if (!state.response) throw new Error('The API is down.');
    return state.response;
  };
  const read = createShopFacts(askApi, () => state.seconds * 1000);
  const readShop = () => read('127.0.0.1');
  return { state, readShop, read: async () => (await readShop()).defaultCurrency };
}

test('Concurrent visitors cost one API call', async () => {
  const { state, read } = openPlatform(platform('BHD'));
  assert.deepEqual(await Promise.all([read(), read(), read()]), ['BHD', 'BHD', 'BHD']);
  assert.equal(state.asked, 1);
});

test('An admin’s change reaches new visitors within seconds', async () => {
  const { state, read } = openPlatform(platform('SAR'));
  await read();
  state.response = platform('USD');
  state.seconds = 5;
  assert.equal(await read(), 'USD');
});

test('An admin’s change reaches new visitors after the clock was set back', async (t) => {
  let seconds = 0;
  t.mock.method(performance, 'now', () => seconds * 1000);
  t.mock.timers.enable({ apis: ['Date'], now: 3_600_000 });
  const responses = ['SAR', 'USD'].map((currency) => platform(currency));
  const read = createShopFacts(async () => responses.shift() ?? null);
  assert.equal((await read('127.0.0.1')).defaultCurrency, 'SAR');
  t.mock.timers.setTime(0);
  seconds = 5;
  assert.equal((await read('127.0.0.1')).defaultCurrency, 'USD');
});

test('While the API is unavailable, visitors start with the last known currency', async () => {
  const { state, read } = openPlatform(platform('BHD'));
  await read();
  for (const response of [null, platform('EUR'), { status: 503, body: null }]) {
    state.response = response;
    state.seconds += 5;
    assert.equal(await read(), 'BHD');
  }
});

test('Before the first response, visitors start with riyals', async () => {
  assert.equal(await openPlatform(null).read(), 'SAR');
});

test('The shop has its own name and accent; a missing or hostile value changes nothing', async () => {
  const { state, readShop } = openPlatform(platform('SAR', { name: 'Cedar', name_arabic: 'الأرز', accent: '#7A3B12' }));
  const look = { accent: '#7A3B12', logo: '' };
  const own = { defaultCurrency: 'SAR', defaultLang: 'ar', shopName: { en: 'Cedar', ar: 'الأرز' }, ...look };
  assert.deepEqual(await readShop(), own);
  const brand = { name: 7, name_arabic: '', accent: 'red}body{display:none' };
  state.response = { status: 200, body: { data: { default_lang: 'fr', brand } } };
  state.seconds = 5;
  assert.deepEqual(await readShop(), own);
});

test('A shop without settings has a neutral name', async () => {
  const { shopName, accent } = await openPlatform(null).readShop();
  assert.deepEqual([shopName, accent], [{ en: 'Our shop', ar: 'متجرنا' }, '']);
});

test('The first page waits for a slow response, and later ones use what is known', async () => {
  const readShop = createShopFacts(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return platform('BHD', { name: 'Cedar', name_arabic: 'الأرز' });
  });
  assert.equal((await readShop('127.0.0.1')).shopName.en, 'Cedar');
});
