import { anOrder, aUser, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../../testing/render-console.tsx';
import { adminUser } from '../../testing/responses.ts';
import { aMessage, aThread, opened, threadList } from '../../testing/threads.ts';

const NUMBER = 'BLS-AAAAAAAAA1-1';

const openOrder = async (routes: Parameters<typeof fakeApi>[0]) => {
  const calls = fakeApi({
    'GET /user': adminUser,
    [`GET /admin/orders/${NUMBER}`]: ok({ order: anOrder() }),
    ...routes,
  });
  const view = await renderConsole(`/admin/orders/${NUMBER}`);
  return { calls, ...view };
};

it('The order shows its dispute, which an admin opens and reads there', async () => {
  const { user, calls } = await openOrder({
    'GET /admin/threads': threadList([aThread({ id: 8, order_sub_no: `${NUMBER}1`, messages: 9 }), aThread()]),
    'POST /admin/threads/3/view': opened([aMessage({})]),
  });
  expect(await screen.findByText('To decide')).toBeVisible();
  expect(screen.getAllByText('Messages').at(-1)?.nextSibling).toHaveTextContent('2');
  expect(screen.queryByText('It is broken.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open the conversation' }));
  const dialog = () => within(screen.getByRole('dialog', { name: `Conversation ${NUMBER}` }));
  await user.click(dialog().getByRole('button', { name: 'Open the conversation' }));
  expect(await dialog().findByText('It is broken.')).toBeVisible();
  expect(dialog().getByRole('textbox', { name: 'Decision' })).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/view'))?.body).toEqual({ reason: '' });
});

it('A peaceful conversation waits for a side, and opens with a reason', async () => {
  const { user, calls } = await openOrder({
    'GET /admin/threads': threadList([aThread({ disputed_at: null, waits_for: 'vendor', has_joined: true })]),
  });
  expect((await screen.findByText('Waits for')).nextSibling).toHaveTextContent('Vendor');
  expect(screen.getByText(/has joined$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the conversation' }));
  const dialog = within(screen.getByRole('dialog', { name: `Conversation ${NUMBER}` }));
  await user.click(dialog.getByRole('button', { name: 'Open the conversation' }));
  expect(dialog.getByRole('textbox', { name: 'Why do you read it?' })).toBeInvalid();
  expect(calls.some(({ path }) => path.endsWith('/view'))).toBe(false);
});

it('An order without messages says so', async () => {
  await openOrder({ 'GET /admin/threads': threadList([]) });
  expect(await screen.findByText(/have not written to each other/)).toBeVisible();
});

it('An admin without the permission sees no conversation', async () => {
  const { calls } = await openOrder({ 'GET /user': aUser({ permissions: ['orders.read'] }) });
  expect(await screen.findByRole('region', { name: 'Order Summary' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Conversation' })).not.toBeInTheDocument();
  await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/admin/threads'))).toBe(false));
});
