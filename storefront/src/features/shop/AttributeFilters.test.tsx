import { screen, waitFor, within } from '@testing-library/react';
import { withOption, withoutOption } from './facet-filter.ts';
import { gloves, openShop, productPage, showShop, withFacets } from './testing/open-shop.tsx';

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

const options = (counts: readonly number[]) =>
  counts.map((count, index) => ({ id: 30 + index, label: `Option ${index + 1}`, count }));

test('A long list offers what can be found, and the rest of it on request', async () => {
  openShop(
    () => productPage([gloves]),
    withFacets({ code: 'material', kind: 'options', name: 'Material', options: options([0, 1, 2, 3, 4, 5, 6, 7]) }),
  );
  const { user } = await showShop('/shop?category=1');
  const group = await screen.findByRole('group', { name: 'Material' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(6);
  expect(within(group).queryByRole('checkbox', { name: /^Option 1/ })).not.toBeInTheDocument();
  await user.click(within(group).getByRole('button', { name: 'Show 1 more: Material' }));
  expect(within(group).getAllByRole('checkbox')).toHaveLength(7);
});

test('A chosen option stays removable when nothing is found any more', async () => {
  openShop(
    () => productPage([]),
    withFacets(
      { code: 'material', kind: 'options', name: 'Material', options: options([0, 0, 0, 0, 0, 0, 0, 0]) },
      {
        code: 'sterile',
        kind: 'flag',
        name: 'Sterile',
        options: options([0, 0]).map((each) => ({ ...each, id: each.id + 9 })),
      },
    ),
  );
  await showShop('/shop?category=1&f=33');
  const group = await screen.findByRole('group', { name: 'Material' });
  expect(within(group).getByRole('checkbox', { name: /^Option 4/ })).toBeEnabled();
  expect(within(group).getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.queryByRole('group', { name: 'Sterile' })).not.toBeInTheDocument();
});
