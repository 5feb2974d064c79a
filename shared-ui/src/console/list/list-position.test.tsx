import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmDelete } from '../../modal/ConfirmAction.tsx';
import { renderKit } from '../../testing/render-kit.tsx';
import type { Bulk, BulkOutcome } from './bulk.ts';
import { ConsoleListPage } from './ConsoleListPage.tsx';

const invite = jest.fn<Promise<BulkOutcome>, []>();

const bulk: Bulk<'invite'> = {
  actions: [
    { id: 'invite', label: 'Invite', title: () => 'Invite?', text: '', confirm: 'Yes, invite', done: () => 'Invited' },
  ],
  unchanged: (count) => `${count} stayed as they were`,
  failed: '',
  change: invite,
};

/** The members are in the address, which changes some time after a deletion. */
function Team() {
  const names = useLocation().hash.slice(1).split(',').filter(Boolean);
  const [asked, setAsked] = useState<string>();
  return (
    <ConsoleListPage
      title="Team"
      filters={<input aria-label="Search" />}
      query={{
        data: {
          rows: names.map((name) => ({ id: name.length, name })),
          meta: { current_page: 1, last_page: 1, total: names.length },
        },
        isError: false,
        refetch: () => {},
      }}
      columns={[
        { id: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
        {
          id: 'actions',
          header: 'Actions',
          cell: ({ name }) => <button onClick={() => setAsked(name)}>Delete {name}</button>,
        },
      ]}
      loadingText=""
      emptyText="Nobody is left."
      bulk={bulk}
      page={1}
      onPageChange={() => {}}
    >
      {asked && (
        <ConfirmDelete
          text=""
          failed=""
          onDelete={() => Promise.resolve({ message: 'Deleted' })}
          onHide={() => setAsked(undefined)}
        />
      )}
    </ConsoleListPage>
  );
}

async function openTeam() {
  const { user, router } = renderKit(<Team />);
  const become = (...names: string[]) => act(() => router.navigate(`/#${names.join(',')}`));
  await become('Ali', 'Sara', 'Hamad');
  const remove = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  return { user, become, remove };
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

it('After deleting a row by keyboard the focus is on the next or previous row', async () => {
  const { become, remove } = await openTeam();
  await remove('Ali');
  expect(screen.getByRole('button', { name: 'Delete Ali' })).toHaveFocus();
  await become('Sara', 'Hamad');
  await waitFor(() => expect(rowOf('Sara')).toHaveFocus());
  await remove('Hamad');
  await become('Sara');
  await waitFor(() => expect(rowOf('Sara')).toHaveFocus());
  await remove('Sara');
  await become();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Team' })).toHaveFocus());
});

it('Focus moved to the search before a row disappears stays there', async () => {
  const { user, become, remove } = await openTeam();
  await remove('Ali');
  await user.click(screen.getByLabelText('Search'));
  await become('Sara', 'Hamad');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  await user.click(document.body);
  await become('Hamad');
  expect(document.body).toHaveFocus();
});

it('After a bulk change or its cancellation the focus is on the list', async () => {
  invite.mockResolvedValueOnce({ done: 3, failed: [] });
  invite.mockResolvedValueOnce({ done: 2, failed: [{ id: 3, name: 'Ali', message: 'He is busy.' }] });
  const { user } = await openTeam();
  const selectAll = () => user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const inviteAll = async () => {
    await selectAll();
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, invite' }));
  };
  const region = screen.getByRole('region', { name: 'Team' });
  await inviteAll();
  await waitFor(() => expect(region).toHaveFocus());
  await inviteAll();
  const failures = await screen.findByRole('dialog', { name: '1 stayed as they were' });
  await user.click(within(failures).getByText('Close'));
  await waitFor(() => expect(region).toHaveFocus());
  await selectAll();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(region).toHaveFocus());
});

it('Deselecting the last row does not pull back a focus that has moved on', async () => {
  const { user, become } = await openTeam();
  await user.click(screen.getByRole('checkbox', { name: 'Ali' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ali' }));
  await user.click(document.body);
  await become('Ali', 'Sara');
  expect(document.body).toHaveFocus();
});
