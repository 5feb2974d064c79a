import type { CallResponse } from '@balsam/shared-api';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDefaultCurrency } from './default-currency.ts';

const platform = (currency: string): CallResponse => ({ status: 200, body: { data: { default_currency: currency } } });

/** Default currency as a gateway reads it, with a controllable clock and API response. */
function openPlatform(first: CallResponse | null) {
  const state = { answer: first, seconds: 0, asked: 0 };
  const askApi = async () => {
    state.asked += 1;
    if (!state.answer) throw new Error('The API is down.');
    return state.answer;
  };
  const read = createDefaultCurrency(askApi, () => state.seconds * 1000);
  return { state, read: () => read('127.0.0.1') };
}

test('Concurrent visitors cost one API call', async () => {
  const { state, read } = openPlatform(platform('BHD'));
  assert.deepEqual(await Promise.all([read(), read(), read()]), ['BHD', 'BHD', 'BHD']);
  assert.equal(state.asked, 1);
});

test('An admin’s change reaches new visitors within seconds', async () => {
  const { state, read } = openPlatform(platform('SAR'));
  await read();
  state.answer = platform('USD');
  state.seconds = 5;
  assert.equal(await read(), 'USD');
});

test('An admin’s change reaches new visitors after the clock was set back', async (t) => {
  let seconds = 0;
  t.mock.method(performance, 'now', () => seconds * 1000);
  t.mock.timers.enable({ apis: ['Date'], now: 3_600_000 });
  const answers = ['SAR', 'USD'].map(platform);
  const read = createDefaultCurrency(async () => answers.shift() ?? null);
  assert.equal(await read('127.0.0.1'), 'SAR');
  t.mock.timers.setTime(0);
  seconds = 5;
  assert.equal(await read('127.0.0.1'), 'USD');
});

test('While the API is unavailable, visitors start with the last known currency', async () => {
  const { state, read } = openPlatform(platform('BHD'));
  await read();
  for (const answer of [null, platform('EUR'), { status: 503, body: null }]) {
    state.answer = answer;
    state.seconds += 5;
    assert.equal(await read(), 'BHD');
  }
});

test('Before the first response, visitors start with riyals', async () => {
  assert.equal(await openPlatform(null).read(), 'SAR');
});
