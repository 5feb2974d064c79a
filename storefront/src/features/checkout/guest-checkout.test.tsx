import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { saveDraft } from '../../entities/cart/checkout-draft.ts';
import { english } from '../../testing/samples.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { placed, ready } from './testing/at-checkout.tsx';

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

test('A guest pays cash with the code from the email, and keeps access to the order', async () => {
  let isAsked = false;
  const calls = fakeApi({
    ...ready,
    'POST /guest/email-code': ok({}),
    'POST /orders/place-order': () => {
      if (isAsked) return ok({}, 'Order placed successfully');
      isAsked = true;
      return { status: 403, body: { code: 'email_code_required', message: 'Please confirm your e-mail address.' } };
    },
  });
  const { user, router } = await renderWithProviders(<CheckoutPage />, {
    texts: english,
    routes: [{ path: '/order/:orderNo/confirmed', element: 'The confirmation' }],
  });
  expect(await screen.findByRole('heading', { name: 'Check out as a guest' })).toBeVisible();
  await screen.findAllByText(/32\.50.SAR/);
  expect(screen.getByText('Order news goes here. You need no account.')).toBeVisible();
  const placeOrder = () => user.click(screen.getByRole('button', { name: 'Place order' }));
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
