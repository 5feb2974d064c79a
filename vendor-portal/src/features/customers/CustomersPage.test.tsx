import type { VendorCustomer } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const sara: VendorCustomer = {
  id: 9,
  full_name: 'Sara Ali',
  email: 'sara@example.test',
  phone_number: '+97333112233',
  orders: 3,
  first_order_at: '2026-09-01T09:30:00.000Z',
  last_order_at: '2026-11-20T09:30:00.000Z',
  spent: [
    { currency: 'SAR', amount: 250 },
    { currency: 'BHD', amount: 12.5 },
  ],
};

const openCustomers = async (customers: VendorCustomer[], at = '/vendor/customers') => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/customers': ok({
      customers,
      meta: { current_page: 1, last_page: 1, total: customers.length, per_page: 10 },
    }),
  });
  const view = await renderPortal(at);
  return { ...view, asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/customers')) };
};

it('The list shows who ordered, when, and how much they spent in each currency', async () => {
  await openCustomers([sara]);
  const cells = await screen.findAllByRole('cell');
  expect(cells.map((cell) => stripBidi(cell.textContent ?? ''))).toEqual([
    'Sara Ali',
    'sara@example.test+97333112233',
    '3 orders',
    'Sep 1, 2026',
    'Nov 20, 2026',
    '250.00 SAR12.500 BHD',
  ]);
});

it('A customer links to their orders', async () => {
  await openCustomers([sara]);
  expect(await screen.findByRole('link', { name: '3 orders from Sara Ali' })).toHaveAttribute(
    'href',
    '/vendor/orders?customer=9',
  );
});

it('Customers can be searched and sorted by number of orders', async () => {
  const { user, asked } = await openCustomers([]);
  expect(await screen.findByText(/No one has ordered from you yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Orders' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'sara');
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/customers?page=1&search=sara&sort=orders'));
  expect(await screen.findByText('No customers matched your search.')).toBeVisible();
});
