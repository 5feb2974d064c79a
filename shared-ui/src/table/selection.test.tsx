import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../testing/render-kit.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DataTable } from './DataTable.tsx';
import type { RowKey } from './SelectionBox.tsx';

const PRODUCTS = ['Gloves', 'Masks', 'Gowns'];

function Products({ names = PRODUCTS, before = [] }: { names?: string[]; before?: string[] }) {
  const [selected, onChange] = useState<ReadonlySet<RowKey>>(new Set(before));
  return (
    <>
      <DataTable
        caption="Products"
        columns={[{ id: 'name', header: 'Name', primary: true, cell: (name) => <a href="#product">{name}</a> }]}
        rows={names}
        rowKey={(name) => name}
        selection={{ selected, onChange }}
      />
      <BulkBar count={selected.size} onClear={() => onChange(new Set())}>
        <button>Delete {[...selected].join(', ')}</button>
      </BulkBar>
    </>
  );
}

const all = () => screen.getByRole('checkbox', { name: 'Select all on this page' });
const one = (name: string) => screen.getByRole('checkbox', { name });

it('A vendor selects products by name and hears the count', async () => {
  const { user } = renderKit(<Products />);
  expect(screen.queryByRole('group', { name: 'Actions for the selection' })).not.toBeInTheDocument();
  await user.click(one('Gloves'));
  await user.click(one('Gowns'));
  expect(screen.getByRole('status')).toHaveTextContent('2 selected');
  expect(screen.getByRole('button', { name: 'Delete Gloves, Gowns' })).toBeVisible();
  await user.click(one('Gloves'));
  expect(screen.getByRole('status')).toHaveTextContent('1 selected');
});

it('The header checkbox shows all, some or none, and selects all or none', async () => {
  const { user } = renderKit(<Products />);
  expect(all()).not.toBeChecked();
  await user.click(one('Masks'));
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  PRODUCTS.forEach((name) => expect(one(name)).toBeChecked());
  expect(all()).toBeChecked();
  expect(all()).not.toBePartiallyChecked();
  await user.click(all());
  PRODUCTS.forEach((name) => expect(one(name)).not.toBeChecked());
});

it("Selecting a page leaves other pages' selection unchanged", async () => {
  const { user } = renderKit(<Products before={['Syringes']} />);
  expect(all()).not.toBePartiallyChecked();
  await user.click(all());
  expect(screen.getByRole('status')).toHaveTextContent('4 selected');
  await user.click(all());
  expect(screen.getByRole('status')).toHaveTextContent('1 selected');
});

it('A vendor clears a selection, in Arabic too', async () => {
  const { user } = renderKit(<Products before={['Gloves', 'Masks']} />, { lang: 'ar' });
  const bar = within(screen.getByRole('group', { name: 'إجراءات على المحدَّد' }));
  expect(bar.getByText('حُدِّد عنصران')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'إلغاء التحديد' }));
  expect(one('Gloves')).not.toBeChecked();
});

it('The header checkbox of an empty table is inactive', () => {
  renderKit(<Products names={[]} />);
  expect(all()).toBeDisabled();
});
