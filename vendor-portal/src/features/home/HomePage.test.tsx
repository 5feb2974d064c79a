import type { SalesBox, VendorDashboard } from '@balsam/shared-api';
import { fakeApi } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { dashboardOf } from '../../testing/sales.ts';

const open = async (given: Partial<VendorDashboard>, at = '/vendor') => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/dashboard': ({ path }) =>
      dashboardOf({ ...given, currency: path.includes('currency=BHD') ? 'BHD' : (given.currency ?? 'SAR') }),
  });
  const view = await renderPortal(at);
  return {
    ...view,
    calls,
    asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/dashboard')),
  };
};

const box = (given: Partial<SalesBox>): SalesBox => ({
  key: 'sales',
  value: 150,
  previous: 100,
  change_percent: 50,
  ...given,
});

it.each([
  ['Orders to confirm', '3', '/vendor/orders?due=confirm'],
  ['Late to ship', '4', '/vendor/orders?due=late'],
  ['Cancellation requests', '5', '/vendor/orders?due=request'],
  ['Low in stock', '6', '/vendor/products?in_stock=low'],
  ['Products awaiting approval', '7', '/vendor/products?status=active&approval=0'],
  ['Reviews awaiting a reply', '8', '/vendor/reviews?answered=0'],
])('A vendor is led from the number of "%s" to exactly what it counts', async (name, number, href) => {
  await open({
    waiting: {
      to_confirm: 3,
      late: 4,
      cancel_requests: 5,
      low_stock: 6,
      pending_products: 7,
      reviews_to_answer: 8,
    },
  });
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  expect(waiting.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(waiting.getByText(number)).toBeVisible();
});

it.each([
  [box({}), '50% more than before (100.00 SAR)'],
  [box({ value: 75, change_percent: -25 }), '25% less than before (100.00 SAR)'],
  [box({ value: 100, change_percent: 0 }), 'Same as before (100.00 SAR)'],
  [box({ previous: 0, change_percent: null }), 'No earlier period to compare with'],
  [box({ key: 'units', value: 8, previous: 4, change_percent: 100 }), '100% more than before (4)'],
])('A vendor reads in words how a number changed (case %#)', async (given, words) => {
  await open({ boxes: [given] });
  const sales = await screen.findByRole('region', { name: 'Sales' });
  expect(stripBidi(sales.textContent ?? '')).toContain(words);
});

it('The dashboard shows refunds, and sales net of them', async () => {
  await open({ boxes: [box({})], returned: 12.5 });
  const sales = await screen.findByRole('region', { name: 'Sales' });
  expect(stripBidi(sales.textContent ?? '')).toContain('After 12.50 SAR refunded for returns');
});

it('Choosing a year instead of a week changes the address', async () => {
  const { user, router, asked } = await open({});
  await user.click(await screen.findByRole('tab', { name: 'Year' }));
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/dashboard?period=year'));
  expect(router.state.location.search).toBe('?period=year');
});

it('The table holds the same numbers as the chart', async () => {
  const { user } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  const table = within(screen.getByRole('table', { name: 'Sales of the last 7 days, Saudi riyal' }));
  expect(table.getAllByRole('cell').map((cell) => stripBidi(cell.textContent ?? ''))).toEqual([
    'Sat, Nov 21',
    '120.00 SAR',
    '2',
  ]);
});

it('Sales in two currencies are chosen between and never added up', async () => {
  const currencies: VendorDashboard['currencies'] = [
    { currency: 'SAR', orders: 2 },
    { currency: 'BHD', orders: 1 },
  ];
  const { user, router } = await open({ currencies, boxes: [box({})] });
  await user.click(await screen.findByRole('button', { name: 'Bahraini dinar' }));
  expect((await screen.findAllByText(/150\.000/))[0]).toBeVisible();
  expect(router.state.location.search).toBe('?currency=BHD');
});

it('The chosen currency persists across pages and visits', async () => {
  const currencies: VendorDashboard['currencies'] = [
    { currency: 'SAR', orders: 2 },
    { currency: 'BHD', orders: 1 },
  ];
  const { user, store, calls } = await open({ currencies, boxes: [box({})] });
  await user.click(await screen.findByRole('button', { name: 'Bahraini dinar' }));
  await user.click(screen.getAllByRole('link', { name: 'Reports' })[0] ?? document.body);
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path.startsWith('/vendor/reports'))?.headers.get('Currency')).toBe('BHD'),
  );
  expect(store.getState().preferences.currency).toBe('BHD');
  expect(localStorage.getItem('currency')).toBe('BHD');
});

it('A currency without sales is replaced by one that has sales', async () => {
  const { router } = await open({ currency: 'USD', currencies: [{ currency: 'BHD', orders: 1 }], boxes: [box({})] });
  expect((await screen.findAllByText(/150\.000/))[0]).toBeVisible();
  expect(router.state.location.search).toBe('?currency=BHD');
  expect(screen.queryByRole('button', { name: 'Bahraini dinar' })).not.toBeInTheDocument();
});

it('A best seller links to its product', async () => {
  await open({
    top_products: [
      { id: 1, slug: 'gloves', name: 'Gloves', name_arabic: 'قفازات', image: null, units: 12, sales: 300 },
    ],
  });
  const top = within(await screen.findByRole('table', { name: 'Top-selling products' }));
  expect(top.getByRole('link', { name: 'Gloves' })).toHaveAttribute('href', '/vendor/edit-product/gloves');
  expect(top.getByRole('cell', { name: '12' })).toBeVisible();
});

const DONE = {
  company: true,
  logo: true,
  address: true,
  shipping: true,
  payment: true,
  bank: true,
  vat: true,
  product: true,
  approved_product: true,
};

it('The setup list shows open steps as links, and the completed ones', async () => {
  await open({ currencies: [], series: [], setup: { ...DONE, logo: false, approved_product: false } });
  const list = within(await screen.findByRole('region', { name: 'Until your first sale' }));
  expect(list.getByText('7 of 9 done')).toBeVisible();
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Company and commercial registration', '/vendor/account'],
    ['Logo', '/vendor/account'],
    ['Address of the store', '/vendor/settings'],
    ['Shipping zones', '/vendor/settings?tab=shipping'],
    ['Payment method', '/vendor/settings?tab=payments'],
    ['Bank account', '/vendor/settings?tab=bank'],
    ['VAT details', '/vendor/settings?tab=tax'],
    ['First product', '/vendor/add-product'],
    ['First approved product', '/vendor/products?approval=0'],
  ]);
  const isDone = list.getAllByRole('listitem').map((item) => item.textContent?.includes('(done)'));
  expect(isDone).toEqual([true, false, true, true, true, true, true, true, false]);
  expect(within(screen.getByRole('main')).getAllByRole('region')).toHaveLength(1);
});

it('The setup list disappears once every step is done', async () => {
  await open({ currencies: [], series: [], setup: DONE });
  expect(await screen.findByText('No sales yet')).toBeVisible();
  expect(screen.queryByText('Until your first sale')).not.toBeInTheDocument();
});

it('A vendor without sales reads how to start', async () => {
  await open({ currencies: [], series: [] });
  expect(await screen.findByText('No sales yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a product' })).toHaveAttribute('href', '/vendor/add-product');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});
