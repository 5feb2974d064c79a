import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Histogram } from './Histogram.tsx';

const rows = [
  { key: '5', label: '5 stars', count: 1200 },
  { key: '4', label: '4 stars', count: 1 },
  { key: '3', label: '3 stars', count: 0 },
];

const show = (selected: string | null) => {
  const onSelect = jest.fn();
  return { ...renderKit(<Histogram rows={rows} selected={selected} onSelect={onSelect} />), onSelect };
};

it('A shopper filters the reviews to those with five stars', async () => {
  const { user, onSelect } = show(null);
  await user.click(screen.getByRole('button', { name: '5 stars 1,200', pressed: false }));
  expect(onSelect).toHaveBeenCalledWith('5');
});

it('Choosing the selected bar again shows all reviews', async () => {
  const { user, onSelect } = show('5');
  await user.click(screen.getByRole('button', { name: '5 stars 1,200', pressed: true }));
  expect(onSelect).toHaveBeenCalledWith(null);
});

it('An empty bar cannot be chosen', () => {
  show(null);
  expect(screen.getByRole('button', { name: '3 stars 0' })).toBeDisabled();
});
