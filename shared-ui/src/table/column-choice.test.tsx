import { act, screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

const columns: DataTableColumn<string>[] = [
  { id: 'name', header: 'Name', primary: true, cell: (name) => name },
  { id: 'stock', header: 'Stock', cell: () => 4 },
  { id: 'sku', header: 'SKU', optional: true, cell: () => 'GLV-1' },
];
const render = (list = 'products') =>
  renderKit(
    <DataTable caption="Products" columns={columns} rows={['Gloves']} rowKey={(name) => name} columnChoice={list} />,
  );
const opener = () => screen.getByRole('button', { name: 'Columns' });
const open = async (list?: string) => {
  const view = render(list);
  await view.user.click(opener());
  return view;
};
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const choose = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => localStorage.clear());

it('A vendor hides one of the default columns and shows another', async () => {
  const { user } = await open();
  expect(headers()).toEqual(['Name', 'Stock']);
  await user.click(choose('Stock'));
  await user.click(choose('SKU'));
  expect(headers()).toEqual(['Name', 'SKU']);
});

it('Chosen columns are remembered for this list only', async () => {
  const { user, unmount } = await open();
  await user.click(choose('Stock'));
  unmount();
  const again = render();
  expect(headers()).toEqual(['Name']);
  again.unmount();
  render('orders');
  expect(headers()).toEqual(['Name', 'Stock']);
});

it('A vendor resets the columns', async () => {
  const { user } = await open();
  await user.click(choose('Stock'));
  await user.click(choose('SKU'));
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headers()).toEqual(['Name', 'Stock']);
  expect(localStorage).toHaveLength(0);
});

it('The column that names the rows cannot be hidden', async () => {
  localStorage.setItem('columns:products', 'name stock');
  await open();
  expect(headers()).toEqual(['Name']);
  expect(choose('Name')).toBeChecked();
  expect(choose('Name')).toBeDisabled();
});

it('Two tabs show the same columns', () => {
  render();
  localStorage.setItem('columns:products', 'stock');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(headers()).toEqual(['Name']);
});

it('The table works without browser storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Access denied');
  });
  render();
  expect(headers()).toEqual(['Name', 'Stock']);
  jest.restoreAllMocks();
});

it('Closing the choice by keyboard returns to its button', async () => {
  const { user } = await open();
  await user.tab();
  expect(choose('Stock')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
