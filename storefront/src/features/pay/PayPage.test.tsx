import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useCart } from '../../entities/cart/use-cart.ts';
import { useGetProductQuery } from '../../entities/catalog/catalog-api.ts';
import { cartResponse } from '../../testing/cart-samples.ts';
import { leaveTo } from '../../entities/page/leave-to.ts';
import { Frame } from '../../testing/Frame.tsx';
import { asCustomer, english } from '../../testing/samples.ts';
import { PayPage } from './PayPage.tsx';

jest.mock('../../entities/page/leave-to.ts', () => ({ leaveTo: jest.fn() }));

type Routes = Parameters<typeof fakeApi>[0];
const POLL = 'POST /payments/BLS-0123456789/poll';
const SESSION = 'POST /payments/BLS-0123456789/session';
const ABANDON = 'POST /payments/BLS-0123456789/abandon';

const progress = (state: string, failure: string | null = null) =>
  ok({
    data: {
      ...{ state, failure, amount: 863.6, currency: 'SAR' },
      pay_by: state === 'waiting' ? '2026-11-23T11:32:00.000Z' : null,
    },
  });

/** Stands in for the header with its cart, and for a viewed product. */
function Beside() {
  const { query } = useCart();
  const { data } = useGetProductQuery('nitrile-gloves');
  return query.data && data === null && 'Beside';
}

async function show(routes: Routes, beside?: ReactNode) {
  const calls = fakeApi(routes);
  const view = await renderWithProviders(<></>, {
    texts: english,
    session: asCustomer,
    at: '/pay/BLS-0123456789',
    path: '/unused',
    routes: [
      {
        element: <Frame />,
        children: [
          { path: '/pay/:orderNo', element: [<PayPage key="page" />, beside] },
          { path: '/order/:orderNo/confirmed', element: 'The confirmation' },
          { path: '/checkout', element: 'The checkout' },
        ],
      },
    ],
  });
  return { ...view, calls };
}

it('The page waits for the bank and continues by itself', async () => {
  let looks = 0;
  await show({ [POLL]: () => progress((looks += 1) === 1 ? 'waiting' : 'placed') });
  expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  expect(screen.getByText('BLS-0123456789')).toBeVisible();
  expect(screen.getByText(/863\.60.SAR/)).toBeVisible();
  expect(screen.getByText(/^Items reserved until 0?2:32.PM today\.$/)).toBeVisible();
  expect(await screen.findByText('The confirmation')).toBeVisible();
});

it('A declined card shows the reason and can be replaced', async () => {
  const { user } = await show({
    [POLL]: progress('failed', 'declined'),
    [SESSION]: ok({ data: { redirect_url: 'https://bank.example/pay/2', pay_by: '2026-11-23T11:32:00.000Z' } }),
  });
  expect(await screen.findByText('Your bank declined the card. You haven’t been charged.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://bank.example/pay/2'));
});

it('Switching to cash cancels the payment and returns to the checkout', async () => {
  const { user, calls } = await show({ [POLL]: progress('failed', 'cancelled'), [ABANDON]: progress('expired') });
  await user.click(await screen.findByRole('button', { name: 'Choose another payment method' }));
  expect(await screen.findByText('The checkout')).toBeVisible();
  expect(calls.map(({ path }) => path)).toContain('/payments/BLS-0123456789/abandon');
});

it('A payment page that cannot be opened is reported, and nothing is charged', async () => {
  const { user } = await show({
    [POLL]: progress('failed', 'declined'),
    [SESSION]: {
      status: 502,
      body: { success: false, code: 'provider_silent', message: 'The payment service is not responding.' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The payment service is not responding.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The payment page couldn’t be opened' })).toBeVisible();
  expect(screen.getByText(/^You haven’t been charged\./)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy'));
});

it('A page that never opened is not awaited, and can be opened again', async () => {
  const { user, calls } = await show({
    [POLL]: progress('unopened'),
    [SESSION]: ok({ data: { redirect_url: 'https://bank.example/pay/1', pay_by: '2026-11-23T11:32:00.000Z' } }),
  });
  expect(await screen.findByRole('heading', { name: 'The payment page couldn’t be opened' })).toBeVisible();
  expect(screen.queryByText(/Waiting for your payment/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://bank.example/pay/1'));
  expect(calls.filter(({ path }) => path.endsWith('/poll'))).toHaveLength(1);
});

it.each([
  ['expired', 'everything is still in your cart'],
  ['returned', 'the full amount will be back on your card'],
])('An order that is %s explains the payment and links to the cart', async (state, sentence) => {
  await show({ [POLL]: progress(state) });
  expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your cart' })).toHaveAttribute('href', '/cart');
});

it.each(['expired', 'returned'])(
  'Once an order is %s, the cart and product pages show the current stock',
  async (state) => {
    let now = 'waiting';
    const { calls } = await show(
      {
        [POLL]: () => progress(now),
        'GET /carts': cartResponse([]),
        'GET /products/nitrile-gloves': { status: 404, body: {} },
      },
      <Beside key="beside" />,
    );
    expect(await screen.findByText('Beside')).toBeVisible();
    const count = (wanted: string) => calls.filter(({ path }) => path === wanted).length;
    expect([count('/carts'), count('/products/nitrile-gloves')]).toEqual([1, 1]);
    now = state;
    await screen.findByRole('link', { name: 'Back to your cart' }, { timeout: 3000 });
    await waitFor(() => expect([count('/carts'), count('/products/nitrile-gloves')]).toEqual([2, 2]));
  },
);
