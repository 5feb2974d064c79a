import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Form } from './Form.tsx';
import { FormEnd } from './FormEnd.tsx';
import { TextField } from './TextField.tsx';

const open = (isNew: boolean, note = '') =>
  renderKit(
    <Form
      initialValues={{ name: '' }}
      t={(key) => key}
      onSubmit={jest.fn().mockRejectedValue({ message: 'Refused', fieldErrors: {} })}
    >
      <TextField name="name" label="Name" />
      <FormEnd isNew={isNew} label="Save vendor">
        {note}
      </FormEnd>
    </Form>,
  );
const save = () => screen.queryAllByRole('button', { name: 'Save vendor' });

it.each([
  ['a new vendor', true, 1],
  ['a vendor who is there already', false, 0],
])(
  'Whoever writes down %s is always offered one way to save, once there is something to',
  async (_who, isNew, first) => {
    const { user } = open(isNew);
    expect(save()).toHaveLength(first);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Gulf');
    expect(save()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('You have unsaved changes');
  },
);

it('A refusal is shown, unless the page replaces it', async () => {
  const { user, unmount } = open(true);
  await user.click(screen.getByRole('button', { name: 'Save vendor' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
  unmount();
  const again = open(true, 'Somebody else has saved it.');
  await again.user.click(screen.getByRole('button', { name: 'Save vendor' }));
  expect(screen.getByText('Somebody else has saved it.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
