import { sessionExpired } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { order } from '../../testing/samples.ts';
import { ordersResponse } from './testing/orders-response.ts';
import { pathsOf, showDashboard } from './testing/show-dashboard.tsx';

const noOrders = { 'GET /orders/id=5': ordersResponse([]) };

test('A visitor is sent to the login with a return path', async () => {
  const { router } = await showDashboard({ at: '/dashboard/orders?order=90', isSignedIn: false });
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/dashboard/orders?order=90' },
  });
});

test('A session that ends here leads to the login with a return path', async () => {
  const { router, store } = await showDashboard({ at: '/dashboard/account?tab=password' });
  await screen.findByRole('tab', { name: 'Password' });
  act(() => {
    store.dispatch(sessionExpired());
  });
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/dashboard/account?tab=password' },
  });
});

test('A customer is greeted by full name, which is fetched if unknown', async () => {
  const { calls } = await showDashboard({ at: '/dashboard', routes: noOrders });
  expect(await screen.findByRole('heading', { name: 'Hello, Layla Hassan' })).toBeVisible();
  expect(pathsOf(calls)).toContain('/user');
});

test('The navigation lists the pages of the account and logout', async () => {
  await showDashboard({ at: '/dashboard/address' });
  const navigation = within(screen.getByRole('navigation', { name: 'Account' }));
  expect(navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Orders', '/dashboard/orders'],
    ['Returns', '/dashboard/returns'],
    ['Addresses', '/dashboard/address'],
    ['Account', '/dashboard/account'],
    ['Privacy', '/dashboard/privacy'],
    ['Security', '/dashboard/security'],
  ]);
  expect(navigation.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Addresses');
  expect(await screen.findByText('No addresses yet')).toBeVisible();
});

test('Logging out leads to the home page', async () => {
  const { user, router, store } = await showDashboard({
    at: '/dashboard',
    routes: { ...noOrders, 'POST /auth/logout': ok({}) },
  });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  expect(router.state.location.pathname).toBe('/');
});

test.each([
  ['orders', 'Orders'],
  ['address', 'Your addresses'],
  ['account', 'Account details'],
])('A mail link to the section %s opens it', async (section, heading) => {
  const { router } = await showDashboard({ at: `/dashboard?section=${section}`, routes: noOrders });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: `/dashboard/${section}`, search: '' });
});

test("The dashboard shows the latest order's parcels and others on the way", async () => {
  const early = { parent_order_id: 79, order_no: 'BLS-EARLIER000' };
  await showDashboard({
    at: '/dashboard',
    routes: {
      'GET /orders/id=5': ordersResponse([
        order({ id: 91, status: 'Completed' }),
        order({ id: 90 }),
        order({ ...early, id: 88, order_sub_no: 'BLS-EARLIER000-1', status: 'Shipped' }),
        order({ ...early, id: 87, order_sub_no: 'BLS-EARLIER000-2', status: 'Cancelled' }),
      ]),
    },
  });
  const latest = within(await screen.findByRole('region', { name: 'Your latest order' }));
  expect(latest.getAllByRole('listitem')).toHaveLength(2);
  expect(latest.getByText('Completed')).toBeVisible();
  expect(latest.getByText('Pending')).toBeVisible();
  const open = within(screen.getByRole('region', { name: 'Also on the way' }));
  expect(open.getAllByRole('link', { name: 'Parcel from Gulf Care' }).map((link) => link.getAttribute('href'))).toEqual(
    ['/dashboard/orders?order=88'],
  );
  expect(open.getByText('Shipped')).toBeVisible();
});

test('A customer without orders gets a link to the shop', async () => {
  await showDashboard({ at: '/dashboard', routes: noOrders });
  const text = await screen.findByText(/^You haven’t placed any orders yet\./);
  expect(text).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Browse the shop' })[0]).toHaveAttribute('href', '/shop');
});

test('Quick links lead to orders, tracking, wishlist, address, account and shop', async () => {
  await showDashboard({ at: '/dashboard', routes: noOrders });
  const links = within(await screen.findByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/orders',
    '/track-order',
    '/wish-list',
    '/dashboard/address',
    '/dashboard/account',
    '/shop',
  ]);
});
