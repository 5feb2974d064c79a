import type { Order } from '@balsam/shared-api';
import { anOrder, fakeApi } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { orderList, vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const openOrders = async (orders: Order[], at = '/vendor/orders') => {
  const calls = fakeApi({ 'GET /user': vendorUser, 'GET /vendor/orders': orderList(orders, { lastPage: 3 }) });
  const view = await renderPortal(at);
  const listCalls = () => calls.filter(({ path }) => path.startsWith('/vendor/orders')).map(({ path }) => path);
  return { ...view, listCalls };
};

it('The list has seven columns, with totals in the order’s own currency', async () => {
  await openOrders([anOrder()]);
  const row = (await screen.findByText('BLS-AAAAAAAAA1')).closest('tr');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Select all on this page',
    'Order number',
    'Sub order number',
    'Customer',
    'Date',
    'Status',
    'Total',
    'Action',
  ]);
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => stripBidi(cell.textContent ?? '')),
  ).toEqual([
    '',
    'BLS-AAAAAAAAA1',
    'BLS-AAAAAAAAA1-1',
    'Sara Haddadsara@example.test',
    'Nov 20, 2026 12:30 PM',
    'PendingShip by Nov 25',
    '13.755 BHD',
    'Confirm',
  ]);
});

it('An empty list explains where orders will appear or that no order matches', async () => {
  const { unmount } = await openOrders([]);
  expect(await screen.findByText(/You have no orders yet/)).toBeVisible();
  unmount();
  await openOrders([], '/vendor/orders?status=3');
  expect(await screen.findByText('No orders found')).toBeVisible();
});

it('A vendor moves between pages by number, forwards and back', async () => {
  const { user, router } = await openOrders([anOrder()]);
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(router.state.location.search).toBe('?page=3');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(router.state.location.search).toBe('?page=2');
});

it('The list shows until when to ship an order, unless it is late or has shipped', async () => {
  await openOrders([anOrder({ id: 1 }), anOrder({ id: 2, is_late: true }), anOrder({ id: 3, status: 'Shipped' })]);
  await screen.findAllByText('BLS-AAAAAAAAA1');
  expect(screen.getAllByText(/^Ship by/)).toHaveLength(1);
});

it('The list flags overdue orders and cancellation requests', async () => {
  await openOrders([
    anOrder({ id: 1, is_late: true }),
    anOrder({ id: 2, cancel_request: { asked_at: '2026-11-21T08:00:00.000Z', state: 'open', reason: '' } }),
    anOrder({ id: 3, cancel_request: { asked_at: '2026-11-21T08:00:00.000Z', state: 'declined', reason: '' } }),
  ]);
  await screen.findAllByText('BLS-AAAAAAAAA1');
  const [, late, asked, declined] = screen.getAllByRole('row').map((row) => row.textContent ?? '');
  expect(late).toContain('Late');
  expect(asked).toContain('Wants to cancel');
  expect(declined).not.toContain('Wants to cancel');
});

it('A chip shows only orders to confirm; a second click shows all again', async () => {
  const { user, router, listCalls } = await openOrders([anOrder()], '/vendor/orders?page=2');
  const toConfirm = await screen.findByRole('button', { name: 'To confirm' });
  await user.click(toConfirm);
  expect(toConfirm).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(listCalls()).toContain('/vendor/orders?filter=true&page=1&due=confirm'));
  await user.click(toConfirm);
  expect(router.state.location.search).toBe('');
});

it('A vendor filters the orders by a range of days', async () => {
  const { user, listCalls } = await openOrders([anOrder()]);
  await user.type(await screen.findByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('To'), '2026-11-20');
  await waitFor(() => expect(listCalls()).toContain('/vendor/orders?filter=true&page=1&from=2026-11-01&to=2026-11-20'));
});

it('The orders of one customer show the customer’s name and a way back to all', async () => {
  const { user, router } = await openOrders([anOrder()], '/vendor/orders?customer=9');
  await user.click(await screen.findByRole('button', { name: /^Orders of Sara Haddad/ }));
  expect(router.state.location.search).toBe('');
});

it('The exported file follows the filters on screen', async () => {
  URL.createObjectURL = () => 'blob:orders';
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/orders': orderList([anOrder()]),
    'GET /vendor/orders.csv': new Response('order_no', { headers: { 'content-type': 'text/csv' } }),
  });
  const { user } = await renderPortal('/vendor/orders?search=sara&status=3');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/vendor/orders.csv?search=sara&status=3'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

it('A list that fails to load can be retried', async () => {
  let isUp = false;
  fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/orders': () =>
      isUp ? orderList([anOrder()]) : { status: 503, body: { status: 503, success: false, code: 'down', message: '' } },
  });
  const { user } = await renderPortal('/vendor/orders');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByText('BLS-AAAAAAAAA1')).toBeVisible();
});

it('Search and status filter always start at page 1', async () => {
  const { user, router, listCalls } = await openOrders([anOrder()], '/vendor/orders?page=2');
  await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'sa');
  await user.selectOptions(screen.getByLabelText('Status'), 'Cancel With Refund');
  await waitFor(() =>
    expect(listCalls()).toEqual([
      '/vendor/orders?filter=true&page=2',
      '/vendor/orders?filter=true&page=1&search=s',
      '/vendor/orders?filter=true&page=1&search=sa',
      '/vendor/orders?filter=true&page=1&search=sa&status=6',
    ]),
  );
  expect(router.state.location.search).toBe('?search=sa&status=6');
});

it('The status filter offers the six statuses or none', async () => {
  await openOrders([anOrder()]);
  const options = within(await screen.findByLabelText('Status')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Choose status',
    'Pending',
    'Confirmed',
    'Shipped',
    'Completed',
    'Cancelled',
    'Cancel With Refund',
  ]);
});

it('A late response to an earlier search does not replace the current results', async () => {
  let answerFirst = () => {};
  let answerList = () => {};
  const listIsAnswered = new Promise<void>((resolve) => (answerList = resolve));
  fakeApi({ 'GET /user': vendorUser, 'GET /vendor/orders': orderList([]) });
  const { fetch: fakeFetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { url } = new Request(input, init);
    if (url.endsWith('search=s')) await new Promise<void>((resolve) => (answerFirst = resolve));
    if (url.includes('search=')) {
      const { body } = orderList([anOrder({ order_no: url.endsWith('search=sa') ? 'BLS-LAST' : 'BLS-FIRST' })]);
      return Response.json(body);
    }
    if (url.includes('/vendor/orders')) await listIsAnswered;
    return fakeFetch(input, init);
  };
  const { user } = await renderPortal('/vendor/orders');
  await waitFor(() => expect(screen.getByText('Fetching orders...')).toBeVisible());
  answerList();
  await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'sa');
  expect(await screen.findByText('BLS-LAST')).toBeVisible();
  answerFirst();
  await expect(screen.findByText('BLS-FIRST', {}, { timeout: 300 })).rejects.toThrow();
  expect(screen.getByText('BLS-LAST')).toBeVisible();
});

it('The order number opens the details, the sub-order number the page', async () => {
  const { user } = await openOrders([anOrder()]);
  expect(await screen.findByRole('link', { name: 'BLS-AAAAAAAAA1-1' })).toHaveAttribute(
    'href',
    '/vendor/orders/BLS-AAAAAAAAA1-1',
  );
  await user.click(screen.getByRole('button', { name: 'Show order BLS-AAAAAAAAA1' }));
  expect(await screen.findByRole('dialog', { name: 'Order #BLS-AAAAAAAAA1' })).toBeVisible();
});

it('Cancelling a pending order from its details preselects Cancelled', async () => {
  const { user } = await openOrders([anOrder()]);
  await user.click(await screen.findByRole('button', { name: 'Show order BLS-AAAAAAAAA1' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  expect(await screen.findByLabelText('Update Status To')).toHaveDisplayValue('Cancelled');
});

it('Only a pending order can be cancelled from the details', async () => {
  const { user } = await openOrders([anOrder({ status: 'Shipped', status_code: 3 })]);
  await user.click(await screen.findByRole('button', { name: 'Show order BLS-AAAAAAAAA1' }));
  expect(await screen.findByRole('button', { name: 'Track Package' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
});
