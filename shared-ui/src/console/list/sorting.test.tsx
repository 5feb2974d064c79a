import { act, screen } from '@testing-library/react';
import { listSort, sortFilters } from './list-sort.ts';
import { useListParams } from './use-list-params.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { DataTable, type DataTableColumn } from '../../table/DataTable.tsx';
import type { Sorts } from '../../table/sorting.ts';

const SORTS: Sorts = { newest: 'desc', name: 'asc', price: 'asc' };
const FILTERS = { search: 'text', ...sortFilters(SORTS) } as const;

const columns: DataTableColumn<{ id: number }>[] = [
  { id: 'name', header: 'Name', cell: () => 'Gauze', primary: true, sortBy: 'name' },
  { id: 'price', header: 'Price', cell: () => '12', sortBy: 'price' },
  { id: 'stock', header: 'Stock', cell: () => '3' },
  { id: 'created', header: 'Created', cell: () => 'today', sortBy: 'newest' },
];

function List() {
  const { values, setValues, isFiltered } = useListParams(FILTERS);
  return (
    <>
      <DataTable
        caption="Products"
        columns={columns}
        rows={[{ id: 1 }]}
        rowKey={({ id }) => id}
        sort={listSort(SORTS, values, setValues)}
      />
      <p>{isFiltered ? 'narrowed' : 'everything'}</p>
    </>
  );
}
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
const press = (name: string) => screen.getByRole('button', { name });

it('Headers announce the default sort column, and which cannot sort', () => {
  renderKit(<List />);
  expect(['Created', 'Name', 'Price', 'Stock'].map(sortOf)).toEqual(['descending', null, null, null]);
  expect(screen.queryByRole('button', { name: 'Stock' })).not.toBeInTheDocument();
});

it('A header toggles ascending, descending and default order, in the address', async () => {
  const { user, router } = renderKit(<List />);
  await act(() => router.navigate('/?page=3&search=gauze'));
  press('Price').focus();
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?search=gauze&sort=price');
  expect(['Created', 'Price'].map(sortOf)).toEqual([null, 'ascending']);
  await user.keyboard(' ');
  expect(router.state.location.search).toBe('?search=gauze&sort=price&order=desc');
  expect(sortOf('Price')).toBe('descending');
  expect(press('Price')).toHaveFocus();
  await user.click(press('Created'));
  expect(router.state.location.search).toBe('?search=gauze');
  await user.click(press('Created'));
  expect(router.state.location.search).toBe('?search=gauze&sort=newest&order=asc');
});

it('On a phone, where rows are cards, a select sorts them', async () => {
  const { user, router } = renderKit(<List />, { lang: 'ar' });
  const select = screen.getByRole('combobox', { name: 'الترتيب حسب' });
  expect(select).toHaveDisplayValue('Created (تنازليًا)');
  await user.selectOptions(select, 'Price (تنازليًا)');
  expect(router.state.location.search).toBe('?sort=price&order=desc');
  expect(select).toHaveDisplayValue('Price (تنازليًا)');
});

it('Sorting alone is not filtering; an unknown column keeps the default order', async () => {
  const { router } = renderKit(<List />);
  await act(() => router.navigate('/?sort=colour&order=up'));
  expect(sortOf('Created')).toBe('descending');
  await act(() => router.navigate('/?sort=price'));
  expect(screen.getByText('everything')).toBeVisible();
});
