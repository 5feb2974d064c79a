import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../testing/render-kit.tsx';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

function Gloves({ onChange, ...rest }: Partial<QuantityStepperProps> & { onChange: (value: number) => void }) {
  const [value, setValue] = useState(2);
  const change = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return <QuantityStepper label="Quantity of gloves" item="Gloves" value={value} onChange={change} {...rest} />;
}

function show(props: Partial<QuantityStepperProps> = {}, lang: 'en' | 'ar' = 'en') {
  const onChange = jest.fn();
  renderKit(<Gloves onChange={onChange} {...props} />, { lang });
  return onChange;
}

const field = () => screen.getByRole('textbox', { name: 'Quantity of gloves' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('A step up or down counts immediately, within the bounds', () => {
  const onChange = show({ max: 3 });
  press('One more: Gloves');
  expect(onChange).toHaveBeenLastCalledWith(3);
  expect(screen.getByRole('button', { name: 'One more: Gloves' })).toHaveAttribute('aria-disabled', 'true');
  press('One less: Gloves');
  press('One less: Gloves');
  expect(onChange).toHaveBeenLastCalledWith(1);
  expect(screen.getByRole('button', { name: 'One less: Gloves' })).toHaveAttribute('aria-disabled', 'true');
});

it('At either end the button keeps the keyboard focus and does nothing', () => {
  const onChange = show({ min: 1, max: 3 });
  for (const [name, last] of [
    ['One more: Gloves', 3],
    ['One less: Gloves', 1],
  ] as const) {
    const button = screen.getByRole('button', { name });
    button.focus();
    for (let presses = 0; presses < 4; presses += 1) press(name);
    expect(onChange).toHaveBeenLastCalledWith(last);
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  }
  expect(onChange).toHaveBeenCalledTimes(3);
});

it("The buttons name the item in the reader's language", () => {
  show({}, 'ar');
  expect(screen.getByRole('button', { name: 'زيادة كمية Gloves بواحد' })).toBeEnabled();
});

it('A typed quantity counts after a pause; until then the field is untouched', () => {
  const onChange = show();
  type('1');
  wait(300);
  type('12');
  wait(499);
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('12');
  wait(1);
  expect(onChange.mock.calls).toEqual([[12]]);
});

it('Leaving the field applies the quantity once', () => {
  const onChange = show();
  type('4');
  fireEvent.blur(field());
  wait(500);
  expect(onChange.mock.calls).toEqual([[4]]);
});

it('A step after typing discards what was typed', () => {
  const onChange = show();
  type('9');
  press('One more: Gloves');
  wait(500);
  expect(onChange.mock.calls).toEqual([[3]]);
});

it.each([
  ['4', [[4]], '4'],
  ['٤', [[4]], '4'],
  ['99', [[5]], '5'],
  ['many', [[1]], '1'],
  ['0', [], '2'],
  ['-3', [], '2'],
  ['2', [], '2'],
])('Typing "%s" asks for %j', (typed, asked, shown) => {
  const onChange = show({ max: 5 });
  type(typed);
  wait(500);
  expect(onChange.mock.calls).toEqual(asked);
  expect(field()).toHaveValue(shown);
});

it.each([
  ['1,200', [[1200]], '1200'],
  ['12،000', [[12_000]], '12000'],
  ['١٬٢٠٠', [[1200]], '1200'],
  [' 1,200,000 ', [[1_200_000]], '1200000'],
  ['1,20', [], '2'],
  ['1.5', [], '2'],
  ['7 boxes', [], '2'],
])('A shopper who types "%s" never gets the part before a mark alone: %j', (typed, asked, shown) => {
  const onChange = show();
  type(typed);
  wait(500);
  expect(onChange.mock.calls).toEqual(asked);
  expect(field()).toHaveValue(shown);
});

it('An emptied field waits for input', () => {
  const onChange = show();
  type('');
  wait(5000);
  expect(field()).toHaveValue('');
  fireEvent.blur(field());
  expect(field()).toHaveValue('2');
  expect(onChange).not.toHaveBeenCalled();
});

it('A refused quantity reverts, and the field announces the reason', () => {
  renderKit(
    <>
      <QuantityStepper label="Quantity of gloves" value={2} onChange={() => {}} aria-describedby="refusal" />
      <p id="refusal">Only 3 are available.</p>
    </>,
  );
  type('9');
  wait(500);
  expect(field()).toHaveValue('2');
  expect(field()).toHaveAccessibleDescription('Only 3 are available.');
});
