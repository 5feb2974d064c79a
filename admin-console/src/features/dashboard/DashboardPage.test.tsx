import { anOrder, fakeApi } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { adminUser, dashboard } from '../../testing/answers.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const counts = [1, 2, 3, 4, 5, 6].map((status_code) => ({ status: 'any', status_code, count: status_code * 10 }));

it.each([
  ['Vendors to approve', '2', '/admin/vendors?status=0'],
  ['Products to approve', '3', '/admin/products?status=1&approval=0'],
  ['Pending', '10', '/admin/orders?status=1'],
  ['Cancelled (all)', '110', '/admin/orders?status=5'],
  ['Cancelled with refund', '60', '/admin/orders?status=6'],
])('An admin is led from the number of "%s" to exactly what it counts', async (name, number, href) => {
  fakeApi({
    'GET /user': adminUser,
    'GET /admin/dashboard': dashboard({ orders_by_status: counts, vendors_waiting: 2, products_waiting: 3 }),
  });
  await renderConsole('/admin/dashboard');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByText(number)).toBeVisible();
});

it('An admin sees sales by period, currencies apart, and the newest orders', async () => {
  fakeApi({
    'GET /user': adminUser,
    'GET /admin/dashboard': dashboard({
      newest_orders: [anOrder()],
      sales: [{ period: 'last_7_days', currency: 'BHD', orders: 4, total: 20.125 }],
    }),
  });
  await renderConsole('/admin/dashboard');
  const sales = within(await screen.findByRole('region', { name: 'Sales without cancelled orders' }));
  expect(sales.getAllByRole('cell').map((cell) => stripBidi(cell.textContent ?? ''))).toEqual([
    'Last 7 days',
    'Bahraini dinar',
    '4',
    '20.125 BHD',
  ]);
  expect(screen.getByRole('link', { name: 'BLS-AAAAAAAAA1-1' })).toHaveAttribute(
    'href',
    '/admin/orders?search=BLS-AAAAAAAAA1-1',
  );
});
