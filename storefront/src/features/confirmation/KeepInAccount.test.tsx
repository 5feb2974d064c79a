import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { placedOrder } from '../../testing/cart-samples.ts';
import { english, user as account } from '../../testing/samples.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';

const ORDER = 'BLS-0123456789';
const placed = `GET /orders/placed/${ORDER}`;
const missing = { status: 404, body: { status: 404, success: false, code: 'not_found', message: 'No.' } };
const badCredentials = {
  status: 401,
  body: { status: 401, success: false, code: 'bad_credentials', message: 'Wrong email or password.' },
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('guest_order', `${'g'.repeat(43)} ${ORDER}`);
});

async function openAccount(login: Parameters<typeof fakeApi>[0][string]) {
  const calls = fakeApi({
    // The order becomes the account's only once it is taken over.
    [placed]: ({ headers }) => (headers.has('Authorization') ? missing : ok({ order: placedOrder() })),
    'POST /orders/track': missing,
    'POST /auth/register': ok({}),
    'POST /auth/login': login,
    'GET /user': missing,
  });
  let arrive = () => {};
  const loading = new Promise<void>((resolve) => (arrive = resolve));
  const view = await renderWithProviders(<ConfirmationPage />, {
    texts: english,
    at: `/order/${ORDER}/confirmed`,
    path: '/order/:orderNo/confirmed',
    routes: [
      { path: '/dashboard/orders', lazy: async () => loading.then(() => ({ element: 'The orders' })) },
      { path: '/login', element: 'The login' },
    ],
  });
  await view.user.type(await screen.findByLabelText('Password', { exact: true }), 'olive-lantern-92');
  await view.user.click(screen.getByRole('button', { name: 'Open my account' }));
  return { ...view, calls, arrive };
}

const signedIn = ok({ token: 'fresh-token', user: account({ role: 3 }) });

test('A guest opens an account with the data of the order', async () => {
  const { calls, arrive } = await openAccount(signedIn);
  await waitFor(() => expect(calls.some(({ path }) => path === '/auth/login')).toBe(true));
  expect(calls.find(({ path }) => path === '/auth/register')?.body).toMatchObject({
    ...{ account_type: 'customer', firstname: 'Layla', lastname: 'Hassan', password: 'olive-lantern-92' },
  });
  await waitFor(() => expect(calls.filter(({ path }) => path === `/orders/placed/${ORDER}`)).toHaveLength(2));
  await waitFor(() => expect(screen.getByText(ORDER)).toBeVisible());
  expect(screen.queryByRole('heading', { name: english.storefront.notFound.title })).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByText('The orders')).toBeVisible();
});

test('A guest whose address has an account signs in to take the order over', async () => {
  const { router } = await openAccount(badCredentials);
  expect(await screen.findByText('The login')).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/dashboard/orders?claim=1' });
});
