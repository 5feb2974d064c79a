import type { ContactMessage } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const question: ContactMessage = {
  id: 4,
  name: 'Sara Ali',
  email: 'sara@example.test',
  phone_number: '+973 3311 2233',
  subject: 'Where is my parcel?',
  message: 'It should have come\non Monday.',
  created_at: '2026-11-18T09:30:00.000Z',
  handled_at: null,
  handled_by: null,
};
const refused = { status: 500, body: { status: 500, success: false, code: 'internal', message: '' } };

async function openMessages(responses: Parameters<typeof fakeApi>[0] = {}, at = '/admin/messages') {
  const messages = [{ ...question }];
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/messages': () => ok({ data: { messages, meta: metaOf(messages) } }),
    ...responses,
  });
  const view = await renderConsole(at);
  const lists = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/messages?'));
  return { ...view, calls, lists, message: messages[0] ?? question };
}

const read = async (user: Awaited<ReturnType<typeof openMessages>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Where is my parcel?' }));
  return within(await screen.findByRole('dialog', { name: 'Where is my parcel?' }));
};

it('An admin reads a message with everything needed to reply', async () => {
  const { user } = await openMessages();
  const dialog = await read(user);
  expect(dialog.getByText(/It should have come/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:sara@example.test?subject=Re%3A%20Where%20is%20my%20parcel%3F',
  );
  expect(dialog.getByRole('link', { name: '+973 3311 2233' })).toHaveAttribute('href', 'tel:+97333112233');
});

it('An admin marks a message as done, and sees by whom and how to reopen it', async () => {
  const { user, calls, message } = await openMessages({
    'POST /admin/messages/4/handled': () => {
      Object.assign(message, { handled_at: '2026-11-19T09:30:00.000Z', handled_by: 'Noor Salem' });
      return ok({}, 'The message has been marked as done.');
    },
  });
  const dialog = await read(user);
  await user.click(dialog.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('The message has been marked as done.')).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Open again' })).toBeVisible();
  expect(dialog.getByText('Noor Salem')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Open again' }));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ handled: true }, { handled: false }]));
});

it('A message that cannot be marked shows an error', async () => {
  const { user } = await openMessages({ 'POST /admin/messages/4/handled': refused });
  const dialog = await read(user);
  await user.click(dialog.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('The message could not be changed. Please try again.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Mark as done' })).not.toHaveAttribute('aria-busy'));
});

it('The dashboard links to the open messages, which an admin searches', async () => {
  const { user, lists } = await openMessages({}, '/admin/messages?state=open');
  await screen.findByText('Sara Ali');
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'parcel');
  await waitFor(() => expect(lists().at(-1)).toBe('/admin/messages?page=1&search=parcel&state=open'));
});

it('An admin marks several messages as done together', async () => {
  const { user, calls } = await openMessages({ 'POST /admin/messages/bulk': ok({ done: 1, failed: [] }) });
  await user.click(await screen.findByRole('checkbox', { name: 'Where is my parcel?' }));
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark 1 message as done?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('1 message marked as done')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [4], action: 'handled' });
});
