import type { Order } from '@balsam/shared-api';
import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/answers.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const openOrders = async (orders: Order[], lastPage = 1) => {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/orders': ok({ data: { orders, meta: metaOf(orders, lastPage) } }),
  });
  const view = await renderConsole('/admin/orders');
  return { ...view, calls };
};

it('An admin sees the vendor of an order, and may only look at it', async () => {
  const { user } = await openOrders([anOrder()]);
  expect(await screen.findByText('Gulf Medical')).toBeVisible();
  expect(screen.getByText('huda@example.test')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show order BLS-AAAAAAAAA1' }));
  expect(await screen.findByRole('dialog', { name: 'Order #BLS-AAAAAAAAA1' })).toBeVisible();
  const cancel = screen.getByRole('button', { name: 'Cancel Order' });
  expect(cancel).toBeDisabled();
  expect(cancel).toHaveAccessibleDescription('Only the vendor or the customer can cancel an order.');
});

it('An admin turns pages with a place that is told and cannot be clicked', async () => {
  const { user, router } = await openOrders([anOrder()], 4);
  expect(await screen.findByText('Page 1 of 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.queryByRole('button', { name: 'Page 2' })).not.toBeInTheDocument();
});

it('An admin searches with every letter', async () => {
  const { user, calls } = await openOrders([]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'sa');
  await waitFor(() =>
    expect(calls.map(({ path }) => path).filter((path) => path.includes('search='))).toEqual([
      '/admin/orders?filter=true&page=1&search=s',
      '/admin/orders?filter=true&page=1&search=sa',
    ]),
  );
  expect(screen.getByText('No orders found')).toBeVisible();
});
