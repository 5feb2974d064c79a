import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { Frame } from '../../testing/Frame.tsx';
import { english } from '../../testing/samples.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { readNews } from './sign-in-intent.ts';
import { SignInNotice } from './SignInNotice.tsx';

const Login = () => <SignInNotice news={readNews(useLocation().state)} />;

const show = (page: ReactElement, path: string, at = path) =>
  renderWithProviders(<Frame />, {
    texts: english,
    at,
    path: '/unused',
    routes: [
      {
        element: <Frame />,
        children: [
          { path, element: page },
          { path: '/login', element: <Login /> },
        ],
      },
    ],
  });
const showForgot = () => show(<ForgotPasswordPage />, '/forgot-password');
const showReset = () =>
  show(<ResetPasswordPage />, '/reset-password/:token', '/reset-password/t0ken?email=l@balsam.test');
const silentFailure = { status: 500, body: {} };

test('A reset link requires an e-mail address', async () => {
  const calls = fakeApi({});
  const { user } = await showForgot();
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText('Please enter your email address')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('A requested reset link is confirmed on the login page', async () => {
  const calls = fakeApi({ 'POST /forgot-password': ok({}, '') });
  const { user, router } = await showForgot();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'l@balsam.test');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText('Password reset link sent to your email')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(await screen.findByRole('status')).toHaveTextContent('If l@balsam.test has an account, we’ve sent it a link.');
  expect(calls[0]?.body).toEqual({ email: 'l@balsam.test' });
});

test('A reset link that could not be sent is reported', async () => {
  fakeApi({ 'POST /forgot-password': silentFailure });
  const { user } = await showForgot();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'l@balsam.test');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  // As a toast and above the button.
  await waitFor(() => expect(screen.getAllByText('Failed to send reset link')).toHaveLength(2));
});

async function typePasswords(first: string, second: string) {
  const view = await showReset();
  await view.user.type(screen.getByLabelText('New password'), first);
  await view.user.type(screen.getByLabelText('Confirm password'), second);
  await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
  return view;
}

test('A new password of seven characters is too short', async () => {
  fakeApi({});
  await typePasswords('seven77', 'seven77');
  await waitFor(() => expect(screen.getAllByText('Password must be at least 8 characters.')).toHaveLength(2));
});

test('Two different new passwords do not match', async () => {
  fakeApi({});
  await typePasswords('long-enough-1', 'long-enough-2');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
});

test('A reset link sets a new password and leads to the login', async () => {
  const calls = fakeApi({ 'POST /reset-password': ok({ data: { passkeys: [] } }) });
  const { router } = await typePasswords('long-enough-1', 'long-enough-1');
  expect(await screen.findByText('Password reset successfully')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(await screen.findByRole('status')).toHaveTextContent('Your new password has been saved.');
  expect(screen.queryByText('Do you know these devices?')).not.toBeInTheDocument();
  expect(calls[0]?.body).toEqual({
    email: 'l@balsam.test',
    token: 't0ken',
    password: 'long-enough-1',
    password_confirmation: 'long-enough-1',
  });
});

test('After a new password, the passkeys are named that still open the account', async () => {
  fakeApi({ 'POST /reset-password': ok({ data: { passkeys: ['Laptop', 'هاتفي'] } }) });
  await typePasswords('long-enough-1', 'long-enough-1');
  expect(await screen.findByText('Do you know these devices?')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Laptop', 'هاتفي']);
});

test('A rejected new password is reported', async () => {
  fakeApi({ 'POST /reset-password': silentFailure });
  await typePasswords('long-enough-1', 'long-enough-1');
  await waitFor(() => expect(screen.getAllByText('Failed to reset password')).toHaveLength(2));
});

test('A used or expired link offers a new one and preserves the input', async () => {
  const message = 'This reset link is no longer valid. Please request a new one.';
  fakeApi({
    'POST /reset-password': {
      status: 422,
      body: { status: 422, success: false, code: 'reset_link_dead', message, errors: { token: [message] } },
    },
  });
  const { router } = await typePasswords('long-enough-1', 'long-enough-1');
  expect(await screen.findByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getAllByText(message)).not.toHaveLength(0);
  expect(screen.getByLabelText('New password')).toHaveValue('long-enough-1');
  expect(router.state.location.pathname).toBe('/reset-password/t0ken');
});
