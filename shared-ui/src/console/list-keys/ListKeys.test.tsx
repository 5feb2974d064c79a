import { screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { SearchBox } from '../../form/SearchBox.tsx';
import type { Lang } from '../../format/format.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { renderKit } from '../../testing/render-kit.tsx';
import { ListKeys } from './ListKeys.tsx';

const open = jest.fn();

function Products() {
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  return (
    <main>
      <SearchBox value="" onChange={() => {}} label="Search products" />
      <div ref={list}>
        <DataTable
          caption="Products"
          columns={[
            { id: 'image', header: 'Image', cell: () => <a href="#image">Image</a> },
            {
              id: 'name',
              header: 'Name',
              primary: true,
              cell: (name) => <button onClick={() => open(name)}>{name}</button>,
            },
          ]}
          rows={['Gloves', 'Gauze', 'Masks']}
          rowKey={(name) => name}
          selection={{ selected, onChange: setSelected }}
          tools={<ListKeys list={list} />}
        />
      </div>
    </main>
  );
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const box = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => localStorage.clear());

it('A vendor moves through rows by keys, selects one and opens one', async () => {
  const { user } = renderKit(<Products />);
  await user.keyboard('j');
  expect(row('Gloves')).toHaveFocus();
  await user.keyboard('jx');
  expect(box('Gauze')).toBeChecked();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('Masks')).toHaveFocus();
  await user.keyboard('k{Enter}');
  expect(open.mock.calls).toEqual([['Gauze']]);
});

it.each<[Lang, string, string]>([
  ['en', '/', '?'],
  ['ar', 'ظ', '؟'],
])('A vendor who reads %s gets to the search and to the help by a key', async (lang, slash, help) => {
  const { user } = renderKit(<Products />, { lang });
  await user.keyboard(slash);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.click(screen.getByRole('region', { name: 'Products' }));
  await user.keyboard(help);
  expect(await screen.findByRole('dialog')).toHaveTextContent('J↓');
});

it('Typing in a field does not move through rows', async () => {
  const { user } = renderKit(<Products />);
  await user.type(screen.getByRole('searchbox'), 'jx?/');
  expect(screen.getByRole('searchbox')).toHaveValue('jx?/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('Shortcuts stay off until they are switched on again', async () => {
  const { user, unmount } = renderKit(<Products />);
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('j');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
  unmount();
  const again = renderKit(<Products />);
  await again.user.keyboard('j?');
  expect(row('Gloves')).not.toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await again.user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await again.user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
  await again.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await again.user.keyboard('j');
  expect(row('Gloves')).toHaveFocus();
});
