import { ok } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { atCheckout, placed, type Routes } from './testing/atCheckout.tsx';

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

test('The carrier is asked about the address before the order goes out', async () => {
  const { calls, placeOrder } = await atCheckout(done);
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  const paths = calls.map(({ path }) => path);
  expect(paths.indexOf('/aramex/address/validate')).toBeLessThan(paths.indexOf('/orders/place-order'));
  expect(calls.find(({ path }) => path === '/aramex/address/validate')?.body).toEqual({
    address_1: 'Building 5',
    address_2: 'Flat 2',
    city: 'Manama',
    state: 'Capital',
    country_code: 'BH',
    postal_code: '317',
  });
});

test('A customer whose address the carrier doubts reads why and can correct it', async () => {
  const { user, calls, placeOrder } = await atCheckout({ ...done, ...objection });
  await placeOrder();
  expect(await screen.findByText('Postal codes of Bahrain have three or four digits.')).toBeVisible();
  expect(placed(calls)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Correct the address' }));
  expect(screen.getByRole('textbox', { name: 'Postal code' })).toHaveFocus();
});

test('A customer who knows better keeps the address, and the order goes out', async () => {
  const { user, calls, placeOrder } = await atCheckout({ ...done, ...objection });
  await placeOrder();
  await user.click(await screen.findByRole('button', { name: 'Keep it and place the order' }));
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/aramex/address/validate')).toHaveLength(1);
  expect(placed(calls)).toHaveLength(1);
});

test.each([
  ['is down', 503],
  ['is broken', 500],
])('A carrier that %s holds no order up', async (_how, status) => {
  const { placeOrder } = await atCheckout({ ...done, 'POST /aramex/address/validate': { status, body: {} } });
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
});
