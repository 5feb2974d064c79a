import type { ThreadMessage } from '@balsam/shared-api';
import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const order = anOrder();
const AT = `/vendor/orders/${order.order_sub_no}`;
const routes = { 'GET /user': vendorUser, [`GET ${AT}`]: ok({ order }) };

const message = (changes: Partial<ThreadMessage>): ThreadMessage => ({
  ...{ id: 1, side: 'buyer', kind: 'message', author: 'Sara Haddad', body: 'Is it sterile?' },
  ...{ leads_off_site: false, files: [], created_at: '2026-11-30T09:00:00.000Z' },
  ...changes,
});

const thread = (messages: ThreadMessage[]) =>
  ok({
    data: {
      thread: {
        ...{ id: 3, order_id: order.id, order_sub_no: order.order_sub_no, state: 'open', closes_at: null },
        ...{ waits_for: 'vendor', waits_since: null, disputed_at: null, resolved_at: null, may_dispute: true },
        ...{ has_joined: false, unread: 0, updated_at: null },
      },
      messages,
      has_more: false,
    },
  });

it('A store answers on the page of the order', async () => {
  let messages = [message({})];
  const calls = fakeApi({
    ...routes,
    [`GET /vendor/orders/${order.id}/thread`]: () => thread(messages),
    [`POST /vendor/orders/${order.id}/messages`]: () => {
      messages = [...messages, message({ id: 2, side: 'vendor', author: 'Huda Saleh', body: 'Yes, it is.' })];
      return ok({ data: messages[1] });
    },
  });
  const { user } = await renderPortal(AT);
  const panel = within((await screen.findByRole('heading', { name: 'Messages' })).closest('section') ?? document.body);
  expect(await panel.findByText('Is it sterile?')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: 'Message' }), 'Yes, it is.');
  await user.click(panel.getByRole('button', { name: 'Send' }));
  expect(await panel.findByText('Huda Saleh')).toBeVisible();
  expect(calls.some(({ method, path }) => method === 'POST' && path.endsWith('/messages'))).toBe(true);
});

it('Members without the permission see no messages', async () => {
  const { user } = vendorUser.body;
  const reader = ok({ user: { ...user, permissions: ['orders.read'] } });
  const calls = fakeApi({ ...routes, 'GET /user': reader });
  await renderPortal(AT);
  await screen.findByRole('heading', { name: 'Order history' });
  expect(screen.queryByRole('heading', { name: 'Messages' })).not.toBeInTheDocument();
  expect(calls.some(({ path }) => path.endsWith('/thread'))).toBe(false);
});
