import { RedirectSignedIn, sessionExpired } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { act, screen } from '@testing-library/react';
import { productDetail } from '../../testing/catalog-samples.ts';
import { Frame } from '../../testing/Frame.tsx';
import { english, user as account } from '../../testing/samples.ts';
import { SignInPage } from './SignInPage.tsx';

const answer = (role: 1 | 2 | 3) => ok({ token: 'fresh-token', user: account({ role }) });

async function show(state?: unknown, demoSignIn: { email: string; password: string } | null = null) {
  const view = await renderWithProviders(<Frame />, {
    texts: english,
    at: '/login',
    state,
    path: '/unused',
    site: { origin: '', demoSignIn, areas: [] },
    routes: [
      {
        element: <Frame />,
        children: [
          {
            element: <RedirectSignedIn customerHome="/dashboard" />,
            children: [{ path: '/login', element: <SignInPage /> }],
          },
          { path: '*', element: 'Signed in' },
        ],
      },
    ],
  });
  const signIn = async (email = 'layla@balsam.test', password = 'balsam-demo') => {
    await view.user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
    await view.user.type(screen.getByLabelText('Password'), password);
    await view.user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  return { ...view, signIn };
}

test.each([
  [3, '/dashboard'],
  [2, '/vendor'],
  [1, '/admin/dashboard'],
] as const)('Someone with role %i is at home at %s after signing in', async (role, home) => {
  const calls = fakeApi({ 'POST /auth/login': answer(role) });
  const { router, signIn } = await show();
  await signIn();
  await screen.findByText('Signed in');
  expect(router.state.location.pathname).toBe(home);
  expect(calls[0]?.body).toEqual({
    email: 'layla@balsam.test',
    password: 'balsam-demo',
    remember_me: false,
    user_type: 'customer',
  });
  expect(calls).toHaveLength(1);
});

test('A visitor who wanted to buy is back at the product, and the item is in the cart once', async () => {
  const calls = fakeApi({ 'POST /auth/login': answer(3), 'POST /carts': ok({ cart: {} }) });
  const line = { product_id: 7, variant_id: 70, quantity: 2 };
  const { router, signIn } = await show({ from: '/product/nitrile-gloves?variant=70', addToCart: line });
  await signIn();
  expect(await screen.findByText('Added to your cart.')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/product/nitrile-gloves', search: '?variant=70' });
  expect(calls.filter(({ path }) => path === '/carts').map(({ body }) => body)).toEqual([line]);
});

test('A visitor who wanted to keep a product has it in the wishlist after signing in', async () => {
  const calls = fakeApi({ 'POST /auth/login': answer(3), 'POST /wishlist': ok({ wishlist: [] }) });
  const { signIn } = await show({ from: '/shop', addToWishlist: 7 });
  await signIn();
  expect(await screen.findByText('Added to your wishlist.')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/wishlist').map(({ body }) => body)).toEqual([{ product_id: 7 }]);
});

test.each([
  [{ addToCart: { product_id: 7, quantity: 1 } }, 'Log in to add Nitrile gloves to your cart.'],
  [{ addToWishlist: 7 }, 'Log in to save Nitrile gloves to your wishlist.'],
])('A visitor reads what waits for the sign-in, and nobody else’s address is filled in', async (intent, words) => {
  fakeApi({ 'GET /products/7': ok({ product: productDetail() }) });
  await show({ from: '/shop', ...intent }, { email: 'customer@demo.balsam.test', password: 'balsam-demo' });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  expect(screen.queryByText(/Welcome back/)).not.toBeInTheDocument();
});

test('A vendor who signs in here puts nothing into a cart', async () => {
  const calls = fakeApi({ 'POST /auth/login': answer(2) });
  const { signIn } = await show({ from: '/product/x', addToCart: { product_id: 7, quantity: 1 } });
  await signIn();
  await screen.findByText('Signed in');
  expect(calls.map(({ path }) => path)).not.toContain('/carts');
});

test('Someone with a wrong password is told so under the field and keeps what was typed', async () => {
  fakeApi({
    'POST /auth/login': {
      status: 401,
      body: {
        status: 401,
        success: false,
        code: 'wrong_credentials',
        message: 'These credentials are wrong.',
        errors: { email: ['No account has this address and password.', 'Second.'] },
      },
    },
  });
  const { signIn } = await show();
  await signIn();
  expect(await screen.findByText('No account has this address and password.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('layla@balsam.test');
});

test('The demo sign-in is filled in only where the site offers one', async () => {
  fakeApi({});
  await show(undefined, { email: 'customer@demo.balsam.test', password: 'balsam-demo' });
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('customer@demo.balsam.test');
});

test('Without a demo the fields are empty, and sending them says what is missing', async () => {
  fakeApi({});
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Email is required.')).toBeVisible();
  expect(screen.getByText('Password is required.')).toBeVisible();
});

test('The sign-in turns into the registration and back in place', async () => {
  fakeApi({ 'GET /countries': ok({ data: [] }) });
  const { user, router } = await show();
  await user.click(await screen.findByRole('button', { name: 'Create an account' }));
  expect(await screen.findByRole('heading', { name: 'Sign up' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('The login after a registration is filled in, and remembers where the visitor came from', async () => {
  fakeApi({ 'GET /countries': ok({ data: [] }), 'POST /auth/register': ok({}) });
  const { user, router } = await show({ from: '/cart' }, { email: 'demo@balsam.test', password: 'x' });
  await user.click(await screen.findByRole('button', { name: 'Create an account' }));
  for (const [label, text] of [
    ['First name', 'Layla'],
    ['Last name', 'Hassan'],
    ['Email', 'layla@balsam.test'],
    ['Phone number', '055123'],
    ['Password', 'kepler7'],
    ['Confirm password', 'kepler7'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(/^Your account is ready/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('layla@balsam.test');
  expect(screen.getByLabelText('Password')).toHaveValue('kepler7');
  expect(router.state.location.state).toMatchObject({ from: '/cart' });
  expect(JSON.stringify(router.state.location.state)).not.toContain('kepler7');
});

test('A vendor who registers from the sign-in reads what comes next, and the address is filled in', async () => {
  fakeApi({});
  await show(
    { news: { what: 'vendorWaits', email: 'huda@balsam.test' } },
    { email: 'demo@balsam.test', password: 'x' },
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'email huda@balsam.test as soon as you can log in and start selling',
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('huda@balsam.test');
});

test('A vendor who is not approved yet is told so at the sign-in of the shop', async () => {
  const message = 'Your vendor account is waiting for approval.';
  fakeApi({
    'POST /auth/login': { status: 403, body: { status: 403, success: false, code: 'vendor_inactive', message } },
  });
  const { signIn } = await show();
  await signIn();
  await screen.findAllByText(message);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([message, message]);
  expect(screen.getByRole('link', { name: 'Vendor login' })).toHaveAttribute('href', '/vendor/login');
});

test('Somebody whose session has ended reads why, and comes back to where they were', async () => {
  fakeApi({ 'POST /auth/login': answer(3) });
  const { store, router, signIn } = await show({ from: '/dashboard/orders?page=2' });
  act(() => {
    store.dispatch(sessionExpired());
  });
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');
  await signIn();
  await screen.findByText('Signed in');
  expect(router.state.location).toMatchObject({ pathname: '/dashboard/orders', search: '?page=2' });
});

test('The way to a new password stands beside the password', async () => {
  fakeApi({});
  await show();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
});
