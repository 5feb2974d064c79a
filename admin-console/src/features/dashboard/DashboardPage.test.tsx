import { ORDER_STATUSES, type AreaHealth, type Dashboard, type OrderStatus } from '@balsam/shared-api';
import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, dashboard } from '../../testing/responses.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const open = async (given: Partial<Dashboard> = {}, areas: AreaHealth[] = []) => {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/dashboard': ({ path }) =>
      dashboard({ ...given, currency: path.includes('currency=BHD') ? 'BHD' : (given.currency ?? 'SAR') }),
    'GET /admin/areas': ok({ data: { areas } }),
  });
  const view = await renderConsole('/admin/dashboard');
  return { ...view, asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/dashboard')) };
};

const SOLD = '/admin/orders?cancelled=0&currency=SAR&from=2026-11-15&to=2026-11-21';

const counts: Dashboard['orders_by_status'] = (Object.keys(ORDER_STATUSES) as OrderStatus[]).map((status) => {
  const { code } = ORDER_STATUSES[status];
  return { status, status_code: code, count: code * 10 };
});

it.each([
  ['Vendors to approve', '2', '/admin/vendors?waiting=1'],
  ['Company details to check', '11', '/admin/vendors?asks=1'],
  ['Products to approve', '3', '/admin/products?status=1&approval=0'],
  ['Products with changes', '4', '/admin/products?status=1&approval=changed'],
  ['Reviews to moderate', '5', '/admin/reviews?state=waiting'],
  ['Tax details to check', '8', '/admin/vendors?vat_state=waiting'],
  ['Bank accounts to check', '9', '/admin/money/bank-accounts?state=waiting'],
  ['Reports to decide', '12', '/admin/reports?state=open'],
  ['Messages to answer', '6', '/admin/messages?state=open'],
  ['Cancellation requests', '7', '/admin/orders?due=request'],
  ['Pending', '10', '/admin/orders?status=1'],
  ['Cancelled (all)', '110', '/admin/orders?status=5'],
  ['Cancel With Refund', '60', '/admin/orders?status=6'],
])('The count of "%s" links to the list of exactly these', async (name, number, href) => {
  await open({
    orders_by_status: counts,
    waiting: {
      vendors: 2,
      identities: 11,
      tax_details: 8,
      bank_accounts: 9,
      licences: 13,
      licences_expiring: 14,
      categories_paused: 15,
      products: 3,
      changed_products: 4,
      reviews: 5,
      messages: 6,
      reports: 12,
      cancel_requests: 7,
    },
  });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByText(number)).toBeVisible();
});

it.each(['Sales', 'Orders', 'Units sold'])('"%s" links to the orders that were sold', async (name) => {
  await open({
    boxes: [
      { key: 'sales', value: 150, previous: 100, change_percent: 50 },
      { key: 'orders', value: 3, previous: 0, change_percent: null },
      { key: 'units', value: 9, previous: 9, change_percent: 0 },
    ],
  });
  const sales = within(await screen.findByRole('region', { name: 'Sales' }));
  expect(sales.getByRole('link', { name })).toHaveAttribute('href', SOLD);
  expect(sales.getByText(/50% more than before/)).toBeVisible();
});

it("A best-selling vendor links to that vendor's sales", async () => {
  await open({
    top_vendors: [{ id: 3, company_name: 'Gulf Medical', company_name_arabic: '', orders: 12, sales: 300 }],
  });
  const top = within(await screen.findByRole('table', { name: 'Top-selling vendors' }));
  expect(top.getByRole('link', { name: 'Gulf Medical' })).toHaveAttribute('href', `${SOLD}&vendor=3`);
  expect(top.getByRole('cell', { name: '12' })).toBeVisible();
});

it('An admin selects a month and a currency, and the URL keeps both', async () => {
  const { user, router, asked } = await open({
    currencies: [
      { currency: 'SAR', orders: 2 },
      { currency: 'BHD', orders: 1 },
    ],
  });
  await user.click(await screen.findByRole('tab', { name: 'Month' }));
  await user.click(await screen.findByRole('button', { name: 'Bahraini dinar' }));
  await waitFor(() => expect(asked().at(-1)).toBe('/admin/dashboard?period=month&currency=BHD'));
  expect(router.state.location.search).toBe('?period=month&currency=BHD');
});

it('An admin sees the newest orders, each with a link', async () => {
  await open({ newest_orders: [anOrder()] });
  expect(await screen.findByRole('link', { name: 'BLS-AAAAAAAAA1-1' })).toHaveAttribute(
    'href',
    '/admin/orders/BLS-AAAAAAAAA1-1',
  );
});

it("An area's failures link to the list of exactly these", async () => {
  // A third failure was seven days ago, on the evening of a day outside the list's range.
  const by_day = [
    { day: '2026-11-15', failures: 1 },
    { day: '2026-11-16', failures: 1 },
  ];
  const last_failure = { version: '1.2.0', phase: 'load', code: 'timeout', created_at: '2026-11-20T09:30:00.000Z' };
  await open({}, [
    { area: 'storefront', failures_24h: 0, failures_7d: 3, last_failure, by_day },
    { area: 'admin-console', failures_24h: 0, failures_7d: 0, last_failure: null, by_day: [] },
  ]);
  const health = within(await screen.findByRole('region', { name: 'Health of the site' }));
  const shop = await health.findByRole('link', { name: 'Shop' });
  expect(shop).toHaveAttribute('href', '/admin/areas?area=storefront&from=2026-11-15');
  expect(health.getByText('2 failures')).toBeVisible();
  expect(health.getByText('No failures')).toBeVisible();
});

it('A marketplace without sales shows an empty state', async () => {
  await open({ currencies: [], series: [] });
  expect(await screen.findByText('No sales yet')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

it('A large shop says when its figures were summed', async () => {
  await open({ figures_at: '2026-11-21T06:05:00.000Z' });
  expect(await screen.findByText(/Figures updated:/)).toHaveTextContent('09:05');
});
