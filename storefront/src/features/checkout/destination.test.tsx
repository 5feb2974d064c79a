import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cartResponse } from '../../testing/cart-samples.ts';
import { bookAddress, cart, checkout, shipping } from '../../testing/samples.ts';
import { atCheckout, placed, type Routes } from './testing/at-checkout.tsx';

const home = bookAddress();
const clinic = bookAddress({
  ...{ id: 2, label: 'Clinic', address_1: 'Road 9', is_default_shipping: false, is_default_billing: false },
});
const [part] = checkout().orders;

/** A backend that remembers the chosen address; the fee to the clinic is 42. */
const twoAddresses = (): Routes => {
  let chosen = home.id;
  const fee = () => (chosen === clinic.id ? 42 : 7.5);
  return {
    'GET /user/addresses': ok({ addresses: [home, clinic] }),
    'GET /carts': () => cartResponse([cart({ shipping_cost: fee() })], null, chosen),
    'POST /carts/deliver-to': ({ body }) => {
      chosen = (body as { address_id: number }).address_id;
      return cartResponse([cart({ shipping_cost: fee() })], null, chosen);
    },
    'POST /orders/checkout': () => ({
      body: checkout({
        ...{ shipping_address_id: chosen, shipping_cost: fee(), grand_total: 25 + fee() },
        orders: part ? [{ ...part, shipping }] : [],
      }),
    }),
    'POST /orders/place-order': ok({}, 'Order placed successfully'),
  };
};

test('Choosing another address changes the fee, announces it, and the order names it', async () => {
  const { user, calls, placeOrder } = await atCheckout(twoAddresses());
  const destination = within(await screen.findByRole('region', { name: 'Delivery address' }));
  expect(await destination.findByRole('radio', { name: 'Home' })).toBeChecked();
  await user.click(destination.getByRole('radio', { name: 'Clinic' }));
  await waitFor(() => expect(destination.getByRole('radio', { name: 'Clinic' })).toBeChecked());
  expect(await screen.findByText(/^Delivery 42\.00.SAR, total 67\.00.SAR\. Arrives/)).toBeInTheDocument();
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(placed(calls)[0]?.body).toMatchObject({ shipping_address_id: 2 });
});

test('A choice that is refused leaves the address and says so', async () => {
  const { user } = await atCheckout({ ...twoAddresses(), 'POST /carts/deliver-to': { status: 500, body: {} } });
  const destination = within(await screen.findByRole('region', { name: 'Delivery address' }));
  await user.click(await destination.findByRole('radio', { name: 'Clinic' }));
  expect(await screen.findByText('The address could not be chosen.')).toBeVisible();
  expect(destination.getByRole('radio', { name: 'Home' })).toBeChecked();
});

test('An order goes to another address once, which is sent with it', async () => {
  const { user, calls, placeOrder } = await atCheckout(twoAddresses());
  const destination = within(await screen.findByRole('region', { name: 'Delivery address' }));
  await user.click(await destination.findByRole('radio', { name: 'Deliver to another address' }));
  await user.type(destination.getByRole('textbox', { name: 'Recipient' }), 'Huda');
  await user.selectOptions(await destination.findByRole('combobox', { name: 'Country' }), 'Bahrain');
  await destination.findByRole('option', { name: 'Capital' });
  await user.selectOptions(destination.getByRole('combobox', { name: 'State' }), 'Capital');
  await destination.findByRole('option', { name: 'Manama' });
  await user.selectOptions(destination.getByRole('combobox', { name: 'City' }), 'Manama');
  await user.type(destination.getByRole('textbox', { name: 'Address line 1' }), 'Quay 9');
  await user.type(destination.getByRole('textbox', { name: 'Phone number' }), '+97333112299');
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/orders/checkout').at(-1)?.body).toEqual({ shipping_country: 17 }),
  );
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  const [{ body } = { body: null }] = placed(calls);
  expect(body).toMatchObject({
    shipping: { recipient: 'Huda', country: 17, state: 170, city: 1700, address_1: 'Quay 9' },
  });
  expect(body).not.toHaveProperty('shipping_address_id');
});

test('Without a stored address, parcels go to the billing address', async () => {
  await atCheckout();
  const destination = within(await screen.findByRole('region', { name: 'Delivery address' }));
  expect(await destination.findByRole('radio', { name: 'To the billing address' })).toBeChecked();
});
