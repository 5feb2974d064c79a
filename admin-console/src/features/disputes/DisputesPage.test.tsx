import { fakeApi } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../../testing/render-console.tsx';
import { aMessage, aThread, opened, threadList } from '../../testing/threads.ts';

const show = async (routes: Parameters<typeof fakeApi>[0]) => {
  const calls = fakeApi(routes);
  const view = await renderConsole('/admin/disputes');
  return { calls, ...view };
};

it('An admin opens a dispute knowingly, writes and decides', async () => {
  const said = [aMessage({}), aMessage({ id: 2, kind: 'dispute', body: 'They do not answer.' })];
  const { user, calls } = await show({
    'GET /admin/threads': threadList([aThread()]),
    'POST /admin/threads/3/view': opened(said),
    'POST /admin/threads/3/messages': opened([
      ...said,
      aMessage({ id: 3, side: 'platform', author: 'Maryam', body: 'We look.' }),
    ]),
    'POST /admin/threads/3/resolve': opened(
      [...said, aMessage({ id: 4, side: 'platform', author: 'Maryam', kind: 'resolution', body: 'Money back.' })],
      '2026-11-29T10:00:00.000Z',
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'BLS-AAAAAAAAA1-1' }));
  const dialog = () => within(screen.getByRole('dialog', { name: /^Conversation/ }));
  expect(dialog().getByText(/^The opening is logged/)).toBeVisible();
  expect(dialog().queryByText('It is broken.')).not.toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Open the conversation' }));
  expect(await screen.findByText('It is broken.')).toBeVisible();
  await user.type(dialog().getByRole('textbox', { name: 'Message' }), 'We look.');
  await user.click(dialog().getByRole('button', { name: 'Send' }));
  expect(await dialog().findByText('We look.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Decide the dispute' }));
  expect(dialog().getByRole('textbox', { name: 'Decision' })).toHaveAccessibleDescription(/Write the decision\./);
  await user.type(dialog().getByRole('textbox', { name: 'Decision' }), 'Money back.');
  await user.click(dialog().getByRole('button', { name: 'Decide the dispute' }));
  expect(await dialog().findByText('Money back.')).toBeVisible();
  await waitFor(() => expect(dialog().queryByRole('textbox', { name: 'Decision' })).not.toBeInTheDocument());
  expect(calls.find(({ path }) => path.endsWith('/resolve'))?.body).toEqual({
    text: 'Money back.',
    updated_at_seen: '2026-11-29T09:05:00.000Z',
  });
});

it('A conversation without a dispute needs a reason', async () => {
  const { user, calls } = await show({
    'GET /admin/threads': threadList([aThread({ disputed_at: null })]),
    'POST /admin/threads/3/view': opened([aMessage({})]),
  });
  await user.click(await screen.findByRole('button', { name: 'BLS-AAAAAAAAA1-1' }));
  const open = screen.getByRole('button', { name: 'Open the conversation' });
  await user.click(open);
  const reason = screen.getByRole('textbox', { name: 'Why do you read it?' });
  expect(reason).toHaveAccessibleDescription(/State why you read this conversation\./);
  expect(calls.some(({ path }) => path.endsWith('/view'))).toBe(false);
  await user.type(reason, 'The buyer called us.');
  await user.click(open);
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/view'))?.body).toEqual({ reason: 'The buyer called us.' }),
  );
});

it('A decision about an outdated conversation keeps the text', async () => {
  const { user } = await show({
    'GET /admin/threads': threadList([aThread()]),
    'POST /admin/threads/3/view': opened([aMessage({})]),
    'POST /admin/threads/3/resolve': {
      status: 409,
      body: { status: 409, success: false, code: 'changed_meanwhile', message: 'It has changed in the meantime.' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'BLS-AAAAAAAAA1-1' }));
  await user.click(screen.getByRole('button', { name: 'Open the conversation' }));
  await user.type(await screen.findByRole('textbox', { name: 'Decision' }), 'Money back.');
  await user.click(screen.getByRole('button', { name: 'Decide the dispute' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Conversation/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('It has changed in the meantime.');
  expect(screen.getByRole('textbox', { name: 'Decision' })).toHaveValue('Money back.');
});
