import type { Invitation, Member } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const { id: ownId } = adminUser.body.user;
const self: Member = {
  id: ownId,
  name: 'Noor Saleh',
  email: 'noor@example.test',
  created_at: '2026-10-01T09:30:00.000Z',
  last_seen_at: '2026-11-20T09:30:00.000Z',
  role: { preset: 'owner', id: null, name: 'Owner' },
  is_self: true,
  updated_at: '2026-10-01T09:30:00.000Z',
};
const amal: Member = { ...self, id: ownId + 1, name: 'Amal Aziz', email: 'amal@example.test', last_seen_at: null };
const invitation: Invitation = {
  id: 5,
  name: 'Sara Haddad',
  email: 'sara@example.test',
  role: { preset: 'owner', id: null, name: 'Owner' },
  invited_by: 'Noor Saleh',
  created_at: '2026-11-20T09:30:00.000Z',
  expires_at: '2026-11-27T09:30:00.000Z',
  is_expired: true,
};

async function open(responses: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/team': ok({ data: { members: [amal, self], meta: metaOf([amal, self]) } }),
    'GET /admin/invitations': ok({ invitations: [invitation] }),
    ...responses,
  });
  const view = await renderConsole('/admin/admins');
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { ...view, calls, sent };
}

it('An admin removes another after confirming, and cannot remove themselves', async () => {
  const { user, sent } = await open({
    [`DELETE /admin/team/${amal.id}`]: ok({}, 'The admin has been removed.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Amal Aziz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Amal Aziz?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The admin has been removed.')).toBeVisible();
  expect(sent()).toEqual([`DELETE /admin/team/${amal.id}`]);
  expect(screen.getByText('You')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Noor Saleh' })).not.toBeInTheDocument();
});

it('An admin invites a colleague, and a rejected address shows why at its field', async () => {
  const message = 'This person is already an admin.';
  const { user, calls } = await open({ 'POST /admin/invitations': refusal(422, '', { email: [message] }) });
  await user.click(await screen.findByRole('button', { name: 'Invite an admin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite an admin' }));
  await user.type(dialog.getByLabelText('First name'), 'Huda');
  await user.type(dialog.getByLabelText('Last name'), 'Nasser');
  await user.type(dialog.getByLabelText('Email'), 'huda@example.test');
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    firstname: 'Huda',
    lastname: 'Nasser',
    email: 'huda@example.test',
    role: 'owner',
  });
});

it('An admin resends an expired invitation, or withdraws it', async () => {
  const { user, sent } = await open({
    'POST /admin/invitations/5/resend': ok({}, 'The invitation has been sent.'),
    'DELETE /admin/invitations/5': ok({}, 'The invitation has been withdrawn.'),
  });
  expect(await screen.findByText('Expired')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the invitation of Sara Haddad again' }));
  expect(await screen.findByText('The invitation has been sent.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation of Sara Haddad' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent()).toEqual(['POST /admin/invitations/5/resend', 'DELETE /admin/invitations/5']));
});
