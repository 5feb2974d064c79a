import { screen, waitFor } from '@testing-library/react';
import { withOption, withoutOption } from './facet-filter.ts';
import { gloves, openShop, productPage, showShop } from './testing/open-shop.tsx';

test('Options of one attribute are combined, those of another are kept apart', () => {
  const size = { options: [12, 14].map((id) => ({ id, label: '', count: null })) };
  expect(withOption(undefined, size, 12)).toBe('12');
  expect(withOption('12;31', size, 14)).toBe('31;12,14');
  expect(withoutOption('31;12,14', 31)).toBe('12,14');
  expect(withoutOption('12', 12)).toBeUndefined();
});

test('Chosen options are part of the address, and another category ends them', async () => {
  openShop(() => productPage([gloves]));
  const { user, router } = await showShop('/shop?category=1');
  expect(await screen.findByRole('checkbox', { name: /^L ?0$/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'XL' })).toBeEnabled();
  await user.click(screen.getByRole('checkbox', { name: /^M ?4$/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=1&f=12'));
  expect(await screen.findByRole('button', { name: 'Remove filter: Size: M' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Gloves/ }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
