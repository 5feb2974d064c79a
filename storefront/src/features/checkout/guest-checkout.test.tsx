import { fakeApi, ok, renderWithProviders, type Call } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { saveDraft } from '../../entities/cart/checkout-draft.ts';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';
import { cartResponse, coupon, placedOrder } from '../../testing/cart-samples.ts';
import { emptySite } from '../../testing/content-samples.ts';
import { checkout, english } from '../../testing/samples.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { missing, placed, ready, type Routes } from './testing/at-checkout.tsx';

const TOKEN = 'g'.repeat(43);
const FIELDS = {
  ...{ firstname: 'Noor', lastname: 'Saleh', email: 'noor@balsam.test', phone_number: '+97333112233' },
  ...{ country: '17', state: '170', city: '1700', postal_code: '317', address_1: 'Building 5' },
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('guest_token', TOKEN);
  localStorage.setItem('guest_cart', '1');
  saveDraft(null, FIELDS);
});

const emailIn = ({ body }: Call) => (body as { email?: string } | undefined)?.email;

/** The layout loads the site before the page. */
function Page() {
  const { isSuccess } = useGetSiteQuery();
  return isSuccess && <CheckoutPage />;
}

async function atGuestCheckout(routes: Routes = {}, isOpenToGuests = true) {
  const calls = fakeApi({
    ...ready,
    'GET /site': ok({ data: { ...emptySite, guest_checkout: isOpenToGuests } }),
    ...routes,
  });
  const view = await renderWithProviders(<Page />, {
    texts: english,
    routes: [
      { path: '/order/:orderNo/confirmed', element: 'The confirmation' },
      { path: '/login', element: 'The login' },
    ],
  });
  const placeOrder = () => view.user.click(screen.getByRole('button', { name: 'Place order' }));
  /** Email addresses of the requested checkouts. */
  const prepared = () => calls.filter(({ path }) => path === '/orders/checkout').map(emailIn);
  return { ...view, calls, placeOrder, prepared };
}

test('A guest pays cash with the code from the email, and keeps access to the order', async () => {
  let isAsked = false;
  const { user, router, calls, placeOrder } = await atGuestCheckout({
    'POST /guest/email-code': ok({}),
    'POST /orders/place-order': () => {
      if (isAsked) return ok({}, 'Order placed successfully');
      isAsked = true;
      return { status: 403, body: { code: 'email_code_required', message: 'Please confirm your e-mail address.' } };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Check out as a guest' })).toBeVisible();
  await screen.findAllByText(/32\.50.SAR/);
  expect(screen.getByText('Order news goes here. You need no account.')).toBeVisible();
  await placeOrder();
  await user.type(await screen.findByRole('textbox', { name: /Code from the email/ }), '048213');
  expect(calls.find(({ path }) => path === '/guest/email-code')?.body).toEqual({ email: 'noor@balsam.test' });
  await placeOrder();
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/BLS-0123456789/confirmed'));
  expect(placed(calls).at(-1)).toMatchObject({ body: { email_code: '048213' } });
  expect(placed(calls).at(-1)?.headers.get('Guest-Token')).toBe(TOKEN);
  expect(localStorage.getItem('guest_order')).toBe(`${TOKEN} BLS-0123456789`);
  expect(calls.some(({ path }) => path === '/user')).toBe(false);
});

test('A coupon is checked for the email address that the guest has entered', async () => {
  const { user, prepared } = await atGuestCheckout({
    'POST /orders/checkout': (call) => {
      const isUsed = emailIn(call) === 'noor@balsam.test';
      return { body: checkout({ coupon: coupon({ problem: isUsed ? 'You have already used this coupon.' : null }) }) };
    },
  });
  expect(await screen.findByText(/You have already used this coupon/)).toBeVisible();
  expect(prepared()).toEqual([undefined, 'noor@balsam.test']);
  const email = screen.getByRole('textbox', { name: /^Email/ });
  await user.clear(email);
  await user.type(email, 'layla@balsam.test');
  // One request for the whole address, not one for each of its beginnings.
  await waitFor(() => expect(prepared()).toEqual([undefined, 'noor@balsam.test', 'layla@balsam.test']));
});

test('Without a coupon, the email address is sent with the order only', async () => {
  const { placeOrder, prepared, calls } = await atGuestCheckout({ 'POST /orders/place-order': ok({}) });
  await screen.findAllByText(/32\.50.SAR/);
  await placeOrder();
  await waitFor(() => expect(placed(calls)).toHaveLength(1));
  expect(prepared()).toEqual([undefined]);
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('A second order whose response was lost is found with the token of its cart', async () => {
  localStorage.setItem('guest_order', `${'o'.repeat(43)} BLS-0000000001`);
  const { router, placeOrder, calls } = await atGuestCheckout({
    'POST /orders/place-order': lost,
    'GET /orders/placed/BLS-0123456789': ({ headers }) =>
      headers.get('Guest-Token') === TOKEN ? ok({ order: placedOrder() }) : missing,
  });
  await screen.findAllByText(/32\.50.SAR/);
  await placeOrder();
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/BLS-0123456789/confirmed'));
  expect(placed(calls)).toHaveLength(1);
  expect(localStorage.getItem('guest_order')).toBe(`${TOKEN} BLS-0123456789`);
});

test('A guest who reloads the page after a lost response is led to the order', async () => {
  localStorage.setItem('guest_sent', `${TOKEN} BLS-0123456789`);
  const { router } = await atGuestCheckout({
    'GET /carts': cartResponse([]),
    'GET /orders/placed/BLS-0123456789': ok({ order: placedOrder() }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/BLS-0123456789/confirmed'));
});

test('Once guests may no longer buy, the checkout leads to the login', async () => {
  const { user, router, prepared } = await atGuestCheckout({}, false);
  await user.click(await screen.findByRole('link', { name: 'Log in to place your order' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(prepared()).toHaveLength(0);
  expect(localStorage.getItem('guest_token')).toBe(TOKEN);
});
