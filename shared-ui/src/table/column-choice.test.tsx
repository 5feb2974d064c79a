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

it('A vendor begins with the usual columns, and takes one away and another in', async () => {
  const { user } = await open();
  expect(headers()).toEqual(['Name', 'Stock']);
  await user.click(choose('Stock'));
  await user.click(choose('SKU'));
  expect(headers()).toEqual(['Name', 'SKU']);
});

it('A vendor finds the chosen columns again the next day, in this list and in no other', async () => {
  const { user, unmount } = await open();
  await user.click(choose('Stock'));
  unmount();
  const again = render();
  expect(headers()).toEqual(['Name']);
  again.unmount();
  render('orders');
  expect(headers()).toEqual(['Name', 'Stock']);
});

it('A vendor goes back to the usual columns', async () => {
  const { user } = await open();
  await user.click(choose('Stock'));
  await user.click(choose('SKU'));
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headers()).toEqual(['Name', 'Stock']);
  expect(localStorage).toHaveLength(0);
});

it('A vendor cannot hide what names the rows', async () => {
  localStorage.setItem('columns:products', 'name stock');
  await open();
  expect(headers()).toEqual(['Name']);
  expect(choose('Name')).toBeChecked();
  expect(choose('Name')).toBeDisabled();
});

it('A vendor with two tabs sees the same columns in both', () => {
  render();
  localStorage.setItem('columns:products', 'stock');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(headers()).toEqual(['Name']);
});

it('A vendor whose browser keeps nothing still has a table', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Access denied');
  });
  render();
  expect(headers()).toEqual(['Name', 'Stock']);
  jest.restoreAllMocks();
});

it('A vendor at the keyboard closes the choice and is back at its button', async () => {
  const { user } = await open();
  await user.tab();
  expect(choose('Stock')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
