import { fakeApi, ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionEnded } from '@balsam/shared-api';
import { adminUser, metaOf } from '../testing/responses.ts';
import { refusal } from '../testing/refusal.ts';
import { renderConsole } from '../testing/render-console.tsx';

const PASSWORD = 'walnut-shell-4';

/** Opens the team, and sends an invitation that needs a confirmation. */
async function invite() {
  let isConfirmed = false;
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/team': ok({ data: { members: [], meta: metaOf([]) } }),
    'GET /admin/invitations': ok({ invitations: [] }),
    'GET /admin/roles': ok({
      roles: [{ preset: 'reader', id: null, name: 'Reader', members: 0, updated_at: null, permissions: [] }],
    }),
    'POST /admin/invitations': () =>
      isConfirmed ? ok({}, 'Invited.') : refusal(403, 'Please confirm that it is you.', {}, 'step_up_required'),
    'POST /auth/step-up': ({ body }) => {
      isConfirmed = (body as { password: string }).password === PASSWORD;
      return isConfirmed ? ok({}) : refusal(422, '', { password: ['The password is incorrect.'] });
    },
  });
  const view = await renderConsole('/admin/team', 'admin', 'en');
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await user.type(form.getByLabelText('First name'), 'Huda');
  await user.type(form.getByLabelText('Last name'), 'Nasser');
  await user.type(form.getByLabelText('Email'), 'huda@example.test');
  await user.selectOptions(form.getByLabelText('Role'), 'reader');
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  return { ...view, form, dialog, sent: () => calls.filter(({ path }) => path === '/admin/invitations').slice(1) };
}

const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).not.toBeInTheDocument());

it('After a confirmation, the interrupted change goes on by itself', async () => {
  const { user, dialog, sent } = await invite();
  const password = dialog.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).not.toHaveAttribute('aria-invalid', 'true');
  await user.type(password, `${PASSWORD}{Enter}`);
  expect(await screen.findByText('Invited.')).toBeVisible();
  await isClosed();
  expect(sent().map(({ method }) => method)).toEqual(['POST', 'POST', 'GET']);
});

it('A wrong password is explained at its field, and the change goes on waiting', async () => {
  const { user, dialog, sent } = await invite();
  const password = dialog.getByLabelText('Password');
  await user.type(password, 'wrong{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/The password is incorrect\./));
  expect(sent()).toHaveLength(1);
});

it('An admin who cancels keeps the form as it was, and reads why', async () => {
  const { user, dialog, form, sent } = await invite();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  expect((await screen.findAllByText('Please confirm that it is you.'))[0]).toBeVisible();
  expect(form.getByLabelText('Email')).toHaveValue('huda@example.test');
  expect(sent()).toHaveLength(1);
});

it('Signing out elsewhere closes the question', async () => {
  const { store } = await invite();
  act(() => void store.dispatch(sessionEnded()));
  await isClosed();
});
