import { api, sessionExpired } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { act, screen } from '@testing-library/react';
import { adminUser, dashboard } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const invitee = {
  firstname: 'Amal',
  lastname: 'Saleh',
  email: 'amal@example.test',
  store: null,
  role: { preset: 'owner', id: null, name: 'Owner' },
  has_account: false,
};

it('An invited admin sets a password through the link and enters the console', async () => {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/dashboard': dashboard(),
    'POST /invitation': ok({ data: invitee }),
    'POST /invitation/accept': ok({ token: 'new', user: adminUser.body.user }),
  });
  const { user, store } = await renderConsole('/admin/invitation#s3cret', null);
  expect(await screen.findByLabelText('Email')).toHaveValue('amal@example.test');
  await user.type(screen.getByLabelText('Password'), 'walnut-shell-4');
  await user.type(screen.getByLabelText('The password again'), 'walnut-shell-5');
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByText('The passwords do not match.')).toBeVisible();
  await user.type(screen.getByLabelText('The password again'), '{Backspace}4');
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/invitation/accept')?.body).toEqual({
    token: 's3cret',
    password: 'walnut-shell-4',
  });
  expect(store.getState().session).toMatchObject({ token: 'new', role: 'admin' });
  // The link is used up, so asking again would report it as invalid.
  expect(calls.filter(({ path }) => path === '/invitation')).toHaveLength(1);
});

it.each([
  ['en', 'You are signed in as Noor Salem. If you accept this invitation'],
  ['ar', 'أنت مسجّل الدخول باسم Noor Salem. إذا قبلت هذه الدعوة'],
] as const)('A signed-in user reads that accepting ends the current session (%s)', async (lang, words) => {
  fakeApi({ 'GET /user': adminUser, 'POST /invitation': ok({ data: invitee }) });
  await renderConsole('/admin/invitation#s3cret', 'admin', lang);
  expect(await screen.findByRole('note')).toHaveTextContent(words);
});

it('After the session has expired, the form appears without the other account', async () => {
  fakeApi({ 'GET /user': adminUser, 'POST /invitation': ok({ data: invitee }) });
  const { store } = await renderConsole('/admin/invitation#s3cret');
  act(() => {
    store.dispatch(sessionExpired());
    store.dispatch(api.util.resetApiState());
  });
  expect(await screen.findByLabelText('Email')).toHaveValue('amal@example.test');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it.each(['/admin/invitation#old', '/admin/invitation#%', '/admin/invitation'])(
  'Opening %s says that the link is no longer valid',
  async (at) => {
    fakeApi({ 'POST /invitation': refusal(404, 'This invitation is not valid any more.') });
    await renderConsole(at, null);
    expect(await screen.findByText('This invitation is not valid any more')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/admin/login');
  },
);
