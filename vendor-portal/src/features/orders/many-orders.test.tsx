import type { Order } from '@balsam/shared-api';
import { anOrder, fakeApi, findReady, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { orderList, vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const BULK = 'POST /vendor/orders/bulk';
const STATUS = 'POST /vendor/orders/1/status';

const order = (id: number, changes: Partial<Order> = {}) =>
  anOrder({ id, order_no: `BLS-${id}`, order_sub_no: `BLS-${id}-1`, ...changes });

const open = async (orders: Order[], responses: Parameters<typeof fakeApi>[0] = {}, at = '/vendor/orders') => {
  const calls = fakeApi({ 'GET /user': vendorUser, 'GET /vendor/orders': orderList(orders), ...responses });
  const view = await renderPortal(at);
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
  return { ...view, sent };
};
const select = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(await findReady('checkbox', 'Select all on this page'));
/** Statuses shown on screen. */
const SEEN = { 1: 'Pending', 2: 'Pending' };
const bar = () => within(screen.getByRole('group', { name: 'Actions for the selection' }));

it('A vendor confirms many orders and reads which stayed unchanged', async () => {
  const failed = [{ id: 2, name: 'BLS-2-1', message: 'Only an order that is pending can be confirmed.' }];
  const { user, sent } = await open([order(1), order(2)], { [BULK]: ok({ done: 1, failed }) });
  await select(user);
  await user.click(bar().getByRole('button', { name: 'Confirm' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm 2 orders?' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/Only an order that is pending/)).toBeVisible();
  expect(sent()).toEqual([
    { path: '/vendor/orders/bulk', body: { ids: [1, 2], action: 'confirm', status_seen: SEEN } },
  ]);
});

it('A vendor ships many orders with tracking information for one of them', async () => {
  const { user, sent } = await open([order(1), order(2)], { [BULK]: ok({ done: 2, failed: [] }) });
  await select(user);
  await user.click(bar().getByRole('button', { name: 'Ship' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship 2 orders' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Tracking information for BLS-2-1' }), 'DHL 2');
  // A name has its own direction.
  expect(dialog.getAllByText('Sara Haddad')[0]).not.toHaveAttribute('dir');
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  expect(await screen.findByText('2 orders shipped')).toBeVisible();
  expect(sent()).toEqual([
    { path: '/vendor/orders/bulk', body: { ids: [1, 2], action: 'ship', tracking: { 2: 'DHL 2' }, status_seen: SEEN } },
  ]);
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
});

it('Tracking information survives a failed connection while shipping many orders', async () => {
  let isAway = false;
  const answerOf = (response: ReturnType<typeof ok>) => () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return response;
  };
  const orders = [order(1), order(2)];
  const { user } = await open(orders, {
    'GET /vendor/orders': answerOf(orderList(orders)),
    [BULK]: answerOf(ok({ done: 2, failed: [] })),
  });
  await select(user);
  await user.click(bar().getByRole('button', { name: 'Ship' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship 2 orders' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Tracking information for BLS-2-1' }), 'DHL 2');
  isAway = true;
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Ship' })).not.toHaveAttribute('aria-busy'));
  expect(dialog.getByRole('textbox', { name: 'Tracking information for BLS-2-1' })).toHaveValue('DHL 2');
});

it('Packing slips and labels of the selected orders print in one go', async () => {
  const { user } = await open([order(1), order(2)]);
  await select(user);
  const link = (name: string) => bar().getByRole('link', { name });
  expect(link('Packing slips')).toHaveAttribute('href', '/vendor/orders/packing-slips?ids=1,2');
  expect(link('Labels')).toHaveAttribute('href', '/vendor/orders/labels?ids=1,2');
});

it('There is one packing slip per order, and a label for each pickup', async () => {
  window.print = jest.fn();
  const { user, unmount } = await open([order(1), order(2)], {}, '/vendor/orders/packing-slips?ids=1,2');
  await user.click(await screen.findByRole('button', { name: 'Print all 2' }));
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  unmount();
  await open([order(1), order(2, { tracking_id: 'BLP1' })], {}, '/vendor/orders/labels?ids=1,2');
  expect(await screen.findByRole('article', { name: 'Labels BLS-2-1' })).toBeVisible();
  expect(screen.getByText(/1 order has no label/)).toBeVisible();
});

it('One click moves an order to its next status', async () => {
  const { user, sent } = await open([order(1)], { [STATUS]: ok({ order: order(1) }, 'Confirmed now') });
  await user.click(await screen.findByRole('button', { name: 'Confirm: BLS-1-1' }));
  expect(await screen.findByText('Confirmed now')).toBeVisible();
  expect(sent()).toEqual([{ path: '/vendor/orders/1/status', body: { status: 2, status_seen: 'Pending' } }]);
});

it('Shipping asks for tracking information unless the carrier supplied it', async () => {
  const confirmed = { status: 'Confirmed', status_code: 2 } as const;
  const { user, sent, unmount } = await open([order(1, confirmed)]);
  await user.click(await screen.findByRole('button', { name: 'Ship: BLS-1-1' }));
  expect(await screen.findByLabelText('Update Status To')).toHaveDisplayValue('Shipped');
  expect(sent()).toEqual([]);
  unmount();
  const fetched = await open([order(1, { ...confirmed, tracking_id: 'BLP1' })], { [STATUS]: ok({}, 'Shipped now') });
  await fetched.user.click(await screen.findByRole('button', { name: 'Ship: BLS-1-1' }));
  expect(await screen.findByText('Shipped now')).toBeVisible();
});

it('An order that is finished or to be cancelled has no next step', async () => {
  const asked = { asked_at: '2026-11-21T08:00:00.000Z', state: 'open', reason: '' } as const;
  await open([order(1, { cancel_request: asked }), order(2, { status: 'Completed', status_code: 4 })]);
  await screen.findByText('BLS-1');
  for (const name of [/^Confirm/, /^Ship/, /^Complete/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
