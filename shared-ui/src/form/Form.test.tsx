import { screen, waitFor } from '@testing-library/react';
import { number, object, string } from 'yup';
import { renderKit } from '../testing/render-kit.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { Form } from './Form.tsx';
import { FormError } from './FormError.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

const schema = object({
  email: string().required('email.required').email('email.invalid'),
  password: string().min(6, 'password.short'),
  age: number().typeError('age.invalid').min(18, 'age.young').integer('age.fraction'),
});
const t = (key: string, { min }: Record<string, unknown>) => (key === 'password.short' ? `At least ${min}` : key);

const refusal = (fieldErrors: Record<string, string>, message = 'Refused') => ({ message, fieldErrors });

function show(onSubmit: (values: object) => Promise<void> | void, { errorSummary = false } = {}) {
  return renderKit(
    <Form
      initialValues={{ email: '', password: '', age: '', agreed: false }}
      validationSchema={schema}
      t={t}
      onSubmit={onSubmit}
      errorSummary={errorSummary}
    >
      <TextField name="email" type="email" label="E-mail" hint="We send the receipt there" />
      <PasswordField name="password" label="Password" />
      <TextField name="age" label="Age" inputMode="numeric" />
      <CheckboxField name="agreed" label="I agree" />
      <FormError />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
}

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const send = () => screen.getByRole('button', { name: 'Send' });

it('An incomplete form moves the focus to the first invalid field', async () => {
  const onSubmit = jest.fn();
  const { user } = show(onSubmit);
  await user.click(send());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('We send the receipt there email.required');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('Pressing a button does not blur a field and shift the button', async () => {
  const { user } = show(jest.fn());
  await user.type(email(), 'maryam');
  await user.pointer({ target: send(), keys: '[MouseLeft>]' });
  expect(email()).toHaveFocus();
  expect(screen.queryByText('email.invalid')).not.toBeInTheDocument();
});

it('Errors appear on blur, not while typing, and disappear once fixed', async () => {
  const { user } = show(jest.fn());
  await user.type(email(), 'maryam');
  expect(screen.queryByText('email.invalid')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('email.invalid')).toBeInTheDocument();
  await user.type(email(), '@example.com');
  expect(screen.queryByText('email.invalid')).not.toBeInTheDocument();
});

it('A message names the bound of its rule', async () => {
  const { user } = show(jest.fn());
  await user.type(screen.getByLabelText('Password'), 'abc');
  await user.tab();
  expect(await screen.findByText('At least 6')).toBeInTheDocument();
});

it('A value that breaks several rules shows the first error', async () => {
  const { user } = show(jest.fn());
  await user.type(screen.getByRole('textbox', { name: 'Age' }), '1.5');
  await user.tab();
  expect(await screen.findByText('age.young')).toBeInTheDocument();
  expect(screen.queryByText('age.fraction')).not.toBeInTheDocument();
});

it('Server errors appear at their fields; input stays and can be sent again', async () => {
  const onSubmit = jest
    .fn()
    .mockRejectedValueOnce(refusal({ email: 'This e-mail is taken' }))
    .mockResolvedValue(undefined);
  const { user } = show(onSubmit);
  await user.type(email(), 'maryam@example.com');
  await user.click(send());
  expect(await screen.findByText('This e-mail is taken')).toBeInTheDocument();
  expect(email()).toHaveFocus();
  expect(email()).toHaveValue('maryam@example.com');

  await user.tab();
  await user.tab();
  expect(screen.getByText('This e-mail is taken')).toBeInTheDocument();

  await user.click(send());
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('This e-mail is taken')).not.toBeInTheDocument();
});

it('A refused field loses its error when it changes', async () => {
  const { user } = show(jest.fn().mockRejectedValue(refusal({ email: 'This e-mail is taken' })));
  await user.type(email(), 'maryam@example.com');
  await user.click(send());
  await screen.findByText('This e-mail is taken');
  await user.type(email(), 'x');
  expect(screen.queryByText('This e-mail is taken')).not.toBeInTheDocument();
});

it.each([
  ['the sentence of the server', refusal({}, 'The account is locked'), 'The account is locked'],
  [
    'what concerns a field that the form does not show',
    refusal({ token: 'The link has expired' }),
    'The link has expired',
  ],
  ['that nothing was sent when no answer came', refusal({}, ''), /could not be sent/],
])('Whoever is refused as a whole reads %s', async (_what, error, words) => {
  const { user } = show(jest.fn().mockRejectedValue(error));
  await user.type(email(), 'maryam@example.com');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

it('A programming error is reported, but not shown to the person', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const defect = new TypeError('x is undefined');
  const { user } = show(jest.fn().mockRejectedValue(defect));
  await user.type(email(), 'maryam@example.com');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be sent/);
  expect(reported).toHaveBeenCalledWith(defect);
});

it('A number may be typed in Arabic digits', async () => {
  const onSubmit = jest.fn();
  const { user } = show(onSubmit);
  await user.type(email(), 'maryam@example.com');
  await user.type(screen.getByLabelText('Age'), '٣٤');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(send());
  expect(onSubmit.mock.calls[0][0]).toMatchObject({ age: '34', agreed: true });
});

it('A form cannot be submitted twice while it is being sent', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = show(onSubmit);
  await user.type(email(), 'maryam@example.com');
  await user.dblClick(send());
  expect(send()).toHaveAttribute('aria-busy', 'true');
  await user.type(email(), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'));
});

it('A long form lists its errors, and each leads to its field', async () => {
  document.title = 'Checkout';
  const { user } = show(jest.fn(), { errorSummary: true });
  await user.type(screen.getByLabelText('Password'), 'abc');
  await user.click(send());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('There are 2 problems to fix');
  expect(document.title).toBe('Error: Checkout');
  await user.click(screen.getByRole('button', { name: 'At least 6' }));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.keyboard('defghi');
  await user.type(email(), 'maryam@example.com');
  await waitFor(() => expect(document.title).toBe('Checkout'));
});

it('A typed password can be shown', async () => {
  const { user } = show(jest.fn());
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('secret');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
});
