import { RedirectSignedIn, sessionExpired } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { act, screen } from '@testing-library/react';
import { productDetail } from '../../testing/catalog-samples.ts';
import { Frame } from '../../testing/Frame.tsx';
import { english, user as account } from '../../testing/samples.ts';
import { SignInPage } from './SignInPage.tsx';

const respond = (role: 1 | 2 | 3) => ok({ token: 'fresh-token', user: account({ role }) });

async function show(state?: unknown, demoSignIn: { email: string; password: string } | null = null) {
  const view = await renderWithProviders(<Frame />, {
    texts: english,
    at: '/login',
    state,
    path: '/unused',
    site: { origin: '', defaultLang: 'en', demoSignIn, areas: [] },
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
] as const)('A person with role %i is sent to %s after the login', async (role, home) => {
  const calls = fakeApi({ 'POST /auth/login': respond(role) });
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

test('A visitor who wanted to buy returns to the product with one item in the cart', async () => {
  const calls = fakeApi({ 'POST /auth/login': respond(3), 'POST /carts': ok({ cart: {} }) });
  const line = { product_id: 7, variant_id: 70, quantity: 2 };
  const { router, signIn, user } = await show({ from: '/product/nitrile-gloves?variant=70', addToCart: line });
  await signIn();
  expect(await screen.findByText('Added to your cart.')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/product/nitrile-gloves', search: '?variant=70' });
  expect(calls.filter(({ path }) => path === '/carts').map(({ body }) => body)).toEqual([line]);
  await user.click(screen.getByRole('button', { name: 'View cart' }));
  expect(router.state.location.pathname).toBe('/cart');
});

test('A visitor who wanted to save a product has it in the wishlist after the login', async () => {
  const calls = fakeApi({ 'POST /auth/login': respond(3), 'POST /wishlist': ok({ wishlist: [] }) });
  const { signIn } = await show({ from: '/shop', addToWishlist: 7 });
  await signIn();
  expect(await screen.findByText('Added to your wishlist.')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/wishlist').map(({ body }) => body)).toEqual([{ product_id: 7 }]);
});

test.each([
  [{ addToCart: { product_id: 7, quantity: 1 } }, 'Log in to add Nitrile gloves to your cart.'],
  [{ addToWishlist: 7 }, 'Log in to save Nitrile gloves to your wishlist.'],
])("A visitor sees what happens after the login, and no one else's address", async (intent, words) => {
  fakeApi({ 'GET /products/7': ok({ product: productDetail() }) });
  await show({ from: '/shop', ...intent }, { email: 'customer@demo.balsam.test', password: 'balsam-demo' });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  expect(screen.queryByText(/Welcome back/)).not.toBeInTheDocument();
});

test('A vendor who logs in here adds nothing to a cart', async () => {
  const calls = fakeApi({ 'POST /auth/login': respond(2) });
  const { signIn } = await show({ from: '/product/x', addToCart: { product_id: 7, quantity: 1 } });
  await signIn();
  await screen.findByText('Signed in');
  expect(calls.map(({ path }) => path)).not.toContain('/carts');
});

test('A wrong password is reported under the field and the input is preserved', async () => {
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

test('Demo credentials are filled in only where the site offers them', async () => {
  fakeApi({});
  await show(undefined, { email: 'customer@demo.balsam.test', password: 'balsam-demo' });
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('customer@demo.balsam.test');
});

test('Without a demo the fields are empty, and submitting reports what is missing', async () => {
  fakeApi({});
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Email is required.')).toBeVisible();
  expect(screen.getByText('Password is required.')).toBeVisible();
});

test('The login switches to the registration and back in place', async () => {
  fakeApi({ 'GET /countries': ok({ data: [] }) });
  const { user, router } = await show();
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(await screen.findByRole('heading', { name: 'Sign up' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('After a registration the login is filled in and returns to the original page', async () => {
  fakeApi({
    'GET /countries': ok({ data: [] }),
    'GET /products/7': ok({ product: productDetail() }),
    'POST /auth/register': ok({}),
  });
  const line = { product_id: 7, quantity: 1 };
  const { user, router } = await show({ from: '/cart', addToCart: line }, { email: 'demo@balsam.test', password: 'x' });
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
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
  expect(router.state.location.state).toMatchObject({ from: '/cart', addToCart: line });
  expect(JSON.stringify(router.state.location.state)).not.toContain('kepler7');
});

test('A vendor who has just registered sees the next step, with the address filled in', async () => {
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

test("A vendor who is not approved yet is told so at the shop's login", async () => {
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

test('After an expired session the login explains it and returns to the same page', async () => {
  fakeApi({ 'POST /auth/login': respond(3) });
  const { store, router, signIn } = await show({ from: '/dashboard/orders?page=2' });
  act(() => {
    store.dispatch(sessionExpired());
  });
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');
  await signIn();
  await screen.findByText('Signed in');
  expect(router.state.location).toMatchObject({ pathname: '/dashboard/orders', search: '?page=2' });
});

test('The link to a new password is next to the password field', async () => {
  fakeApi({});
  await show();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
});
