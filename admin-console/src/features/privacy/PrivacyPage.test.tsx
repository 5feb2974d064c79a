import type { AdminPrivacyRequest } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../../testing/render-console.tsx';
import { adminUser, metaOf } from '../../testing/responses.ts';

const request: AdminPrivacyRequest = {
  ...{ id: 4, kind: 'correct', state: 'open', note: 'My name is Noura.', asked_at: '2026-11-10T09:30:00.000Z' },
  ...{ due_on: '2026-11-24', erase_from: null, waits_for: [], reason: '', done_at: null, decided_by: null },
  person: { id: 9, name: 'Nora Salem', email: 'nora@example.test', is_guest: false, is_erased: false },
};

async function openRequests(shown: AdminPrivacyRequest = request, routes: Parameters<typeof fakeApi>[0] = {}) {
  const requests = [{ ...shown }];
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/privacy-requests': () => ok({ data: { requests, meta: metaOf(requests) } }),
    ...routes,
  });
  const view = await renderConsole('/admin/privacy');
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { ...view, sent };
}

it('An owner answers a correction, and a late one is marked', async () => {
  const { user, sent } = await openRequests(request, {
    'POST /admin/privacy-requests/4/fulfil': ok({}, 'The answer has been sent.'),
  });
  expect(await screen.findByText('Due soon')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nora Salem' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Correction: Nora Salem' }));
  expect(drawer.getByText('My name is Noura.')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Answer as done' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
  await user.type(dialog.getByRole('textbox', { name: /Answer/ }), 'It is corrected.');
  await user.click(dialog.getByRole('button', { name: 'Answer as done' }));
  expect(await screen.findByText('The answer has been sent.')).toBeVisible();
  expect(sent()).toEqual([['/admin/privacy-requests/4/fulfil', { reason: 'It is corrected.' }]]);
});

it('An erasure says what it waits for, and can only be refused with a reason', async () => {
  const waiting: AdminPrivacyRequest = {
    ...{ ...request, kind: 'erase', state: 'waiting', note: '', erase_from: '2026-11-24T09:30:00.000Z' },
    waits_for: ['return_open'],
  };
  const { user, sent } = await openRequests(waiting);
  await user.click(await screen.findByRole('button', { name: 'Nora Salem' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Deletion: Nora Salem' }));
  expect(drawer.getByText('A return is open')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Answer as done' })).not.toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the request' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  const reason = dialog.getByRole('textbox', { name: /Answer/ });
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Write an answer to the person/));
  expect(sent()).toEqual([]);
});

it('The periods, the last nights and the clock of a breach are on one page', async () => {
  const run = { id: 1, started_at: '2026-11-20T00:30:00.000Z', finished_at: null, counts: { mails_emptied: 7 } };
  fakeApi({ 'GET /user': adminUser, 'GET /admin/retention': ok({ data: { runs: [run] } }) });
  const { user } = await renderConsole('/admin/privacy/retention');
  expect(await screen.findByText(/Contents of sent emails 7/)).toBeVisible();
  expect(screen.getByText('After 3 years, announced 30 days before')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start the clock' }));
  expect(screen.getByRole('status')).toHaveTextContent(/Tell the authorities by/);
});

it('Without a night so far, the page says so', async () => {
  fakeApi({ 'GET /user': adminUser, 'GET /admin/retention': ok({ data: { runs: [] } }) });
  await renderConsole('/admin/privacy/retention');
  expect(await screen.findByText('Nothing has run yet')).toBeVisible();
});
