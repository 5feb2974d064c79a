import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Toasts } from '../toast/Toasts.tsx';
import { SignInForm } from './SignInForm.tsx';

const renderForm = (onSubmit = jest.fn(async () => {})) => ({
  onSubmit,
  ...renderKit(
    <>
      <Toasts duration={5000} />
      <SignInForm onSubmit={onSubmit} forgotPasswordTo="/forgot-password" />
    </>,
  ),
});

it('An empty form reports what is missing and sends nothing', async () => {
  const { user, onSubmit } = renderForm();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Email is required.')).toBeVisible();
  expect(screen.getByText('Password is required.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('An address with an invalid format is reported', async () => {
  const { user } = renderForm();
  await user.type(screen.getByLabelText('Email'), 'sara@nowhere');
  await user.tab();
  expect(await screen.findByText('Invalid email format.')).toBeVisible();
});

it('A person signs in with address, password and remember me', async () => {
  const { user, onSubmit } = renderForm();
  await user.type(screen.getByLabelText('Email'), ' sara@example.test ');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByLabelText('Remember me'));
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSubmit).toHaveBeenCalledWith({ email: 'sara@example.test', password: 'secret', remember_me: true });
});

it('A refusal is shown in a toast and at the field, and input stays', async () => {
  const refuse = jest.fn(async () => {
    throw { status: 422, message: 'Wrong address.', fieldErrors: { email: 'We do not know this address.' } };
  });
  const { user } = renderForm(refuse);
  await user.type(screen.getByLabelText('Email'), 'sara@example.test');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('We do not know this address.')).toBeVisible();
  expect(await screen.findByText('Wrong address.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('sara@example.test');
});
