import type { Currency } from '@balsam/shared-api';
import { renderWithProviders } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { english } from '../../testing/samples.ts';
import { PriceFilter } from './PriceFilter.tsx';

async function open(search: { price_min?: number; price_max?: number }, ceiling = 100, currency: Currency = 'SAR') {
  const onChange = jest.fn();
  const { user } = await renderWithProviders(<PriceFilter search={search} ceiling={ceiling} onChange={onChange} />, {
    texts: english,
    preferences: { lang: 'en', currency },
  });
  const type = async (name: 'From' | 'To', text: string) => {
    await user.clear(screen.getByRole('textbox', { name }));
    await user.type(screen.getByRole('textbox', { name }), text);
  };
  return { onChange, type, user };
}

test('Without a filter the whole range is shown', async () => {
  await open({});
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('0');
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('100');
});

test('Slow typing is not interrupted, and reversed bounds show an error', async () => {
  const { onChange, user } = await open({ price_min: 60 });
  const to = screen.getByRole('textbox', { name: 'To' });
  await user.clear(to);
  for (const typed of ['7', '75']) {
    await user.type(to, typed.slice(-1));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(to).toHaveValue(typed);
    expect(screen.queryByText('“To” is lower than “From”.') !== null).toBe(typed === '7');
  }
  expect(onChange.mock.calls).toEqual([[{ price_max: 75 }]]);
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('60');
});

test('Reversed bounds are not requested and stay for correction', async () => {
  const { onChange, type, user } = await open({ price_max: 50 });
  await type('From', '80');
  await user.tab();
  expect(screen.getByText('“To” is lower than “From”.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('80');
  expect(onChange).not.toHaveBeenCalled();
  await type('To', '90');
  await user.tab();
  expect(onChange.mock.calls).toEqual([[{ price_min: 80 }], [{ price_max: 90 }]]);
});

test.each([
  ['BHD', '0.338', 0.338],
  ['SAR', '12.345', 12.35],
] as const)('A price in %s has the digits of its currency: %s', async (currency, typed, price) => {
  const { onChange, type, user } = await open({}, 100, currency);
  await type('From', typed);
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith({ price_min: price });
});

test('Enter applies a price immediately', async () => {
  const { onChange, type, user } = await open({});
  await type('To', '40');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith({ price_max: 40 });
});

test('A maximum above the dearest product is not a filter', async () => {
  const { onChange, type } = await open({ price_max: 50 });
  await type('To', '9999');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ price_max: undefined }));
});

test('Arabic digits are accepted', async () => {
  const { onChange, type } = await open({});
  await type('To', '٣٠');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ price_max: 30 }));
});

test.each([
  ['1,200', 1200],
  ['١٬٢٠٠٫٥', 1200.5],
  ['1،200.50', 1200.5],
])('The price "%s" is accepted', async (typed, price) => {
  const { onChange, type, user } = await open({}, 5000);
  await type('To', typed);
  await user.tab();
  expect(onChange.mock.calls).toEqual([[{ price_max: price }]]);
});

test.each(['1,20', '12 or so', '-5', '1.2.3'])('The text "%s" is not a price and changes nothing', async (typed) => {
  const { onChange, type, user } = await open({ price_max: 50 });
  await type('To', typed);
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('50');
  expect(onChange).not.toHaveBeenCalled();
});

test('Words instead of a price change nothing', async () => {
  const { onChange, type, user } = await open({});
  await type('From', 'cheap');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('0');
  expect(onChange).not.toHaveBeenCalled();
});

test('A slider never passes the other one', async () => {
  const { onChange } = await open({ price_max: 50 });
  fireEvent.change(screen.getByRole('slider', { name: 'Lowest price' }), { target: { value: '90' } });
  expect(screen.getByRole('slider', { name: 'Lowest price' })).toHaveValue('50');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ price_min: 50 }));
});

test('Leaving the field, as by closing the filters, applies the price immediately', async () => {
  const { onChange, type, user } = await open({});
  await type('To', '40');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(onChange).toHaveBeenCalledWith({ price_max: 40 });
});
