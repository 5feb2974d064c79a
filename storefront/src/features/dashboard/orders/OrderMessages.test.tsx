import type { ThreadMessage, ThreadPage } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pathsOf } from '../testing/show-dashboard.tsx';
import { showOrder } from '../testing/show-orders.tsx';

const message = (changes: Partial<ThreadMessage>): ThreadMessage => ({
  ...{ id: 1, side: 'buyer', kind: 'message', author: 'Layla Haddad', body: 'Is it sterile?' },
  ...{ leads_off_site: false, files: [], created_at: '2026-11-30T09:00:00.000Z' },
  ...changes,
});

const thread = (messages: ThreadMessage[] = [], changes: Partial<ThreadPage['thread']> = {}) =>
  ok({
    data: {
      thread: {
        ...{ id: 3, order_id: 90, order_sub_no: 'BLS-0123456789-1', state: 'open', closes_at: null, waits_for: null },
        ...{ waits_since: null, disputed_at: null, resolved_at: null, may_dispute: true, has_joined: false, unread: 0 },
        ...{ updated_at: null, ...changes },
      },
      messages,
      has_more: false,
    },
  });

const open = async (routes: Parameters<typeof showOrder>[1]) => {
  const view = await showOrder({}, routes);
  await view.user.click(view.dialog.getByRole('button', { name: 'Message the store' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: /^Messages with/ })) };
};

test('A shopper asks with a picture, and what the store writes is marked as read', async () => {
  let messages: ThreadMessage[] = [];
  let unread = 0;
  const { user, calls, dialog } = await open({
    'GET /orders/90/thread': () => thread(messages, { unread }),
    'POST /orders/90/messages': () => {
      messages = [message({}), message({ id: 2, side: 'vendor', author: 'Acme', body: 'Yes, it is.' })];
      unread = 1;
      return ok({ data: message({}) }, 'Your message has been sent.');
    },
    'POST /orders/90/messages/read': () => {
      unread = 0;
      return thread(messages);
    },
  });
  expect(await dialog.findByText(/^Ask .* about this order/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Ask Balsam to decide' })).not.toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Is it sterile?');
  await user.upload(dialog.getByLabelText('Files'), new File(['x'], 'box.png', { type: 'image/png' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Yes, it is.')).toBeVisible();
  const sent = calls.find(({ path }) => path === '/orders/90/messages');
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  expect(sent?.body).toMatchObject({ body: 'Is it sterile?', 'files[]': expect.anything() });
  await waitFor(() => expect(calls.find(({ path }) => path.endsWith('/read'))?.body).toEqual({ up_to: 2 }));
});

test('A shopper without an answer asks Balsam to decide', async () => {
  const { user, calls, dialog } = await open({
    'GET /orders/90/thread': thread([message({})]),
    'POST /orders/90/dispute': ok({ data: {} }, 'Balsam has been asked to decide.'),
  });
  await user.click(await dialog.findByRole('button', { name: 'Ask Balsam to decide' }));
  const reason = within(await screen.findByRole('dialog', { name: 'Ask Balsam to decide' }));
  await user.click(reason.getByRole('button', { name: 'Ask Balsam to decide' }));
  expect(reason.getByRole('textbox')).toHaveAccessibleDescription('Describe what Balsam should decide.');
  await user.type(reason.getByRole('textbox'), 'They do not answer.');
  await user.click(reason.getByRole('button', { name: 'Ask Balsam to decide' }));
  await waitFor(() => expect(pathsOf(calls)).toContain('/orders/90/dispute'));
  expect(await screen.findByRole('dialog', { name: /^Messages with/ })).toBeVisible();
});

test('A closed conversation can be read only', async () => {
  const { dialog } = await open({
    'GET /orders/90/thread': thread([message({})], { state: 'closed', may_dispute: false }),
  });
  expect(await dialog.findByText('This conversation is closed.')).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
});

test('A conversation that does not load can be tried again', async () => {
  let isUp = false;
  const { user, dialog } = await open({
    'GET /orders/90/thread': () =>
      isUp
        ? thread([message({})])
        : { status: 503, body: { status: 503, success: false, code: 'unavailable', message: 'Busy' } },
  });
  const retry = await dialog.findByRole('button', { name: /try again/i });
  isUp = true;
  await user.click(retry);
  expect(await dialog.findByText('Is it sterile?')).toBeVisible();
});
