import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { leaveTo } from '../../entities/page/leave-to.ts';
import { checkout } from '../../testing/samples.ts';
import { atCheckout, placed } from './testing/at-checkout.tsx';

jest.mock('../../entities/page/leave-to.ts', () => ({ leaveTo: jest.fn() }));

it('A seller who does not accept cash leaves only the card, which leads to the bank', async () => {
  const { calls, placeOrder } = await atCheckout({
    'POST /orders/checkout': { body: checkout({ cash: false, card: 'ready' }) },
    'POST /orders/place-order': ok({}),
    'POST /payments/BLS-0123456789/session': ok({
      data: { redirect_url: 'https://bank.example/pay/1', pay_by: '2026-11-23T11:32:00.000Z' },
    }),
  });
  expect(await screen.findByRole('radio', { name: /Card/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Cash/ })).not.toBeInTheDocument();
  await placeOrder();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://bank.example/pay/1'));
  expect(placed(calls)[0]?.body).toMatchObject({ payment_method: 'card' });
});

it('An order of zero says so and mentions no courier or cash', async () => {
  const { calls, placeOrder } = await atCheckout({
    'POST /orders/checkout': { body: checkout({ sub_total: 32.5, shipping_cost: 0, discount: 32.5, grand_total: 0 }) },
    'POST /orders/place-order': ok({}),
  });
  expect(await screen.findByRole('radio', { name: 'Nothing to pay' })).toBeChecked();
  expect(screen.queryByText(/Cash|courier when/)).not.toBeInTheDocument();
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(placed(calls)).toHaveLength(1);
});

it.each([
  [true, 'You can pay in cash on delivery.'],
  [false, 'doesn’t accept cash. Please try again'],
])('If cards are unavailable, the checkout says so and what to do (cash: %s)', async (cash, sentence) => {
  await atCheckout({ 'POST /orders/checkout': { body: checkout({ cash, card: 'silent' }) } });
  expect(await screen.findByRole('note')).toHaveTextContent(sentence);
  expect(screen.queryByRole('radio', { name: /Card/ })).not.toBeInTheDocument();
});

it('A cash order with a lost response, retried by card, leads to the confirmation', async () => {
  const { placeOrder } = await atCheckout({
    'POST /orders/checkout': { body: checkout({ cash: false, card: 'ready' }) },
    'POST /orders/place-order': ok({}),
    'POST /payments/BLS-0123456789/session': { status: 404, body: { status: 404, success: false, code: 'not_found' } },
  });
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
});
