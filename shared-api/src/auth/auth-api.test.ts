import { waitFor } from '@testing-library/react';
import { categoriesApi } from '../categories/categories-api.ts';
import { api } from '../store/api.ts';
import { createAppStore } from '../store/store.ts';
import { fakeApi, ok } from '../testing/fake-api.ts';
import { authApi } from './auth-api.ts';

const credentials = { email: 'a@b.test', password: 'secret', remember_me: false, loginType: 'vendor' } as const;
const user = { id: 5, role: 2 };
const refused = { status: 422, body: { status: 422, success: false, code: 'validation', message: 'Wrong password.' } };

const openStore = (token: string | null = null) =>
  createAppStore({ apiBase: 'http://balsam.test/api/', session: { token, role: token === null ? null : 'vendor' } });
const login = (store: ReturnType<typeof openStore>) =>
  store.dispatch(authApi.endpoints.login.initiate(credentials)).unwrap();
const logout = (store: ReturnType<typeof openStore>) => store.dispatch(authApi.endpoints.logout.initiate());

test('Signing in stores the token and role, and clears earlier data', async () => {
  fakeApi({ 'POST /auth/login': ok({ token: 'new', user }), 'GET /categories': ok({ categories: [{ id: 1 }] }) });
  const store = openStore();
  await store.dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, { subscribe: false }));
  await login(store);
  expect(store.getState().session).toEqual({ token: 'new', role: 'vendor' });
  expect(categoriesApi.endpoints.listCategories.select()(store.getState()).data).toBeUndefined();
});

test('A refused sign-in creates no session and reports the reason', async () => {
  fakeApi({ 'POST /auth/login': refused });
  const store = openStore();
  await expect(login(store)).rejects.toMatchObject({ message: 'Wrong password.' });
  expect(store.getState().session).toEqual({ token: null, role: null });
});

test.each([
  ['also on the server', ok({})],
  ['even when the server cannot be asked', { status: 503, body: 'down' }],
])('Who signs out is signed out here, %s', async (_how, response) => {
  const calls = fakeApi({ 'POST /auth/logout': response });
  const store = openStore('secret');
  await logout(store);
  await waitFor(() => expect(calls[0]?.headers.get('Authorization')).toBe('Bearer secret'));
  expect(store.getState().session).toEqual({ token: null, role: null });
});

test('Signing out on a hanging line is immediate and outlives a closed page', async () => {
  const sent: Request[] = [];
  globalThis.fetch = (input, init) => {
    sent.push(new Request(input, init));
    return new Promise(() => undefined);
  };
  const store = openStore('secret');
  const leaving = logout(store);
  expect(store.getState().session).toEqual({ token: null, role: null });
  // Ending a session resets the cache, which aborts all calls in flight.
  store.dispatch(api.util.resetApiState());
  await leaving;
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ method: 'POST', url: 'http://balsam.test/api/auth/logout', keepalive: true });
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
  expect(sent[0]?.signal.aborted).toBe(false);
});
