import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form } from '../../form/Form.tsx';
import { FormError } from '../../form/FormError.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { TextField } from '../../form/TextField.tsx';
import { renderKit } from '../../testing/render-kit.tsx';
import { OrderedField } from './OrderedField.tsx';
import { atRows, inOrder, toPlacedRows, type PlacedRow } from './placed-rows.ts';

interface Size extends PlacedRow {
  text: string;
}

const placed = (...texts: string[]) => toPlacedRows(texts.map((text) => [`o${text}`, { text }]));

function show(texts: string[], onSubmit: (rows: Record<string, Size>) => unknown = () => undefined) {
  const view = renderKit(
    <Form
      initialValues={{ sizes: placed(...texts) }}
      t={(key) => key}
      onSubmit={async ({ sizes }) => {
        await onSubmit(sizes);
      }}
    >
      <OrderedField<Size>
        name="sizes"
        label="Sizes"
        nameOf={({ text }) => text}
        canRemove={({ text }) => text !== 'L'}
        add={{ label: 'Add a size', row: { text: '' } }}
      >
        {(_, path) => <TextField name={`${path}.text`} label="Text" />}
      </OrderedField>
      <FormError />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const order = () => screen.queryAllByRole('textbox').map((input) => (input as HTMLInputElement).value);
  const button = (name: string) => screen.getByRole('button', { name });
  return { ...view, order, button };
}

it('Buttons move a row, announce it and keep the focus', async () => {
  const { user, order, button } = show(['S', 'M', 'L']);
  button('Move S down').focus();
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['M', 'S', 'L']);
  expect(button('Move S down')).toHaveFocus();
  expect(screen.getByText('S is now number 2 of 3.')).toBeInTheDocument();
  await user.click(button('Move S up'));
  expect(order()).toEqual(['S', 'M', 'L']);
});

it('Arrow keys move a row while one of its buttons has the focus', async () => {
  const { user, order, button } = show(['S', 'M', 'L']);
  button('Move L up').focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(order()).toEqual(['L', 'S', 'M']);
  await user.keyboard('{ArrowDown}');
  expect(order()).toEqual(['S', 'L', 'M']);
});

it('The first row cannot move up, nor the last one down', async () => {
  const { user, order, button } = show(['S', 'M']);
  expect(button('Move S up')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Move S up'));
  await user.click(button('Move M down'));
  expect(order()).toEqual(['S', 'M']);
});

it('A row can be dragged by its handle', async () => {
  Element.prototype.setPointerCapture = () => undefined;
  const { order, container } = show(['S', 'M', 'L']);
  const rows = [...container.querySelectorAll('li')];
  rows.forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 50);
  });
  const [first] = container.querySelectorAll('.ordered-handle');
  if (!first) throw new Error('There is no handle.');
  // jsdom has no pointer events with coordinates.
  const send = (type: string, clientY: number) =>
    act(async () => fireEvent(first, new MouseEvent(type, { bubbles: true, button: 0, clientY })));
  await send('pointerdown', 25);
  await send('pointermove', 120);
  expect(rows[2]).toHaveAttribute('data-drop', 'after');
  await send('pointerup', 120);
  expect(order()).toEqual(['M', 'L', 'S']);
});

it('An added row gets the focus, and removing moves it to the list', async () => {
  const { user, order, button } = show(['S', 'L']);
  await user.click(button('Add a size'));
  const row = within(screen.getAllByRole('listitem')[2] as HTMLElement);
  expect(row.getByRole('textbox')).toHaveFocus();
  expect(button('Remove Row 3')).toBeVisible();
  await user.keyboard('XL');
  await user.click(button('Remove S'));
  expect(screen.getByRole('group', { name: 'Sizes' })).toHaveFocus();
  expect(order()).toEqual(['L', 'XL']);
  expect(screen.queryByRole('button', { name: 'Remove L' })).not.toBeInTheDocument();
});

it('Errors of a sent list appear at their rows, wherever these are now', async () => {
  const { user, button } = show(['S', 'M'], (sizes) => {
    const fieldErrors = { 'list.0.text': 'Too short.', name: 'Missing.' };
    throw atRows({ message: '', fieldErrors }, 'list', 'sizes', sizes);
  });
  await user.click(button('Move M up'));
  await user.click(button('Save'));
  const [first] = screen.getAllByRole('textbox');
  expect(first).toHaveValue('M');
  expect(await screen.findByRole('alert')).toHaveTextContent('Missing.');
  expect(first).toHaveAccessibleDescription('Too short.');
});

it('An error of the whole list appears at the list, which gets the focus', async () => {
  const { user, button } = show(['S', 'M'], (sizes) => {
    throw atRows({ message: '', fieldErrors: { list: 'S is in use.' } }, 'list', 'sizes', sizes);
  });
  await user.click(button('Save'));
  const list = screen.getByRole('group', { name: 'Sizes' });
  await waitFor(() => expect(list).toHaveFocus());
  expect(list).toHaveAccessibleDescription('S is in use.');
});

it('Removed rows are not in the order', () => {
  const { oS, oM } = placed('S', 'M');
  if (!oS || !oM) throw new Error('They are missing.');
  expect(inOrder({ oS: { ...oS, is_removed: true }, oM }).map(([key]) => key)).toEqual(['oM']);
});
