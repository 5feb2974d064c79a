import type { ProductDetail } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { attribute, length, productDetail } from '../../testing/catalog-samples.ts';
import { english } from '../../testing/samples.ts';
import { ComparePage } from './ComparePage.tsx';

const short = productDetail({ attributes: [attribute(), length(240), attribute({ code: 'note', comparable: false })] });
const long = productDetail({
  id: 8,
  attributes: [length(300), attribute({ code: 'cuff', name: 'Cuff', value: 'Long' })],
});
const masks = productDetail({ id: 9, category: { ...short.category, id: 2 }, attributes: [attribute()] });

const show = (at: string, products: ProductDetail[]) => {
  fakeApi(Object.fromEntries(products.map((product) => [`GET /products/${product.id}`, ok({ product })])));
  return renderWithProviders(<ComparePage />, { at, path: '/compare', texts: english });
};
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('rowheader');

beforeEach(() => localStorage.clear());

test('Specifications are rows, and one that a product lacks differs', async () => {
  await show('/compare?ids=7,8', [short, long]);
  const cellsOf = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  await screen.findByRole('table');
  expect(cellsOf(/^Length \(differs\)/)).toEqual(['240\u00a0mm', '300\u00a0mm']);
  expect(cellsOf(/^Material \(differs\)/)).toEqual(['Nitrile', '–Not stated']);
  expect(cellsOf(/^Cuff \(differs\)/)).toEqual(['–Not stated', 'Long']);
  expect(screen.getAllByRole('row', { name: /^Material/ })).toHaveLength(1);
});

test('Only differences are shown on request, also to whom the address is sent', async () => {
  const { user, router } = await show('/compare?ids=7,8', [short, long]);
  const table = await screen.findByRole('table');
  const all = rowsOf(table).length;
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(router.state.location.search).toBe('?ids=7,8&only=differences');
  const shown = rowsOf(table).map(({ textContent }) => textContent);
  expect(shown).toEqual(['Material (differs)', 'Length (differs)', 'Cuff (differs)', 'Buy']);
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(rowsOf(table)).toHaveLength(all);
});

test('Products that do not differ say so', async () => {
  await show('/compare?ids=7,8&only=differences', [short, { ...short, id: 8 }]);
  expect(await screen.findByText('These products do not differ.')).toBeVisible();
});

test('A single product has no differences to choose', async () => {
  await show('/compare?ids=7&only=differences', [short]);
  expect(await screen.findByRole('row', { name: /^Material/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('Products of different categories say so', async () => {
  await show('/compare?ids=7,9', [short, masks]);
  expect(await screen.findByText(/The products are from different categories/)).toBeVisible();
});

test('A fifth product in an address is refused in words', async () => {
  await show(
    '/compare?ids=1,2,3,4,5',
    [1, 2, 3, 4].map((id) => ({ ...short, id })),
  );
  expect(await screen.findByText(/You can compare 4 products at a time; the others are left out/)).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
});
