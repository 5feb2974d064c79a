import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Form } from './Form.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const type = async (text: string, props: Partial<TextFieldProps>) => {
  const { user } = renderKit(
    <Form initialValues={{ field: '' }} t={(key) => key} onSubmit={() => undefined}>
      <TextField name="field" label="Field" {...props} />
    </Form>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Field' }), text);
  return screen.getByRole('textbox', { name: 'Field' });
};

it.each([
  ['a postal code', '١٢٢١٣', { dir: 'ltr' }, '12213'],
  ['a postal code on a Persian keyboard', '۱۲۲۱۳', { dir: 'ltr' }, '12213'],
  ['an order number', 'BLS-٠١٢٣', { dir: 'ltr' }, 'BLS-0123'],
  ['a phone number', '+٩٦٦ ٥٥', { type: 'tel' }, '+966 55'],
  ['a quantity', '٥', { inputMode: 'numeric' }, '5'],
] as const)('Who types %s in Arabic digits is understood', async (_what, typed, props, value) => {
  const field = await type(typed, props);
  expect(field).toHaveValue(value);
  expect(field).toHaveAttribute('dir', 'ltr');
});

it('Prose stays as it was typed', async () => {
  expect(await type('شارع ٥', {})).toHaveValue('شارع ٥');
});
