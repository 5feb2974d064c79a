import { act, screen, waitFor } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Form } from './Form.tsx';
import { SaveBar } from './SaveBar.tsx';
import { TextField } from './TextField.tsx';

const open = (onSubmit: (values: object) => Promise<void> | void = jest.fn()) =>
  renderKit(
    <main tabIndex={-1}>
      <Form
        initialValues={{ name: 'Gloves' }}
        t={(key) => key}
        onSubmit={async (values, { resetForm }) => {
          await onSubmit(values);
          resetForm({ values });
        }}
      >
        <TextField name="name" label="Name" />
        <SaveBar />
      </Form>
    </main>,
  );
const name = () => screen.getByRole('textbox', { name: 'Name' });

it('The bar is visible only while there are unsaved changes', async () => {
  const onSubmit = jest.fn();
  const { user } = open(onSubmit);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.type(name(), ' M');
  expect(screen.getByRole('status')).toHaveTextContent('You have unsaved changes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Gloves M' });
});

it('Undo restores the saved text', async () => {
  const { user } = open();
  await user.type(name(), ' M');
  await user.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(name()).toHaveValue('Gloves');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each(['Save', 'Undo changes'])(
  'A vendor who presses "%s" by keyboard goes on in the page when the bar is gone',
  async (name) => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' M');
    act(() => screen.getByRole('button', { name }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

it('Saving by shortcut keeps the focus in the field', async () => {
  const { user } = open();
  await user.type(name(), ' M{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(name()).toHaveFocus();
});

it.each([
  ['Ctrl+S', '{Control>}s{/Control}'],
  ['⌘S', '{Meta>}s{/Meta}'],
  ['Ctrl with the same key of an Arabic keyboard', '{Control>}س{/Control}'],
])('A vendor saves by %s, once', async (_keys, pressed) => {
  const onSubmit = jest.fn(() => new Promise<void>(() => {}));
  const { user } = open(onSubmit);
  await user.keyboard(pressed);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(name(), ' M');
  await user.keyboard(pressed);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await user.keyboard(pressed);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
