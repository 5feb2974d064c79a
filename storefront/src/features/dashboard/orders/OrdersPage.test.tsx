import { api, listTag, type OrderProduct } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { order } from '../../../testing/samples.ts';
import { orderLine } from '../testing/order-line.ts';
import { ordersResponse } from '../testing/orders-response.ts';
import { pathsOf } from '../testing/show-dashboard.tsx';
import { showOrder, showOrders } from '../testing/show-orders.tsx';

test("A customer's orders are requested from the documented path", async () => {
  const { calls } = await showOrders({ 'GET /orders/id=5': ordersResponse([order()]) });
  expect(await screen.findByText('BLS-0123456789')).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'BLS-0123456789' })).toHaveTextContent(
    /^Order numberBLS-0123456789DateNov.20,.2026.12:30.PMTotal32\.50.SAR.*StatusPending.*View$/,
  );
  expect(pathsOf(calls)).toContain('/orders/id=5?page=1');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('An order shows the PO number that was given with it', async () => {
  const { user } = await showOrders({ 'GET /orders/id=5': ordersResponse([order({ po_number: 'PO-118' })]) });
  expect(await screen.findByRole('listitem', { name: 'BLS-0123456789' })).toHaveTextContent('PO numberPO-118');
  await user.click(screen.getByRole('button', { name: /^View order/ }));
  expect(await screen.findByRole('dialog', { name: /BLS-0123456789/ })).toHaveTextContent('PO numberPO-118');
});

test('An order of two parcels is one card with both', async () => {
  const parcel = (id: number, number: number, count: number) =>
    order({ id, order_no: 'BLS-TWO', order_sub_no: `BLS-TWO-${number}`, parcel_count: count });
  const alone = order({ id: 93, order_no: 'BLS-ONE', order_sub_no: 'BLS-ONE-1' });
  await showOrders({ 'GET /orders/id=5': ordersResponse([parcel(91, 1, 2), parcel(92, 2, 2), alone]) });
  const two = await screen.findByRole('listitem', { name: 'BLS-TWO' });
  expect(two).toHaveTextContent(/Parcel 1 of 2.*Parcel 2 of 2/);
  expect(within(two).getAllByRole('button', { name: /^View order BLS-TWO-/ })).toHaveLength(2);
  expect(screen.getByRole('listitem', { name: 'BLS-ONE' })).not.toHaveTextContent('Parcel');
});

test('With several pages there is a pager, and the second page is requested', async () => {
  const { user, calls } = await showOrders({
    'GET /orders/id=5': ({ path }) =>
      ordersResponse([order()], { last_page: 2, total: 6, current_page: path.endsWith('2') ? 2 : 1 }),
  });
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(pathsOf(calls)).toContain('/orders/id=5?page=2'));
});

test('A customer searches their orders, and pages and an open order keep the search', async () => {
  const found = ordersResponse([order({ po_number: 'PO-118' })], { last_page: 2, total: 6 });
  const { user, calls, router } = await showOrders({
    'GET /orders/id=5': ({ path }) => (path.includes('search') ? found : ordersResponse([order()])),
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Search your orders' }), 'PO-118{Enter}');
  const second = await screen.findByRole('link', { name: 'Page 2' });
  expect(second).toHaveAttribute('href', '/dashboard/orders?search=PO-118&page=2');
  expect(pathsOf(calls)).toContain('/orders/id=5?page=1&search=PO-118');
  await user.click(screen.getByRole('button', { name: /^View order/ }));
  expect(router.state.location.search).toBe('?search=PO-118&order=90');
});

test('A search that finds no orders says so and can be changed', async () => {
  await showOrders({ 'GET /orders/id=5': ordersResponse([]) }, '?search=nothing');
  expect(await screen.findByText('No orders match your search.')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search your orders' })).toHaveValue('nothing');
});

test('A customer without orders sees "No orders found"', async () => {
  await showOrders({ 'GET /orders/id=5': ordersResponse([]) });
  expect(await screen.findByText('No orders found')).toBeVisible();
});

test('The open order is in the URL, and closing removes it', async () => {
  const { user, router, dialog } = await showOrder({});
  expect(router.state.location.search).toBe('?order=90');
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('A link opens an order from another page of the list', async () => {
  await showOrders(
    {
      'GET /orders/id=5': ordersResponse([order()]),
      'GET /orders/77': ok({ order: order({ id: 77, order_no: 'BLS-OLD' }) }),
    },
    '?order=77',
  );
  expect(await screen.findByRole('dialog', { name: /BLS-OLD/ })).toBeVisible();
});

test('An order opened by a link shows a review written in the meantime', async () => {
  let review: OrderProduct['review'] = 'may_write';
  const old = () => order({ id: 77, status: 'Completed', order_products: [orderLine(1, 'Gloves', review)] });
  const { store } = await showOrders(
    {
      'GET /orders/id=5': ordersResponse([order()]),
      'GET /orders/77': () => ok({ order: old() }),
    },
    '?order=77',
  );
  expect(await screen.findByText('Write a review')).toBeVisible();
  review = 'written';
  // As every review mutation does.
  act(() => void store.dispatch(api.util.invalidateTags([listTag('Order')])));
  expect(await screen.findByText('Your review')).toBeVisible();
});

test("A link to someone else's order says that it does not exist", async () => {
  const missing = { status: 404, body: { status: 404, success: false, code: 'not_found', message: 'Not found.' } };
  await showOrders({ 'GET /orders/id=5': ordersResponse([order()]), 'GET /orders/77': missing }, '?order=77');
  expect(await screen.findByText('We couldn’t find this order in your account.')).toBeVisible();
  expect(screen.getByText('BLS-0123456789')).toBeVisible();
});

test('An Arabic customer sees the orders in Arabic', async () => {
  await showOrders({ 'GET /orders/id=5': ordersResponse([order()]) }, '', 'ar');
  expect(await screen.findByRole('heading', { name: 'الطلبات' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /عرض الطلب BLS-0123456789-1/ })).toBeVisible();
});
