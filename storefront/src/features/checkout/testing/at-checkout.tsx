import { fakeApi, ok, renderWithProviders, type Call } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useCart } from '../../../entities/cart/use-cart.ts';
import { cartResponse } from '../../../testing/cart-samples.ts';
import { Frame } from '../../../testing/Frame.tsx';
import { asCustomer, cart, checkout, english, user } from '../../../testing/samples.ts';
import { CheckoutPage } from '../CheckoutPage.tsx';

// Every test starts in a new tab.
beforeEach(() => sessionStorage.clear());

export type Routes = Parameters<typeof fakeApi>[0];

export const places: Routes = {
  'GET /countries': ok({ data: [{ id: 17, name: 'Bahrain', iso2: 'BH' }] }),
  'GET /states': ok({ data: [{ id: 170, name: 'Capital' }] }),
  'GET /cities': ok({ data: [{ id: 1700, name: 'Manama' }] }),
};

/** A customer with one line in the cart, whose address the carrier accepts. */
export const ready: Routes = {
  ...places,
  'GET /carts': cartResponse([cart()]),
  'GET /user': ok({ user: user() }),
  'GET /user/addresses': ok({ addresses: [] }),
  'POST /orders/checkout': { body: checkout() },
  'POST /aramex/address/validate': ok({}),
};

function Cart() {
  useCart();
  return 'The cart';
}

/** Renders the checkout of a customer and fills in the missing fields. */
export async function atCheckout(routes: Routes = {}, confirmation: ReactNode = 'The confirmation') {
  const calls = fakeApi({ ...ready, ...routes });
  const view = await renderWithProviders(<CheckoutPage />, {
    session: asCustomer,
    texts: english,
    at: '/checkout',
    path: '/unused',
    routes: [
      {
        element: <Frame />,
        children: [
          { path: '/checkout', element: <CheckoutPage /> },
          { path: '/cart', element: <Cart /> },
          { path: '/order/:orderNo/confirmed', element: confirmation },
        ],
      },
    ],
  });
  await screen.findAllByText(/32\.50.SAR/);
  const withMessage = screen.getByRole('checkbox', { name: 'Add a note for the sellers' });
  // A draft may have selected it already.
  if (!(withMessage instanceof HTMLInputElement && withMessage.checked)) await view.user.click(withMessage);
  await view.user.type(screen.getByRole('textbox', { name: 'Note for the sellers' }), 'Ring twice');
  const placeOrder = () => view.user.click(screen.getByRole('button', { name: 'Place order' }));
  return { ...view, calls, placeOrder };
}

/** Response for an order that does not exist. */
export const missing = { status: 404, body: { status: 404, success: false, code: 'not_found', message: 'Not found.' } };

export const placed = (calls: Call[]) => calls.filter(({ path }) => path === '/orders/place-order');
