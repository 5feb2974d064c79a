import { categoriesApi } from '../categories/categories-api.ts';
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

test('Who signs in holds a token and a role, and sees nothing that was fetched before', async () => {
  fakeApi({ 'POST /auth/login': ok({ token: 'new', user }), 'GET /categories': ok({ categories: [{ id: 1 }] }) });
  const store = openStore();
  await store.dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, { subscribe: false }));
  await login(store);
  expect(store.getState().session).toEqual({ token: 'new', role: 'vendor' });
  expect(categoriesApi.endpoints.listCategories.select()(store.getState()).data).toBeUndefined();
});

test('Who is refused is not signed in, and learns why', async () => {
  fakeApi({ 'POST /auth/login': refused });
  const store = openStore();
  await expect(login(store)).rejects.toMatchObject({ message: 'Wrong password.' });
  expect(store.getState().session).toEqual({ token: null, role: null });
});

test.each([
  ['also on the server', ok({})],
  ['even when the server cannot be asked', { status: 503, body: 'down' }],
])('Who signs out is signed out here, %s', async (_how, answer) => {
  const calls = fakeApi({ 'POST /auth/logout': answer });
  const store = openStore('secret');
  await logout(store);
  expect(calls[0]?.headers.get('Authorization')).toBe('Bearer secret');
  expect(store.getState().session).toEqual({ token: null, role: null });
});
