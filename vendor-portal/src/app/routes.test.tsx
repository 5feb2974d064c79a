import { fakeApi, listAddresses, ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from './routes.tsx';
import { orderList, vendorUser } from '../testing/responses.ts';
import { renderPortal } from '../testing/render-portal.tsx';

const responses = { 'GET /user': vendorUser, 'GET /vendor/orders': orderList([]) };

it('A visitor is sent to the customer sign-in with the page to return to', async () => {
  fakeApi(responses);
  const { router } = await renderPortal('/vendor/orders?status=1', null);
  expect(await screen.findByText('Customer sign-in')).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/vendor/orders?status=1' });
});

const pages = listAddresses(routes, { base: '/vendor', examples: {} }).filter(
  (address) => !['/vendor/login', '/vendor/invitation'].includes(address),
);

const STRANGERS = [
  ['a visitor', null, 'Customer sign-in'],
  ['a customer', 'user', 'Shop'],
  ['an admin', 'admin', 'Admin dashboard'],
] as const;

// Each page is tried by one of the strangers only. The guard itself is tested in shared-api/src/auth.
const triedBy = (role: (typeof STRANGERS)[number][1]) =>
  pages.filter((_page, index) => STRANGERS[index % STRANGERS.length]?.[1] === role);

describe.each(STRANGERS)('No page admits %s or requests vendor data for them', (_who, role, room) => {
  it.each(triedBy(role))('at %s', async (address) => {
    const calls = fakeApi(responses);
    await renderPortal(address, role);
    expect(await screen.findByText(room)).toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith('/vendor/'))).toEqual([]);
  });
});

it('Opening the sign-in page while signed in redirects to the dashboard', async () => {
  fakeApi(responses);
  await renderPortal('/vendor/login');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

it('Signing in opens the dashboard', async () => {
  const calls = fakeApi({ ...responses, 'POST /auth/login': ok({ token: 'new', user: vendorUser.body.user }) });
  const { user, store } = await renderPortal('/vendor/login', null);
  await user.type(await screen.findByLabelText('Email'), 'huda@example.test');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/auth/login')?.body).toEqual({
    email: 'huda@example.test',
    password: 'secret',
    remember_me: false,
    loginType: 'vendor',
  });
  expect(store.getState().session).toEqual({ token: 'new', role: 'vendor' });
});

it('A rejected sign-in shows the reason and keeps the email address', async () => {
  const message = 'The email or password is incorrect.';
  const refusal = { status: 401, success: false, code: 'wrong_credentials', message };
  fakeApi({ ...responses, 'POST /auth/login': { status: 401, body: refusal } });
  const { user } = await renderPortal('/vendor/login', null);
  await user.type(await screen.findByLabelText('Email'), 'sara@example.test');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  // Shown in the form and as a toast, in either order.
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(screen.getByLabelText('Email')).toHaveValue('sara@example.test');
});

it('The sign-in page links to the customer sign-in and to password reset', async () => {
  fakeApi(responses);
  await renderPortal('/vendor/login', null);
  expect(await screen.findByRole('link', { name: 'Log in as a customer' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
});

it('Logging out shows a notice and redirects to sign-in a second later', async () => {
  fakeApi({ ...responses, 'POST /auth/logout': ok({}) });
  const { user, store, router } = await renderPortal('/vendor/products');
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(router.state.location.pathname).toBe('/vendor/products');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(screen.getByText('Customer sign-in')).toBeVisible();
  expect(store.getState().session.token).toBeNull();
});

it('An unknown address shows the not-found page', async () => {
  fakeApi(responses);
  await renderPortal('/vendor/nowhere');
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});

it.each([
  ['en', 'Gulf Medical'],
  ['ar', 'الخليج الطبية'],
] as const)('A vendor who reads %s sees the store’s name in that language', async (lang, name) => {
  fakeApi(responses);
  await renderPortal('/vendor/orders', 'vendor', lang);
  expect((await screen.findAllByText(name))[0]).toBeVisible();
});
