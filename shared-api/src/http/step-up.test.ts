import { createAppStore } from '../store/store.ts';
import { api } from '../store/api.ts';
import { fakeApi, ok } from '../testing/fake-api.ts';
import { provideStepUp } from './step-up.ts';

const refused = { status: 403, body: { status: 403, success: false, code: 'step_up_required', message: 'Confirm.' } };

const payApi = api.injectEndpoints({
  endpoints: (build) => ({
    pay: build.mutation<object, string>({
      query: (key) => ({ url: 'admin/pay', method: 'POST', body: { amount: 7 }, headers: { 'Idempotency-Key': key } }),
    }),
  }),
});

const openStore = () =>
  createAppStore({
    apiBase: 'http://balsam.test/api/',
    session: { token: 'secret', role: 'admin' },
    preferences: { lang: 'en', currency: 'SAR' },
  });

const pay = (key: string, store = openStore()) => store.dispatch(payApi.endpoints.pay.initiate(key));

/** A server that refuses the first `times` calls. */
const refuseFirst = (times: number) => {
  let left = times;
  return fakeApi({
    'POST /admin/pay': () => {
      if (left === 0) return ok({});
      left -= 1;
      return refused;
    },
  });
};

let stop: () => void = () => undefined;
afterEach(() => stop());

test('A confirmed person repeats the interrupted call once, with its key and body', async () => {
  const calls = refuseFirst(1);
  stop = provideStepUp(async () => true);
  const { error } = await pay('one');
  expect(error).toBeUndefined();
  expect(calls.map(({ headers, body }) => [headers.get('Idempotency-Key'), body])).toEqual([
    ['one', { amount: 7 }],
    ['one', { amount: 7 }],
  ]);
});

test('A person who declines gets the refusal, and nothing is sent again', async () => {
  const calls = refuseFirst(1);
  stop = provideStepUp(async () => false);
  expect((await pay('one')).error).toMatchObject({ status: 403, code: 'step_up_required' });
  expect(calls).toHaveLength(1);
});

test('A call that is refused again is not repeated endlessly', async () => {
  const calls = refuseFirst(5);
  stop = provideStepUp(async () => true);
  expect((await pay('one')).error).toMatchObject({ code: 'step_up_required' });
  expect(calls).toHaveLength(2);
});

test('Calls that wait at the same time ask once', async () => {
  const calls = refuseFirst(2);
  let asked = 0;
  stop = provideStepUp(async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return true;
  });
  const store = openStore();
  const answers = await Promise.all([pay('one', store), pay('two', store)]);
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect([asked, calls.length]).toEqual([1, 4]);
});

test('Without a shell, the refusal is the result', async () => {
  refuseFirst(1);
  expect((await pay('one')).error).toMatchObject({ code: 'step_up_required' });
});
