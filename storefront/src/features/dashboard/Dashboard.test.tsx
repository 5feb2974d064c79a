import { RequireRole } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders, type Call } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { asCustomer, english, order, user as account } from '../../testing/samples.ts';
import { DashboardHome } from './DashboardHome.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';
import { OrdersPage } from './OrdersPage.tsx';

type Routes = Parameters<typeof fakeApi>[0];
const meta = { current_page: 1, last_page: 1, total: 1, per_page: 5 };
const ordersAnswer = (orders = [order()], changes = {}) => ok({ data: { orders, meta: { ...meta, ...changes } } });

function show(at: string, session?: typeof asCustomer) {
  return renderWithProviders(<RequireRole role="user" signInPath="/login" />, {
    texts: english,
    session,
    at,
    path: '/unused',
    routes: [
      {
        path: '/dashboard',
        element: <RequireRole role="user" signInPath="/login" />,
        children: [
          {
            element: <DashboardLayout />,
            children: [
              { index: true, element: <DashboardHome /> },
              { path: 'orders', element: <OrdersPage /> },
            ],
          },
        ],
      },
      { path: '*', element: 'Elsewhere' },
    ],
  });
}
const showOrders = (routes: Routes, at = '/dashboard/orders') => {
  const calls = fakeApi({ 'GET /user': ok({ user: account() }), ...routes });
  return show(at, asCustomer).then((view) => ({ ...view, calls }));
};
const paths = (calls: Call[]) => calls.map(({ path }) => path);

test('A visitor is sent to the login and knows the way back', async () => {
  const { router } = await show('/dashboard');
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/dashboard' } });
});

test('A customer is greeted by name', async () => {
  await showOrders({}, '/dashboard');
  expect(await screen.findByRole('heading', { name: 'Hello, Layla Hassan' })).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/dashboard/orders']);
});

test('A customer who logs out is on the home page and signed out', async () => {
  const { user, router, store } = await showOrders({ 'POST /auth/logout': ok({}) }, '/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  expect(router.state.location.pathname).toBe('/');
});

test('A customer finds the orders under the address that the API reads', async () => {
  const { calls } = await showOrders({ 'GET /orders/id=5': ordersAnswer() });
  expect(await screen.findByText('BLS-0123456789')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Order number',
    'Date',
    'Status',
    'Total',
    'View',
  ]);
  expect(screen.getByRole('row', { name: /BLS-0123456789.*Nov.20,.2026.12:30.PM.*Pending.*32\.50.SAR/ })).toBeVisible();
  expect(paths(calls)).toContain('/orders/id=5?page=1');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('With more than one page there is a pager, and the second page is asked for', async () => {
  const { user, calls } = await showOrders({
    'GET /orders/id=5': ({ path }) =>
      ordersAnswer([order()], { last_page: 2, total: 6, current_page: path.endsWith('2') ? 2 : 1 }),
  });
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(paths(calls)).toContain('/orders/id=5?page=2'));
});

test('A customer without orders reads "No orders found"', async () => {
  await showOrders({ 'GET /orders/id=5': ordersAnswer([], { total: 0 }) });
  expect(await screen.findByText('No orders found')).toBeVisible();
});

test('A customer cancels a pending order after a question', async () => {
  let status: 'Pending' | 'Cancelled' = 'Pending';
  const { user, calls } = await showOrders({
    'GET /orders/id=5': () => ordersAnswer([order({ status })]),
    'POST /orders/90/cancel': () => {
      status = 'Cancelled';
      return ok({});
    },
  });
  await user.click(await screen.findByRole('button', { name: 'View order BLS-0123456789-1' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  const question = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  expect(paths(calls)).not.toContain('/orders/90/cancel');
  await user.click(within(question).getByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(paths(calls)).toContain('/orders/90/cancel'));
  expect(await screen.findByRole('row', { name: /Cancelled/, hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
});

test('An order that its vendor has confirmed cannot be cancelled here', async () => {
  const { user } = await showOrders({ 'GET /orders/id=5': ordersAnswer([order({ status: 'Confirmed' })]) });
  await user.click(await screen.findByRole('button', { name: 'View order BLS-0123456789-1' }));
  expect(await screen.findByRole('dialog', { name: /BLS-0123456789/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
});

test('A refused cancellation is told', async () => {
  const calls = fakeApi({
    'GET /user': ok({ user: account() }),
    'GET /orders/id=5': ordersAnswer(),
    'POST /orders/90/cancel': {
      status: 422,
      body: { status: 422, success: false, code: 'too_late', message: 'The vendor has confirmed it.' },
    },
  });
  const { user } = await renderWithProviders(
    <>
      <OrdersPage />
      <Toasts duration={3000} />
    </>,
    { texts: english, session: asCustomer },
  );
  await user.click(await screen.findByRole('button', { name: 'View order BLS-0123456789-1' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('The vendor has confirmed it.')).toBeInTheDocument();
  expect(paths(calls).filter((path) => path.endsWith('cancel'))).toHaveLength(1);
});
