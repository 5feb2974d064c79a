import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { english } from '../../testing/samples.ts';
import { ManageOrder } from './ManageOrder.tsx';

const request = { order_no: 'BLS-0123456789', email: 'layla@balsam.test' };

beforeEach(() => localStorage.clear());

const show = (routes: Parameters<typeof fakeApi>[0]) => {
  const calls = fakeApi({ 'POST /orders/track/code': ok({}), ...routes });
  const routesOfPage = [{ path: '/order/:orderNo', element: 'The order' }];
  return renderWithProviders(<ManageOrder request={request} />, { texts: english, routes: routesOfPage }).then(
    (view) => ({
      ...view,
      calls,
    }),
  );
};

const enter = async ({ user }: Awaited<ReturnType<typeof show>>, code: string) => {
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByRole('textbox', { name: /Code from the email/ }), code);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
};

test('A code opens the order, and the browser keeps its token', async () => {
  const data = { order_no: 'BLS-0123456789', guest_token: 'order-token', expires_at: '2026-11-29T22:00:00Z' };
  const view = await show({ 'POST /orders/track/access': ok({ data }) });
  await enter(view, '048213');
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/order/BLS-0123456789'));
  expect(localStorage.getItem('guest_order')).toBe('order-token BLS-0123456789');
  expect(view.calls.at(-1)).toMatchObject({ path: '/orders/track/access', body: { ...request, code: '048213' } });
});

test('A wrong code is reported at its field', async () => {
  const view = await show({
    'POST /orders/track/access': {
      status: 422,
      body: { code: 'code_wrong', message: 'Wrong.', errors: { code: ['This code is wrong. You have 4 tries left.'] } },
    },
  });
  await enter(view, '000000');
  expect(await screen.findAllByText(/4 tries left/)).not.toHaveLength(0);
  expect(localStorage.getItem('guest_order')).toBeNull();
});
