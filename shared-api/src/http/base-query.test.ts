import { waitFor } from '@testing-library/react';
import { authApi } from '../auth/auth-api.ts';
import { signedIn } from '../session/session-slice.ts';
import { createAppStore } from '../store/store.ts';
import { fakeApi, ok } from '../testing/fake-api.ts';

const refused = { status: 401, body: { status: 401, success: false, code: 'unauthenticated', message: 'No.' } };

const openStore = (token: string | null) =>
  createAppStore({
    apiBase: 'http://balsam.test/api/',
    session: { token, role: token === null ? null : 'user' },
    preferences: { lang: 'ar', currency: 'BHD' },
  });

const getUser = (store: ReturnType<typeof openStore>) => store.dispatch(authApi.endpoints.getUser.initiate());

test('Every call carries language, currency and authorization', async () => {
  const calls = fakeApi({ 'GET /user': ok({ user: { id: 1, role: 3 } }) });
  await getUser(openStore('secret'));
  const { headers } = calls[0] ?? {};
  expect(headers?.get('lang')).toBe('ar');
  expect(headers?.get('Currency')).toBe('BHD');
  expect(headers?.get('Authorization')).toBe('Bearer secret');
});

test('Every call has its own id, which a failure reports', async () => {
  const calls = fakeApi({ 'GET /user': { status: 503, body: 'down' } });
  const [first, second] = [await getUser(openStore(null)), await getUser(openStore(null))];
  const ids = calls.map(({ headers }) => headers.get('X-Request-Id'));
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(ids[0]).not.toBe(ids[1]);
  expect([first.error, second.error]).toMatchObject([{ requestId: ids[0] }, { requestId: ids[1] }]);
});

test("A visitor's call has no authorization", async () => {
  const calls = fakeApi({ 'GET /user': refused });
  await getUser(openStore(null));
  expect(calls[0]?.headers.has('Authorization')).toBe(false);
});

test('A rejected token ends the session and marks it as expired', async () => {
  fakeApi({ 'GET /user': refused });
  const store = openStore('old');
  const { error } = await getUser(store);
  expect(error).toMatchObject({ status: 401, code: 'unauthenticated', message: 'No.' });
  await waitFor(() => expect(store.getState().session).toEqual({ token: null, role: null, hasExpired: true }));
});

test('A late 401 of an old session leaves the new session alone', async () => {
  const store = openStore('old');
  fakeApi({
    'GET /user': () => {
      store.dispatch(signedIn({ token: 'new', role: 'user' }));
      return refused;
    },
  });
  await getUser(store);
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.getState().session).toEqual({ token: 'new', role: 'user' });
});

test('Any other failure leaves the session alone', async () => {
  fakeApi({ 'GET /user': { status: 503, body: 'down' } });
  const store = openStore('secret');
  const { error } = await getUser(store);
  expect(error).toMatchObject({ status: 503, code: 'unreadable' });
  expect(store.getState().session.token).toBe('secret');
});
