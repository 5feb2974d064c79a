import { PLATFORM_PERMISSIONS, type Invitation, type Member, type TeamRole } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const { id: ownId } = adminUser.body.user;
const MOMENT = '2026-11-20T09:30:00.000Z';

const owner: TeamRole = {
  ...{ preset: 'owner', id: null, name: 'Owner', permissions: [...PLATFORM_PERMISSIONS] },
  ...{ members: 2, updated_at: null },
};
const support: TeamRole = {
  ...{ preset: 'support', id: null, name: 'Customer support', members: 0, updated_at: null },
  permissions: ['orders.read', 'customers.read', 'customers.write'],
};
const self: Member = {
  ...{ id: ownId, name: 'Noor Saleh', email: 'noor@example.test', is_self: true },
  ...{ has_factor: false, factors_reset_at: null, muted: [] },
  role: { preset: 'owner', id: null, name: 'Owner' },
  ...{ created_at: MOMENT, updated_at: MOMENT, last_seen_at: MOMENT },
};
const amal: Member = {
  ...{ ...self, id: ownId + 1, name: 'Amal Aziz', email: 'amal@example.test', is_self: false },
  last_seen_at: null,
};
const invitation: Invitation = {
  ...{ id: 5, name: 'Sara Haddad', email: 'sara@example.test', role: self.role, invited_by: null },
  ...{ created_at: MOMENT, expires_at: '2026-12-27T09:30:00.000Z', is_expired: false },
};

async function open(responses: Parameters<typeof fakeApi>[0] = {}, lang: 'en' | 'ar' = 'en') {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/team': ok({ data: { members: [amal, self], meta: metaOf([amal, self]) } }),
    'GET /admin/invitations': ok({ invitations: [invitation] }),
    'GET /admin/roles': ok({ roles: [owner, support] }),
    ...responses,
  });
  const view = await renderConsole('/admin/team', 'admin', lang);
  return { ...view, calls, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

it('An admin removes another after confirming, and only leaves themselves', async () => {
  const { user, sent } = await open({ [`DELETE /admin/team/${amal.id}`]: ok({}, 'The member has been removed.') });
  await user.click(await screen.findByRole('button', { name: 'Remove Amal Aziz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Amal Aziz?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The member has been removed.')).toBeVisible();
  expect(sent()).toHaveLength(1);
  const own = within(screen.getByRole('row', { name: /Noor Saleh.*You/ }));
  expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave the team']);
});

it('An admin invites support staff, and a refused role shows why at its field', async () => {
  const message = 'This includes permissions that you do not have.';
  const { user, sent } = await open({ 'POST /admin/invitations': refusal(422, '', { role: [message] }) });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await user.type(dialog.getByLabelText('First name'), 'Huda');
  await user.type(dialog.getByLabelText('Last name'), 'Nasser');
  await user.type(dialog.getByLabelText('Email'), 'huda@example.test');
  await user.selectOptions(dialog.getByLabelText('Role'), 'support');
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    ...{ firstname: 'Huda', lastname: 'Nasser', email: 'huda@example.test', role: 'support' },
  });
});

it('An admin downloads the members that match the search', async () => {
  const { user, calls } = await open({ 'GET /admin/team.csv': new Response('id,name') });
  await user.click(await screen.findByRole('button', { name: 'Download (CSV)' }));
  expect(calls.filter(({ path }) => path.startsWith('/admin/team.csv'))).toHaveLength(1);
});

it('An Arabic reader sees in words what the roles may do', async () => {
  await open({}, 'ar');
  const roles = within(await screen.findByRole('table', { name: 'الأدوار' }));
  expect(roles.getByRole('row', { name: /^Owner/ })).toHaveTextContent('كل شيء، بما في ذلك ما يُضاف لاحقًا');
  expect(roles.getByRole('row', { name: /^Customer support/ })).toHaveTextContent('حظر العملاء والرد على الرسائل');
});
