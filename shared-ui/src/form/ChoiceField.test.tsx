import { screen, waitFor } from '@testing-library/react';
import { object, string } from 'yup';
import { renderKit } from '../testing/render-kit.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const schema = object({ account: string().required('Choose one.') });
const choices = [
  { value: 'customer', label: 'To buy' },
  { value: 'vendor', label: 'To sell', hint: 'We check your papers first.' },
];

function show(props: { errorSummary?: boolean } = {}) {
  const onSubmit = jest.fn();
  const view = renderKit(
    <Form
      initialValues={{ account: '' }}
      validationSchema={schema}
      t={(key) => key}
      onSubmit={(values) => onSubmit(values)}
      {...props}
    >
      <ChoiceField name="account" label="What for?" choices={choices} required />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { ...view, onSubmit };
}

const group = () => screen.getByRole('radiogroup', { name: 'What for?' });

it('A person sees all choices with their hints and sends one', async () => {
  const { user, onSubmit } = show();
  expect(screen.getByRole('radio', { name: 'To sell' })).toHaveAccessibleDescription('We check your papers first.');
  await user.click(screen.getByRole('radio', { name: 'To sell' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ account: 'vendor' });
});

it('Without a choice the focus moves to the group, with an error', async () => {
  const { user, onSubmit } = show();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(group()).toHaveFocus());
  expect(group()).toBeInvalid();
  expect(group()).toHaveAccessibleDescription('Choose one.');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('In a long form the error list leads to the first choice', async () => {
  const { user } = show({ errorSummary: true });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Choose one.' }));
  expect(screen.getByRole('radio', { name: 'To buy' })).toHaveFocus();
});
