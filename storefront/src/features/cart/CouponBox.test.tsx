import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cartResponse, coupon } from '../../testing/cart-samples.ts';
import { asCustomer, cart, english } from '../../testing/samples.ts';
import { CartPage } from './CartPage.tsx';

const refusal = (code: string, message: string) => ({
  status: 422,
  body: { status: 422, success: false, code, message, errors: { code: [message] } },
});
const show = () => renderWithProviders(<CartPage />, { session: asCustomer, texts: english });
const field = () => screen.findByRole('textbox', { name: 'Coupon code' });

test('A customer applies a code, sees the saving and removes it', async () => {
  let applied = false;
  const calls = fakeApi({
    'GET /carts': () => (applied ? cartResponse([cart({ discount: 2.5 })], coupon()) : cartResponse([cart()])),
    'POST /carts/coupon': () => {
      applied = true;
      return ok({});
    },
    'DELETE /carts/coupon': () => {
      applied = false;
      return ok({});
    },
  });
  const { user } = await show();
  await user.type(await field(), ' welcome10 ');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const box = screen.getByRole('group', { name: 'Coupon' });
  expect(await within(box).findByText(/10% off: you save 2\.50.SAR\./)).toBeVisible();
  expect(box).toHaveFocus();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ code: 'welcome10' });

  await user.click(screen.getByRole('button', { name: 'Remove coupon WELCOME10' }));
  expect(await field()).toHaveValue('');
});

test.each([
  ['coupon_expired', 'This coupon ended on Nov 1, 2026.'],
  ['coupon_minimum', 'This coupon needs an order of at least 150.00 SAR.'],
])('A refused code (%s) shows the reason at the field and stays there', async (code, message) => {
  fakeApi({ 'GET /carts': cartResponse([cart()]), 'POST /carts/coupon': refusal(code, message) });
  const { user } = await show();
  await user.type(await field(), 'OLD');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
  expect(await field()).toHaveValue('OLD');
  expect(await field()).toHaveFocus();
});

test('A lost connection leaves the cart and the code visible', async () => {
  const responses = [cartResponse([cart()])];
  const cutOff = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const calls = fakeApi({ 'GET /carts': () => responses.shift() ?? cutOff(), 'POST /carts/coupon': cutOff });
  const { user } = await show();
  await user.type(await field(), 'WELCOME10');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(calls.filter(({ path }) => path === '/carts')).toHaveLength(2));
  expect(await field()).toHaveValue('WELCOME10');
});

test('An empty code is not sent', async () => {
  const calls = fakeApi({ 'GET /carts': cartResponse([cart()]) });
  const { user } = await show();
  await field();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Enter a coupon code.')).toBeVisible();
  expect(calls.map(({ method }) => method)).not.toContain('POST');
});

test('A code that is no longer valid shows the reason and gives no discount', async () => {
  const problem = 'This coupon needs an order of at least 150.00 SAR.';
  fakeApi({ 'GET /carts': cartResponse([cart()], coupon({ discount: 0, problem })) });
  await show();
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.queryByText('Discount')).not.toBeInTheDocument();
});

test('A failed removal is reported in place', async () => {
  fakeApi({
    'GET /carts': cartResponse([cart({ discount: 2.5 })], coupon()),
    'DELETE /carts/coupon': { status: 503, body: { status: 503, success: false, code: 'busy', message: 'Too busy.' } },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove coupon WELCOME10' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too busy.');
});
