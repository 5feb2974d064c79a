import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../testing/renderKit.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

function Gloves({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(2);
  const change = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return <QuantityStepper label="Gloves" value={value} onChange={change} min={1} max={5} />;
}

const field = () => screen.getByRole('textbox', { name: 'Gloves' });

it('A shopper takes one more and one less, within what there is', async () => {
  const onChange = jest.fn();
  const { user } = renderKit(<Gloves onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'More: Gloves' }));
  expect(onChange).toHaveBeenLastCalledWith(3);
  await user.click(screen.getByRole('button', { name: 'Less: Gloves' }));
  await user.click(screen.getByRole('button', { name: 'Less: Gloves' }));
  expect(onChange).toHaveBeenLastCalledWith(1);
  expect(screen.getByRole('button', { name: 'Less: Gloves' })).toBeDisabled();
});

it.each([
  ['4', 4],
  ['٤', 4],
  ['99', 5],
  ['0', 1],
])('A shopper who types %s gets what is possible', async (typed, expected) => {
  const onChange = jest.fn();
  const { user } = renderKit(<Gloves onChange={onChange} />);
  await user.clear(field());
  await user.type(field(), `${typed}{Enter}`);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledWith(expected);
  expect(field()).toHaveValue(String(expected));
});

it('A shopper who types no number keeps the quantity', async () => {
  const onChange = jest.fn();
  const { user } = renderKit(<Gloves onChange={onChange} />);
  await user.clear(field());
  await user.type(field(), 'many');
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('2');
});
