import { createAppStore } from '../store/store.ts';
import { authApi } from '../auth/auth-api.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { onMissingFactor } from './missing-factor.ts';

const refused = (code: string) => ({ status: 403, body: { status: 403, success: false, code, message: 'No.' } });

const readUser = () =>
  createAppStore({
    apiBase: 'http://balsam.test/api/',
    session: { token: 'secret', role: 'admin' },
    preferences: { lang: 'en', currency: 'SAR' },
  }).dispatch(authApi.endpoints.getUser.initiate(undefined, { subscribe: false }));

test('A call refused for want of a second factor is reported to the console', async () => {
  const heard = jest.fn();
  const stop = onMissingFactor(heard);
  fakeApi({ 'GET /user': refused('permission_missing') });
  await readUser();
  expect(heard).not.toHaveBeenCalled();
  fakeApi({ 'GET /user': refused('second_factor_missing') });
  await readUser();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await readUser();
  expect(heard).toHaveBeenCalledTimes(1);
});
