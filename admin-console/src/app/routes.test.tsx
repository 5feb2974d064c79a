import { fakeApi, listAddresses, ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from './routes.tsx';
import { adminUser, dashboard } from '../testing/responses.ts';
import { renderConsole } from '../testing/render-console.tsx';

const responses = { 'GET /user': adminUser, 'GET /admin/dashboard': dashboard() };

it('A guest who opens an admin page is sent to the sign-in and returned afterwards', async () => {
  fakeApi(responses);
  const { router } = await renderConsole('/admin/orders?page=2', null);
  expect(await screen.findByRole('heading', { name: 'Admin login' })).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/admin/orders?page=2' });
});

const pages = listAddresses(routes, { base: '/admin', examples: {} }).filter(
  (address) => !['/admin/login', '/admin/invitation'].includes(address),
);

const STRANGERS = [
  ['a visitor', null, 'Admin login'],
  ['a customer', 'user', 'Shop'],
  ['a vendor', 'vendor', 'Vendor home'],
] as const;

// Each page is tested with one role only; shared-api/src/auth tests the guard itself.
const triedBy = (role: (typeof STRANGERS)[number][1]) =>
  pages.filter((_page, index) => STRANGERS[index % STRANGERS.length]?.[1] === role);

describe.each(STRANGERS)('No page admits %s or sends requests for them', (_who, role, room) => {
  it.each(triedBy(role))('at %s', async (address) => {
    const calls = fakeApi(responses);
    await renderConsole(address, role);
    expect(await screen.findByText(room)).toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith('/admin/'))).toEqual([]);
  });
});

it.each(['/admin/login', '/admin'])('A signed-in admin who opens %s goes straight to the dashboard', async (at) => {
  fakeApi(responses);
  const { router } = await renderConsole(at);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/dashboard');
});

it('The admin sign-in page works, and links customers to their own', async () => {
  const calls = fakeApi({ ...responses, 'POST /auth/login': ok({ token: 'new', user: adminUser.body.user }) });
  const { user } = await renderConsole('/admin/login', null);
  expect(await screen.findByRole('link', { name: 'Log in as a customer' })).toHaveAttribute('href', '/login');
  await user.type(screen.getByLabelText('Email'), 'noor@example.test');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/auth/login')?.body).toMatchObject({ loginType: 'admin' });
});

it('A rejected sign-in shows the reason', async () => {
  const refusal = { status: 401, success: false, code: 'wrong_role', message: 'This account is not an admin.' };
  fakeApi({ ...responses, 'POST /auth/login': { status: 401, body: refusal } });
  const { user } = await renderConsole('/admin/login', null);
  await user.type(await screen.findByLabelText('Email'), 'sara@example.test');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.getAllByText('This account is not an admin.')).toHaveLength(2));
});

it('Logging out shows a confirmation and then returns to the admin sign-in', async () => {
  fakeApi({ ...responses, 'POST /auth/logout': ok({}) });
  const { user, store, router } = await renderConsole('/admin/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/dashboard');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(await screen.findByRole('heading', { name: 'Admin login' })).toBeVisible();
  expect(store.getState().session.token).toBeNull();
});
