import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { asCustomer, english } from '../../../testing/samples.ts';
import { GuestOrders } from './GuestOrders.tsx';

const order = (order_no: string) => ({ order_no, placed_at: '2026-11-20T09:30:00Z', total: 32.5, currency: 'SAR' });

test('A customer confirms the address, and takes over the orders that are ticked', async () => {
  let isProven = false;
  const calls = fakeApi({
    'GET /user/guest-orders': () =>
      ok({ data: { email_proven: isProven, orders: isProven ? [order('BLS-1'), order('BLS-2')] : [] } }),
    'POST /user/email/prove': ok({}, 'Sent'),
    'POST /user/email/prove/code': () => {
      isProven = true;
      return ok({});
    },
    'POST /user/guest-orders/claim': ok({}, 'The order is now in your account.'),
  });
  const { user } = await renderWithProviders(<GuestOrders />, {
    texts: english,
    session: asCustomer,
    at: '/dashboard/orders?claim=1',
  });
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByRole('textbox', { name: /Code from the email/ }), '048213');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(await screen.findByRole('checkbox', { name: /BLS-2/ }));
  await user.click(screen.getByRole('button', { name: 'Add to my account' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/user/guest-orders/claim'));
  const claim = calls.find(({ path }) => path === '/user/guest-orders/claim');
  expect(claim?.body).toEqual({ order_nos: ['BLS-1'] });
});

test('While the shop is closed to guests, nothing is requested', async () => {
  const calls = fakeApi({});
  await renderWithProviders(<GuestOrders />, { texts: english, session: asCustomer, at: '/dashboard/orders' });
  expect(calls).toHaveLength(0);
});
