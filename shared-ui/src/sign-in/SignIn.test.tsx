import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Toasts } from '../toast/Toasts.tsx';
import { SignIn } from './SignIn.tsx';

const required = {
  status: 401,
  code: 'second_factor_required',
  message: 'Please confirm that it is you.',
  fieldErrors: {},
  data: { challenge_id: 'c-1', methods: ['totp', 'recovery_code'] },
};

/** Signs in with the right password, up to the second step. */
const openSecondStep = async (onSecondStep = jest.fn(async (): Promise<unknown> => ({})), methods?: string[]) => {
  const error = methods ? { ...required, data: { ...required.data, methods } } : required;
  const view = renderKit(
    <>
      <Toasts duration={5000} />
      <SignIn
        initialValues={{ email: 'sara@example.test', password: 'secret' }}
        forgotPasswordTo="/forgot-password"
        onSubmit={jest.fn(async () => {
          throw error;
        })}
        onPasskey={jest.fn(async () => ({}))}
        onSecondStep={onSecondStep}
      />
    </>,
  );
  await view.user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'Confirm that it is you' });
  return { ...view, onSecondStep };
};

it('After the password, a person enters the code of the app', async () => {
  const { user, onSecondStep } = await openSecondStep();
  const field = screen.getByLabelText(/^Code from your authenticator app/);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(field, '٠٤٨ 213');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSecondStep).toHaveBeenCalledWith({ challenge_id: 'c-1', code: '048213' });
});

it('An incomplete code is reported and not sent', async () => {
  const { user, onSecondStep } = await openSecondStep();
  const field = screen.getByLabelText(/^Code from your authenticator app/);
  await user.type(field, '048');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter the 6 digits from the app.'));
  expect(onSecondStep).not.toHaveBeenCalled();
});

it('A person without the phone uses a recovery code', async () => {
  const { user, onSecondStep } = await openSecondStep();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText(/^Recovery code/), '7K3MZ-0QX4T');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSecondStep).toHaveBeenCalledWith({ challenge_id: 'c-1', recovery_code: '7K3MZ-0QX4T' });
});

it('A wrong code is reported, and the last try leads back to the password', async () => {
  let left = 2;
  const refuse = jest.fn(async () => {
    left -= 1;
    throw {
      status: 422,
      code: 'code_wrong',
      message: 'Wrong.',
      fieldErrors: { code: 'Wrong.' },
      data: { tries_left: left },
    };
  });
  const { user } = await openSecondStep(refuse);
  const field = screen.getByLabelText(/^Code from your authenticator app/);
  await user.type(field, '111111');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Wrong.'));
  await user.type(field, '{Backspace}2');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

it('A person goes back to the password', async () => {
  const { user } = await openSecondStep();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Password')).toBeVisible();
});
