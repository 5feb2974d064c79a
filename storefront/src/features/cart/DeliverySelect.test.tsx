import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { cartResponse } from '../../testing/cart-samples.ts';
import { asCustomer, bookAddress, cart, english } from '../../testing/samples.ts';
import { CartPage } from './CartPage.tsx';

const home = bookAddress();
const clinic = bookAddress({ id: 2, label: 'Clinic', is_default_shipping: false, is_default_billing: false });
const show = () => renderWithProviders(<CartPage />, { session: asCustomer, texts: english });

test('A customer chooses where the cart goes, and hears the new fee', async () => {
  const calls = fakeApi({
    'GET /carts': cartResponse([cart()], null, home.id),
    'GET /user/addresses': ok({ addresses: [home, clinic] }),
    'POST /carts/deliver-to': cartResponse([cart({ shipping_cost: 42 })], null, clinic.id),
  });
  const { user } = await show();
  const select = await screen.findByRole('combobox', { name: 'Deliver to' });
  expect(select).toHaveDisplayValue('Home · Manama · Bahrain');
  await user.selectOptions(select, 'Clinic · Manama · Bahrain');
  expect(await screen.findByText(/^Delivery 42\.00.SAR, total 67\.00.SAR\.$/)).toBeInTheDocument();
  expect(select).toHaveDisplayValue('Clinic · Manama · Bahrain');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ address_id: 2 });
});

test('A refused choice leaves the address', async () => {
  fakeApi({
    'GET /carts': cartResponse([cart()], null, home.id),
    'GET /user/addresses': ok({ addresses: [home, clinic] }),
    'POST /carts/deliver-to': { status: 500, body: {} },
  });
  const { user } = await show();
  const select = await screen.findByRole('combobox', { name: 'Deliver to' });
  await user.selectOptions(select, 'Clinic · Manama · Bahrain');
  await waitFor(() => expect(select).toHaveAttribute('aria-busy', 'false'));
  expect(select).toHaveDisplayValue('Home · Manama · Bahrain');
});

test('With one address there is nothing to choose', async () => {
  fakeApi({ 'GET /carts': cartResponse([cart()], null, home.id), 'GET /user/addresses': ok({ addresses: [home] }) });
  await show();
  await screen.findByRole('heading', { name: 'Cart total' });
  expect(screen.queryByRole('combobox', { name: 'Deliver to' })).not.toBeInTheDocument();
});
