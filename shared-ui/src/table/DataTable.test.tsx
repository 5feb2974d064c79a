import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { renderKit } from '../testing/render-kit.tsx';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

interface Order {
  number: string;
  total: string;
}

const columns: DataTableColumn<Order>[] = [
  { id: 'number', header: 'Order', primary: true, cell: ({ number }) => <a href={`#${number}`}>{number}</a> },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
  { id: 'actions', header: 'Actions', hideHeader: true, cell: ({ number }) => <button>Update {number}</button> },
];
const rows: Order[] = [
  { number: 'A-1', total: '10' },
  { number: 'A-2', total: '20' },
];
const table = (props: Partial<Parameters<typeof DataTable<Order>>[0]> = {}) => (
  <DataTable caption="Your orders" columns={columns} rows={rows} rowKey={(row) => row.number} {...props} />
);

it('A vendor reads each order under the headers of its columns', () => {
  renderKit(table());
  expect(screen.getByRole('table', { name: 'Your orders' })).toBeInTheDocument();
  const second = within(screen.getByRole('row', { name: /A-2/ }));
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Order',
    'Total',
    'Actions',
  ]);
  expect(second.getByRole('link', { name: 'A-2' })).toBeInTheDocument();
  expect(second.getByRole('button', { name: 'Update A-2' })).toBeInTheDocument();
});

it('On a phone, where a row is a card, each value has its label', () => {
  renderKit(table({ rows: rows.slice(0, 1) }));
  const labels = screen.getAllByRole('cell').map((cell) => cell.dataset.label);
  expect(labels).toEqual([undefined, 'Total', undefined]);
});

it('A wide table can be scrolled by keyboard', () => {
  renderKit(table());
  expect(screen.getByRole('region', { name: 'Your orders' })).toHaveAttribute('tabindex', '0');
});

it("An empty table shows the page's text or the kit's", () => {
  const { unmount } = renderKit(table({ rows: [], emptyText: 'No orders found' }));
  expect(screen.getByText('No orders found')).toBeInTheDocument();
  unmount();
  renderKit(table({ rows: [] }), { lang: 'ar' });
  expect(screen.getByText('لا توجد بيانات.')).toBeInTheDocument();
});

it('A loading list does not look empty', () => {
  renderKit(table({ rows: [], loading: true, loadingText: 'Loading orders' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading orders');
  expect(screen.queryByText('No data found.')).not.toBeInTheDocument();
});

function OrdersWithDialog() {
  const [open, setOpen] = useState<string | null>(null);
  const action: DataTableColumn<Order> = {
    id: 'action',
    header: 'Action',
    cell: ({ number }) => <button onClick={() => setOpen(number)}>Update {number}</button>,
  };
  return (
    <>
      {table({ columns: [action] })}
      <Modal show={open !== null} onHide={() => setOpen(null)} title="Update status">
        <p>{open}</p>
      </Modal>
    </>
  );
}

it("Closing a row's dialog returns the focus to the row's button", async () => {
  const { user } = renderKit(<OrdersWithDialog />);
  await user.click(screen.getByRole('button', { name: 'Update A-2' }));
  await screen.findByRole('dialog', { name: 'Update status' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Update A-2' })).toHaveFocus();
});
