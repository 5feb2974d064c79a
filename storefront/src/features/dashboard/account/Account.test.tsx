import { changeLanguage } from '@balsam/shared-api';
import { ok, type fakeApi } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { user as customer } from '../../../testing/samples.ts';
import { pathsOf, refusal, showDashboard } from '../testing/show-dashboard.tsx';

// It reloads the page, which jsdom cannot do.
jest.mock('@balsam/shared-api', () => ({ ...jest.requireActual('@balsam/shared-api'), changeLanguage: jest.fn() }));

type Routes = Parameters<typeof fakeApi>[0];

const silentFailure = { status: 500, body: {} };
const show = async (tab: string, routes: Routes = {}) => {
  const view = await showDashboard({ at: `/dashboard/account${tab && `?tab=${tab}`}`, routes });
  await screen.findByRole('tablist', { name: 'Account details' });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const sent = (path: string) => view.calls.find((call) => call.path === path && call.method === 'POST')?.body;
  return { ...view, press, sent };
};

test('The account has tabs for account, password and language, each with an address', async () => {
  const { user, router } = await show('');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Account', 'Password', 'Language']);
  await user.click(screen.getByRole('tab', { name: 'Language' }));
  expect(router.state.location.search).toBe('?tab=language');
});

test('Changing name and phone number sends the e-mail address unchanged', async () => {
  const { user, calls, press, sent } = await show('', { 'POST /user': ok({ user: customer() }) });
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  await user.type(screen.getByRole('textbox', { name: 'First name' }), ' M.');
  await press('Save changes');
  expect(await screen.findByText('Account Details Updated Successfully')).toBeVisible();
  expect(sent('/user')).toEqual({
    updated_at_seen: '2026-11-20T09:30:00.000Z',
    firstname: 'Layla M.',
    lastname: 'Hassan',
    email: 'layla@balsam.test',
    phone_number: '+97333112233',
  });
  await waitFor(() => expect(pathsOf(calls).filter((path) => path === '/user')).toHaveLength(3));
});

test('Saving the account twice in a row succeeds', async () => {
  let stored = customer();
  const view = await show('', {
    'GET /user': () => ok({ user: stored }),
    'POST /user': ({ body }) => {
      const { updated_at_seen: seen, ...details } = body as { updated_at_seen: string };
      if (seen !== stored.updated_at) return { status: 409, body: { code: 'changed_meanwhile', message: 'Changed.' } };
      const minutes = Number(seen.slice(14, 16)) + 1;
      stored = customer({ ...details, updated_at: `2026-11-20T09:${minutes}:00.000Z` });
      return ok({ user: stored });
    },
  });
  for (const text of [' M.', ' N.']) {
    await view.user.type(screen.getByRole('textbox', { name: 'First name' }), text);
    await view.press('Save changes');
    await waitFor(() => expect(stored.firstname).toMatch(new RegExp(`${text}$`)));
  }
  expect(stored.firstname).toBe('Layla M. N.');
});

test('Missing account fields are reported word for word', async () => {
  const { user, press } = await show('');
  for (const name of ['First name', 'Last name', 'Phone number']) {
    await user.clear(screen.getByRole('textbox', { name }));
  }
  await press('Save changes');
  for (const message of ['First Name is required', 'Last Name is required', 'Phone Number is required']) {
    expect(await screen.findByText(message)).toBeVisible();
  }
});

test('A server error for a field is shown under it, with a toast', async () => {
  const { press } = await show('', { 'POST /user': refusal('Invalid.', { phone_number: ['Too short.', 'Second.'] }) });
  await press('Save changes');
  expect(await screen.findByText('Please fix the errors in the form')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(/Too short\./);
});

test.each([
  [refusal('The account is locked.'), 'The account is locked.'],
  [silentFailure, 'Something went wrong'],
])('A failed account update is reported (%#)', async (response, words) => {
  const { press } = await show('', { 'POST /user': response });
  await press('Save changes');
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
});

const typePasswords = async (
  { user }: Awaited<ReturnType<typeof show>>,
  passwords: { current: string; next: string; again: string },
) => {
  await user.type(screen.getByLabelText('Current password'), passwords.current);
  await user.type(screen.getByLabelText('New password'), passwords.next);
  await user.type(screen.getByLabelText('Confirm password'), passwords.again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};
const right = { current: 'old-one', next: 'long-enough', again: 'long-enough' };

test('Changing the password clears the fields', async () => {
  const view = await show('password', { 'POST /user/change-password': ok({}) });
  await typePasswords(view, right);
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  expect(view.sent('/user/change-password')).toEqual({
    current_password: 'old-one',
    new_password: 'long-enough',
    confirm_password: 'long-enough',
  });
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

test('Missing passwords are reported word for word', async () => {
  const { press } = await show('password');
  await press('Change password');
  for (const message of ['Current Password is required', 'New Password is required', 'Confirm Password is required']) {
    expect(await screen.findByText(message)).toBeVisible();
  }
});

test('A new password must be long enough and match its confirmation', async () => {
  const view = await show('password');
  await typePasswords(view, { current: 'x', next: 'seven77', again: 'another' });
  expect(await screen.findByText('Password must be at least 8 characters.')).toBeVisible();
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(view.sent('/user/change-password')).toBeUndefined();
});

test('A wrong current password is reported under its field', async () => {
  const view = await show('password', {
    'POST /user/change-password': refusal('Invalid.', { current_password: ['The current password is incorrect.'] }),
  });
  await typePasswords(view, right);
  expect(await screen.findByText('Please fix the errors in the form')).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('The current password is incorrect.');
  expect(screen.getByLabelText('New password')).toHaveValue('long-enough');
});

test('A failed password change is reported', async () => {
  const view = await show('password', { 'POST /user/change-password': silentFailure });
  await typePasswords(view, right);
  expect(await screen.findAllByText('Failed to change password')).not.toHaveLength(0);
});

test('A chosen language is stored, and its notice is shown after the reload', async () => {
  const { user, press } = await show('language');
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'العربية' }));
  await press('Save language');
  await waitFor(() => expect(changeLanguage).toHaveBeenCalledWith('ar', 'shell:notices.language'));
});
