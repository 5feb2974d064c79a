import type { Order, PlacedOrder } from '@balsam/shared-api';
import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { threadList } from '../../testing/threads.ts';

const openOrders = async (orders: Order[], lastPage = 1, at = '/admin/orders') => {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/orders': ok({ data: { orders, meta: metaOf(orders, lastPage) } }),
    'GET /admin/threads': threadList([]),
  });
  const view = await renderConsole(at);
  const last = () => calls.filter(({ path }) => path.startsWith('/admin/orders?')).at(-1)?.path;
  return { ...view, calls, last };
};

const aPlacedOrder = (orders: Order[]): PlacedOrder => {
  const { shipping_address, billing_address } = anOrder();
  return {
    ...{ order_no: 'BLS-AAAAAAAAA1', placed_at: '2026-11-20T09:30:00.000Z', currency: 'BHD' },
    ...{ sub_total: 25, shipping_cost: 2.51, discount: 0, coupon_code: null, tax_amount: 0, vat: [] },
    ...{
      grand_total: 27.51,
      payment_method: 'card',
      message: '',
      po_number: 'PO-118',
      shipping_address,
      billing_address,
      orders,
    },
  };
};

it('An admin sees the vendor of an order, read-only', async () => {
  const { user } = await openOrders([anOrder()]);
  expect(await screen.findByRole('link', { name: 'Gulf Medical' })).toHaveAttribute('href', '/admin/orders?vendor=7');
  expect(screen.getByText('huda@example.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sara Haddad' })).toHaveAttribute('href', '/admin/customers/9');
  const columns = ['Order number', 'Sub order number', 'Customer', 'Vendor', 'Date', 'Status', 'Total'];
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
  await user.click(screen.getByRole('button', { name: 'Show order BLS-AAAAAAAAA1' }));
  expect(await screen.findByRole('dialog', { name: 'Order #BLS-AAAAAAAAA1' })).toBeVisible();
  const cancel = screen.getByRole('button', { name: 'Cancel Order' });
  expect(cancel).toBeDisabled();
  expect(cancel).toHaveAccessibleDescription('Only the vendor or the customer can cancel an order.');
});

it('An open order has its own URL, names its parties, and returns to the same list', async () => {
  const { user, router } = await openOrders([anOrder()], 1, '/admin/orders?status=1');
  await user.click(await screen.findByRole('button', { name: 'Show order BLS-AAAAAAAAA1' }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/admin/orders/BLS-AAAAAAAAA1-1?status=1',
  );
  const summary = within(await screen.findByRole('region', { name: 'Order Summary' }));
  expect(summary.getByText('BLS-AAAAAAAAA1-1')).toBeVisible();
  expect(summary.getByRole('link', { name: 'Gulf Medical' })).toHaveAttribute('href', '/admin/edit-vendor/7');
  expect(summary.getByRole('link', { name: 'Sara Haddad' })).toHaveAttribute('href', '/admin/customers/9');
  expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent(/13\.755/);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?status=1');
});

it('An admin reads who declares the tax of an order', async () => {
  const { user } = await openOrders([anOrder({ tax_issuer: 'platform' })]);
  await user.click(await screen.findByRole('button', { name: 'Show order BLS-AAAAAAAAA1' }));
  const summary = await screen.findByRole('region', { name: 'Order Summary' });
  expect(summary).toHaveTextContent(/VAT declared byMarketplace, as deemed supplier/);
});

it('A link opens an order outside the list, and a wrong number shows a message', async () => {
  fakeApi({
    'GET /user': adminUser,
    'GET /admin/orders': ok({ data: { orders: [], meta: metaOf([]) } }),
    'GET /admin/orders/BLS-AAAAAAAAA1-1': ok({ order: anOrder() }),
    'GET /admin/threads': threadList([]),
    'GET /admin/orders/BLS-NONE-1': refusal(404, 'We could not find what you asked for.'),
  });
  const { user, router } = await renderConsole('/admin/orders/BLS-AAAAAAAAA1-1');
  expect(await screen.findByRole('dialog', { name: 'Order #BLS-AAAAAAAAA1' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders'));
  await act(() => router.navigate('/admin/orders/BLS-NONE-1'));
  expect(await screen.findByText('There is no such order')).toBeVisible();
});

it("The orders of one customer show the customer's name and a link to all orders", async () => {
  const { user, router, last } = await openOrders([anOrder()], 1, '/admin/orders?customer=9');
  await waitFor(() => expect(last()).toBe('/admin/orders?filter=true&page=1&customer=9'));
  await user.click(await screen.findByRole('button', { name: 'Customer: Sara Haddad Show all customers' }));
  expect(router.state.location.search).toBe('');
});

it('The current page is announced and not clickable', async () => {
  const { user, router } = await openOrders([anOrder()], 4);
  expect(await screen.findByText('Page 1 of 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.queryByRole('button', { name: 'Page 2' })).not.toBeInTheDocument();
});

it('The search runs with every letter', async () => {
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

it('An admin filters by shipped, days and currency, without cancelled orders', async () => {
  const { user, last } = await openOrders([]);
  await user.selectOptions(await screen.findByLabelText('Currency'), 'Bahraini dinar');
  await user.selectOptions(screen.getByLabelText('Cancelled orders'), 'Without cancelled ones');
  await user.selectOptions(screen.getByLabelText('Status'), 'Shipped');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('To'), '2026-11-20');
  await waitFor(() =>
    expect(last()).toBe(
      '/admin/orders?filter=true&page=1&status=3&from=2026-11-01&to=2026-11-20&currency=BHD&cancelled=0',
    ),
  );
});

it("The orders of one vendor show the vendor's name and a link to all orders", async () => {
  const { user, router, last } = await openOrders([anOrder()], 1, '/admin/orders?vendor=7');
  await waitFor(() => expect(last()).toBe('/admin/orders?filter=true&page=1&vendor=7'));
  await user.click(await screen.findByRole('button', { name: 'Vendor: Gulf Medical Show all vendors' }));
  expect(router.state.location.search).toBe('');
});

it('The link to cancellation requests shows the active filters', async () => {
  const { user, router, last } = await openOrders([], 1, '/admin/orders?due=request');
  await waitFor(() => expect(last()).toBe('/admin/orders?filter=true&page=1&due=request'));
  await user.click(await screen.findByRole('button', { name: 'Cancellation requested All orders' }));
  expect(router.state.location.search).toBe('');
});

it('An admin exports the filtered orders', async () => {
  const { user, calls } = await openOrders([anOrder()], 1, '/admin/orders?status=1');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/admin/orders.csv?status=1'));
});

it('The number of a whole order opens its parcels, customer, payment and totals', async () => {
  const first = anOrder({ parcel_count: 2, payment_method: 'card', payment_state: 'paid' });
  const second = anOrder({ id: 2, order_sub_no: 'BLS-AAAAAAAAA1-2', status: 'Shipped', tracking_id: 'PX1' });
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/orders/placed/bls%20aaaaaaaaa1': ok({ order: aPlacedOrder([first, second]) }),
    'GET /admin/orders': ok({ data: { orders: [first], meta: metaOf([first]) } }),
    'GET /admin/threads': threadList([]),
  });
  const { user, router } = await renderConsole('/admin/orders/bls%20aaaaaaaaa1');
  expect(await screen.findByRole('heading', { name: 'Order BLS-AAAAAAAAA1' })).toBeVisible();
  expect(calls.map(({ path }) => path)).not.toContain('/admin/orders?filter=true&page=1');
  expect(screen.getAllByRole('heading', { name: /^Parcel/ }).map(({ textContent }) => textContent)).toEqual([
    'Parcel 1 of 2',
    'Parcel 2 of 2',
  ]);
  expect(screen.getByRole('link', { name: 'Sara Haddad' })).toHaveAttribute('href', '/admin/customers/9');
  expect(screen.getAllByRole('link', { name: 'Card' })[0]).toHaveAttribute(
    'href',
    '/admin/payments?search=BLS-AAAAAAAAA1',
  );
  expect(screen.getByText(/27\.510/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'BLS-AAAAAAAAA1-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order #BLS-AAAAAAAAA1' }));
  await user.click(dialog.getByRole('link', { name: 'BLS-AAAAAAAAA1' }));
  expect(router.state.location.pathname).toBe('/admin/orders/BLS-AAAAAAAAA1');
});

it('An order of several parcels leads from the list to all of them', async () => {
  await openOrders([anOrder({ parcel_count: 3 })]);
  expect(await screen.findByRole('link', { name: 'All 3 parcels' })).toHaveAttribute(
    'href',
    '/admin/orders/BLS-AAAAAAAAA1',
  );
});

it('A wrong order number shows that the order does not exist', async () => {
  fakeApi({ 'GET /user': adminUser, 'GET /admin/orders/placed/BLS-NONE': refusal(404, 'Not found.') });
  await renderConsole('/admin/orders/BLS-NONE');
  expect(await screen.findByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});
