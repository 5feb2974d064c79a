import { authApi } from '../auth/auth-api.ts';
import { createAppStore } from '../store/store.ts';
import { fakeApi, ok, type Call } from '../testing/fake-api.ts';

const busy = (retryAfter?: string) =>
  Response.json(
    { status: 503, success: false, code: 'overloaded', message: 'The shop is very busy right now.' },
    { status: 503, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } },
  );

const openStore = () =>
  createAppStore({
    apiBase: 'http://balsam.test/api/',
    session: { token: 'secret', role: 'user' },
    preferences: { lang: 'en', currency: 'SAR' },
  });

const once = (first: Response) => {
  let isFirst = true;
  return () => {
    const response = isFirst ? first : ok({ user: { id: 1, role: 3 } });
    isFirst = false;
    return response;
  };
};

const readUser = () => openStore().dispatch(authApi.endpoints.getUser.initiate());
const pathsOf = (calls: Call[]) => calls.map(({ method, path }) => `${method} ${path}`);

test('A read that the shop was too busy for is retried when it asked to', async () => {
  const calls = fakeApi({ 'GET /user': once(busy('0')) });
  expect((await readUser()).isSuccess).toBe(true);
  expect(pathsOf(calls)).toEqual(['GET /user', 'GET /user']);
  expect(calls[1]?.headers.get('Authorization')).toBe('Bearer secret');
});

test('A shop that stays busy gets two requests; then the screen shows its message', async () => {
  const calls = fakeApi({ 'GET /user': busy('0') });
  const { error } = await readUser();
  expect(error).toMatchObject({ status: 503, code: 'overloaded', message: 'The shop is very busy right now.' });
  expect(calls).toHaveLength(2);
});

test.each([
  ['does not say when', busy()],
  ['wants to be left alone for a minute', busy('60')],
])('A shop that %s is not asked again', async (_what, response) => {
  const calls = fakeApi({ 'GET /user': response });
  expect((await readUser()).isError).toBe(true);
  expect(calls).toHaveLength(1);
});

test('A write is sent once; retrying is up to the person', async () => {
  const calls = fakeApi({ 'POST /auth/logout': busy('0') });
  await openStore().dispatch(authApi.endpoints.logout.initiate());
  expect(calls).toHaveLength(1);
});
