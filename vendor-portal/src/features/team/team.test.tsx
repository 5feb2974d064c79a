import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';
import { vendorUser } from '../../testing/responses.ts';
import { huda, invitation, ordersRole, packerRole, sara, teamOf } from '../../testing/team.ts';

type Responses = Parameters<typeof fakeApi>[0];

const refusal = (status: number, code: string, message: string, errors: Record<string, string[]> = {}) => ({
  status,
  body: { status, success: false, code, message, errors },
});

async function open(responses: Responses = {}, lang: 'en' | 'ar' = 'en') {
  const calls = fakeApi({ 'GET /user': vendorUser, ...teamOf([huda, sara], [invitation]), ...responses });
  const view = await renderPortal('/vendor/team', 'vendor', lang);
  const sent = () => calls.filter(({ method }) => method !== 'GET');
  return { ...view, sent };
}

const table = async (name: string) => within(await screen.findByRole('table', { name }));

it('An owner sees the members, the invitations and what each role may do', async () => {
  await open();
  const members = await table('Team');
  expect(await members.findByRole('row', { name: /Huda Nasser.*You/ })).toHaveTextContent('Owner');
  expect(members.getByRole('row', { name: /Sara Haddad/ })).toHaveTextContent(/Orders.*Not yet/);
  expect((await table('Open invitations')).getByRole('row', { name: /Amal Aziz/ })).toHaveTextContent(
    /Packers.*Expired/,
  );
  const roles = await table('Roles');
  expect(roles.getByRole('row', { name: /Owner/ })).toHaveTextContent('Everything, including what is added later');
  expect(roles.getByRole('row', { name: /^Orders/ })).toHaveTextContent(
    'See products and batches · See orders and customers · Confirm, ship and cancel orders · Decide returns',
  );
});

it('The team shows which topics a member has muted', async () => {
  await open(teamOf([huda, { ...sara, muted: ['orders', 'stock'] }], []));
  expect(await screen.findByRole('row', { name: /Sara Haddad/ })).toHaveTextContent(
    'Orders and cancellations, Stock and expiry dates',
  );
});

it('A member without the permission sees the team and can change nothing', async () => {
  const { user } = vendorUser.body;
  await open({ 'GET /user': ok({ user: { ...user, permissions: ['orders.read'] } }) });
  expect(await screen.findByRole('row', { name: /Sara Haddad/ })).toBeVisible();
  expect((await table('Roles')).getByRole('row', { name: /Packers/ })).toBeVisible();
  for (const name of ['Invite', 'Add a role', /^Change/, /^Remove/, /^Withdraw/, /^Send/, /^Delete/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it.each([
  ['en', 'You work alone here', 'Invite a colleague, so that nobody needs your password.'],
  ['ar', 'أنت تعمل وحدك هنا', 'ادعُ زميلًا كي لا يحتاج أحد إلى كلمة مرورك.'],
] as const)('An owner who is alone is told to invite a colleague (%s)', async (lang, title, text) => {
  await open(teamOf([huda], []), lang);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('A part that fails to load can be loaded again, and the others stay', async () => {
  const { user } = await open({ 'GET /vendor/roles': refusal(500, 'unexpected', 'It broke.') });
  expect(await screen.findByText('It broke.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Sara Haddad/ })).toBeVisible();
  fakeApi({ 'GET /user': vendorUser, ...teamOf([huda, sara], [invitation]) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Packers 2|^Packers/ })).toBeVisible();
});

it('An owner invites a colleague into a role whose permissions they read', async () => {
  const message = 'This person is already a member.';
  const { user, sent } = await open({ 'POST /vendor/invitations': refusal(422, 'invalid', '', { email: [message] }) });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await dialog.findByText('Enter the first name.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText('First name'), 'Noura');
  await user.type(dialog.getByLabelText('Last name'), 'Saleh');
  await user.type(dialog.getByLabelText('Email'), 'noura@example.test');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Packers');
  expect(dialog.getByLabelText('Role')).toHaveAccessibleDescription('May do: See orders and customers');
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    ...{ firstname: 'Noura', lastname: 'Saleh', email: 'noura@example.test', role: packerRole.id },
  });
});

it('A role changed meanwhile is loaded again before it is given', async () => {
  const later = { ...sara, role: { preset: null, id: 4, name: 'Packers' }, updated_at: '2026-11-21T09:30:00.000Z' };
  const path = `POST /vendor/team/${sara.id}`;
  const { user, sent } = await open({ [path]: refusal(409, 'changed_meanwhile', 'Changed.') });
  await user.click(await screen.findByRole('button', { name: 'Change the role of Sara Haddad' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Role of Sara Haddad' }));
  await user.selectOptions(dialog.getByLabelText('Role'), 'owner');
  await user.click(dialog.getByRole('button', { name: 'Save the role' }));
  const load = await dialog.findByRole('button', { name: 'Load the current version' });
  expect(sent()[0]?.body).toEqual({ role: 'owner', updated_at_seen: sara.updated_at });
  const again = fakeApi({
    ...{ 'GET /user': vendorUser, ...teamOf([huda, later], []) },
    [path]: ok({}, 'The role has been changed.'),
  });
  await user.click(load);
  await waitFor(() => expect(load).not.toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Save the role' }));
  expect(await screen.findByText('The role has been changed.')).toBeVisible();
  expect(again.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ role: 'owner', updated_at_seen: later.updated_at },
  });
});

it('A member is removed after confirming', async () => {
  const path = `DELETE /vendor/team/${sara.id}`;
  const { user, sent } = await open({ [path]: ok({}, 'The member has been removed.') });
  await user.click(await screen.findByRole('button', { name: 'Remove Sara Haddad' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sara Haddad?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The member has been removed.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

const leave = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Leave the team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave the team?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave the team' }));
};

it('The last owner cannot leave and reads why', async () => {
  const message = 'A team keeps at least one owner.';
  const { user, store } = await open({ [`DELETE /vendor/team/${huda.id}`]: refusal(409, 'last_owner', message) });
  await leave(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(store.getState().session.token).not.toBeNull();
});

it('An owner who leaves is signed out', async () => {
  const { user, store } = await open({ [`DELETE /vendor/team/${huda.id}`]: ok({}, 'The member has been removed.') });
  await leave(user);
  expect(await screen.findByText('Customer sign-in')).toBeVisible();
  expect(store.getState().session.token).toBeNull();
});

it('A member who may not manage the team can still leave it', async () => {
  const reader = { ...vendorUser.body.user, permissions: ['orders.read'] };
  const { user, store } = await open({
    'GET /user': ok({ user: reader }),
    [`DELETE /vendor/team/${huda.id}`]: ok({}, 'The member has been removed.'),
  });
  await screen.findByRole('button', { name: 'Leave the team' });
  expect(screen.queryByRole('button', { name: 'Remove Sara Haddad' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  await leave(user);
  await waitFor(() => expect(store.getState().session.token).toBeNull());
});

it('An invitation is sent again, or withdrawn', async () => {
  const { user, sent } = await open({
    'POST /vendor/invitations/5/resend': ok({}, 'The invitation has been sent.'),
    'DELETE /vendor/invitations/5': ok({}, 'The invitation has been withdrawn.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Send the invitation of Amal Aziz again' }));
  expect(await screen.findByText('The invitation has been sent.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation of Amal Aziz' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it('An owner adds a role of their own with chosen permissions', async () => {
  const { user, sent } = await open({ 'POST /vendor/roles': ok({ roles: [] }, 'The role has been saved.') });
  await user.click(await screen.findByRole('button', { name: 'Add a role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a role' }));
  await user.click(dialog.getByRole('button', { name: 'Save the role' }));
  expect(await dialog.findByText('Enter a name for the role.')).toBeVisible();
  expect(dialog.getByText('Choose at least one permission.')).toBeVisible();
  await user.type(dialog.getByLabelText('Name of the role'), 'Warehouse');
  const products = within(dialog.getByRole('group', { name: 'Products' }));
  await user.click(products.getByLabelText('See products and batches'));
  await user.click(dialog.getByRole('button', { name: 'Save the role' }));
  expect(await screen.findByText('The role has been saved.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ name: 'Warehouse', permissions: ['catalogue.read'], updated_at_seen: null });
});

it('A role in use is not deleted, and presets cannot be changed', async () => {
  const message = 'Members have this role.';
  const { user } = await open({ 'DELETE /vendor/roles/4': refusal(409, 'role_in_use', message) });
  await user.click(await screen.findByRole('button', { name: 'Delete the role Packers' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: `Change the role ${ordersRole.name}` })).not.toBeInTheDocument();
});
