import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cartResponse } from '../../testing/cart-samples.ts';
import { bookAddress, cart, checkout } from '../../testing/samples.ts';
import { atCheckout, placed, type Routes } from './testing/at-checkout.tsx';

const home = bookAddress();
const done: Routes = { 'POST /orders/place-order': ok({}, 'Order placed successfully') };
const objection: Routes = {
  'POST /aramex/address/validate': {
    status: 422,
    body: {
      status: 422,
      success: false,
      code: 'invalid',
      message: 'Check the form.',
      errors: { postal_code: ['Postal codes of Bahrain have three or four digits.'] },
    },
  },
};

test('The carrier checks the address before the order is sent', async () => {
  const { calls, placeOrder } = await atCheckout(done);
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  const paths = calls.map(({ path }) => path);
  expect(paths.indexOf('/aramex/address/validate')).toBeLessThan(paths.indexOf('/orders/place-order'));
  expect(calls.find(({ path }) => path === '/aramex/address/validate')?.body).toEqual({
    address_1: 'Building 5',
    address_2: 'Flat 2',
    country_id: '17',
    state_id: '170',
    city_id: '1700',
    postal_code: '317',
  });
});

test('An address that the carrier doubts shows the reason and can be corrected', async () => {
  const { user, calls, placeOrder } = await atCheckout({ ...done, ...objection });
  await placeOrder();
  const field = screen.getByRole('textbox', { name: 'Postal code' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Postal codes of Bahrain have three or four digits.'));
  expect(placed(calls)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Correct the address' }));
  expect(field).toHaveFocus();
  await user.type(field, '8');
  await waitFor(() => expect(field).toBeValid());
});

/** Parcels go to an address of the book. */
const stored = (address: typeof home): Routes => ({
  'GET /user/addresses': ok({ addresses: [address] }),
  'GET /carts': cartResponse([cart()], null, address.id),
  'POST /orders/checkout': { body: checkout({ shipping_address_id: address.id }) },
});
const elsewhere = stored({ ...home, address_1: 'Villa 3', postal_code: '99' });

test('The carrier checks the stored address if parcels go there', async () => {
  const { calls, placeOrder } = await atCheckout({ ...done, ...elsewhere });
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(calls.find(({ path }) => path === '/aramex/address/validate')?.body).toEqual({
    address_1: 'Villa 3',
    address_2: 'Flat 2',
    country_id: 17,
    state_id: 170,
    city_id: 1700,
    postal_code: '99',
  });
});

test('A Saudi address without a National Address is completed before the order is sent', async () => {
  const riyadh = { ...home, country: { id: 1, name: 'Saudi Arabia', iso2: 'SA' } };
  let addresses = [riyadh];
  const { user, calls, placeOrder } = await atCheckout({
    ...done,
    ...stored(riyadh),
    'GET /user/addresses': () => ok({ addresses }),
    'POST /user/addresses/1': () => {
      addresses = [{ ...riyadh, national_address: 'RRRD2929' }];
      return ok({ address: addresses[0] }, 'Address saved successfully');
    },
  });
  await placeOrder();
  const dialog = within(await screen.findByRole('dialog', { name: 'National Address' }));
  await user.type(dialog.getByRole('textbox', { name: 'National short address' }), 'rrrd 2929');
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ path }) => path === '/user/addresses/1')?.body).toMatchObject({
    label: 'Home',
    national_address: 'RRRD2929',
    updated_at_seen: home.updated_at,
  });
  expect(placed(calls)).toHaveLength(0);
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
});

test('An objection to the stored address is shown there, with both options', async () => {
  const { user, calls, placeOrder } = await atCheckout({ ...done, ...elsewhere, ...objection });
  await placeOrder();
  const destination = within(await screen.findByRole('region', { name: 'Delivery address' }));
  expect(await destination.findByRole('alert')).toHaveFocus();
  expect(destination.getByText('Postal codes of Bahrain have three or four digits.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Postal code' })).toBeValid();
  expect(destination.getByRole('link', { name: 'Correct the address' })).toHaveAttribute('href', '/dashboard/address');
  await user.click(destination.getByRole('button', { name: 'Use it anyway and place the order' }));
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(placed(calls)).toHaveLength(1);
});

test('A customer who keeps the address places the order', async () => {
  const { user, calls, placeOrder } = await atCheckout({ ...done, ...objection });
  await placeOrder();
  await user.click(await screen.findByRole('button', { name: 'Use it anyway and place the order' }));
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/aramex/address/validate')).toHaveLength(1);
  expect(placed(calls)).toHaveLength(1);
});

test.each([
  ['is down', 503],
  ['is broken', 500],
])('A carrier that %s does not block the order', async (_how, status) => {
  const { placeOrder } = await atCheckout({ ...done, 'POST /aramex/address/validate': { status, body: {} } });
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
});
