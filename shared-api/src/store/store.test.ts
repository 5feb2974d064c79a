import { categoriesApi } from '../categories/categories-api.ts';
import { locationsApi } from '../locations/locations-api.ts';
import { authApi } from '../auth/auth-api.ts';
import { createAppStore, rootReducer } from './store.ts';
import { fakeApi, ok } from '../testing/fake-api.ts';

test('Server data stays in the cache and enters no slice', async () => {
  fakeApi({
    'GET /user': ok({ user: { id: 5, role: 3, full_name: 'Noura' } }),
    'GET /categories': ok({ categories: [{ id: 1, name: 'Masks' }] }),
    'GET /countries': ok({ data: [{ id: 1, name: 'Bahrain' }] }),
  });
  const store = createAppStore({ apiBase: 'http://balsam.test/api/', session: { token: 'secret', role: 'user' } });
  const { api: _empty, ...before } = store.getState();
  await store.dispatch(authApi.endpoints.getUser.initiate());
  await store.dispatch(categoriesApi.endpoints.listCategories.initiate());
  await store.dispatch(locationsApi.endpoints.listCountries.initiate());

  const { api, ...after } = store.getState();
  expect(after).toEqual(before);
  expect(JSON.stringify(api)).toContain('Noura');
});

test("Slices hold client state; an area's reducers are injected when it loads", () => {
  expect(Object.keys(createAppStore({ apiBase: 'http://balsam.test/api/' }).getState()).sort()).toEqual([
    'api',
    'preferences',
    'session',
    'site',
  ]);
  rootReducer.inject({ reducerPath: 'drawer', reducer: () => ({ isOpen: false }) });
  const store = createAppStore({ apiBase: 'http://balsam.test/api/' });
  expect(store.getState()).toHaveProperty('drawer', { isOpen: false });
});
