import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SearchBox } from '../../form/SearchBox.tsx';
import { renderKit } from '../../testing/render-kit.tsx';
import { Toasts } from '../../toast/Toasts.tsx';
import type { Bulk, BulkOutcome } from './bulk.ts';
import { ConsoleListPage, type ListPage } from './ConsoleListPage.tsx';
import { useListParams } from './use-list-params.ts';

interface Row {
  id: number;
  name: string;
}

const invite = jest.fn<Promise<BulkOutcome>, [number[], 'invite' | 'delete']>();

const actionOf = (id: 'invite' | 'delete', label: string) => ({
  id,
  label,
  title: (count: number) => `${label} ${count} people?`,
  text: 'They are told by e-mail.',
  confirm: `Yes, ${label.toLowerCase()}`,
  done: (count: number) => `${count} done`,
});

const bulk: Bulk<'invite' | 'delete'> = {
  actions: [actionOf('invite', 'Invite'), actionOf('delete', 'Delete')],
  unchanged: (count) => `${count} stayed as they were`,
  failed: 'That did not work.',
  change: invite,
};

interface PeopleProps {
  data?: ListPage<Row>;
  isError?: boolean;
  error?: unknown;
  refetch?: () => void;
}

function People({ data, isError = false, error, refetch = () => {} }: PeopleProps) {
  const { page, values, isFiltered, setValue, setPage } = useListParams({ search: 'text', status: ['1', '2'] });
  return (
    <ConsoleListPage
      title="People"
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label="Search" delay={0} />
          <p>Status in force: {values.status || 'none'}</p>
        </>
      }
      query={{ data, isError, error, refetch }}
      columns={[{ id: 'name', header: 'Name', primary: true, cell: ({ name }) => name }]}
      loadingText="Fetching people..."
      emptyText={isFiltered ? 'Nobody matched.' : 'Nobody is here yet.'}
      bulk={bulk}
      page={page}
      onPageChange={setPage}
    />
  );
}

const listOf = (names: string[], current_page = 1, last_page = 1): ListPage<Row> => ({
  rows: names.map((name, id) => ({ id, name })),
  meta: { current_page, last_page, total: names.length },
});

it('A list shows loading, then whether it is empty or nothing matched', async () => {
  const { unmount } = renderKit(<People />);
  expect(screen.getByText('Fetching people...')).toBeVisible();
  unmount();
  const { router, user } = renderKit(<People data={listOf([])} />);
  expect(screen.getByText('Nobody is here yet.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await act(() => router.navigate('/?status=1&sort=name'));
  expect(screen.getByText('Nobody matched.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
  expect(router.state.location.search).toBe('?sort=name');
});

function LeavingPeople({ refetch }: Pick<PeopleProps, 'refetch'>) {
  const [names, setNames] = useState(['Sara', 'Omar', 'Huda']);
  return (
    <>
      <Toasts duration={5000} />
      <button onClick={() => setNames(['Sara', 'Omar'])}>Huda leaves</button>
      <People data={listOf(names)} refetch={refetch} />
    </>
  );
}

it('A bulk action never includes a row out of sight', async () => {
  invite.mockResolvedValue({ done: 1, failed: [] });
  const { user } = renderKit(<LeavingPeople />);
  await user.click(screen.getByRole('checkbox', { name: 'Sara' }));
  await user.click(screen.getByRole('checkbox', { name: 'Huda' }));
  await user.click(screen.getByRole('button', { name: 'Huda leaves' }));
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('dialog', { name: 'Invite 1 people?' })).toHaveTextContent('told by e-mail');
  expect(invite).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Yes, invite' }));
  expect(invite).toHaveBeenCalledWith([0], 'invite');
  expect(await screen.findByText('1 done')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Sara' })).not.toBeChecked();
});

const deleteAll = async (refetch?: () => void) => {
  const view = renderKit(<LeavingPeople refetch={refetch} />);
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await view.user.click(screen.getByRole('button', { name: 'Delete' }));
  await view.user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  return view;
};

it('A bulk change lists the rows that failed, with reasons', async () => {
  invite.mockResolvedValue({ done: 2, failed: [{ id: 1, name: 'Omar', message: 'He is busy.' }] });
  const { user } = await deleteAll();
  const failures = await screen.findByRole('dialog', { name: '1 stayed as they were' });
  expect(failures).toHaveTextContent('OmarHe is busy.');
  expect(screen.getByText('2 done')).toBeVisible();
  await user.click(within(failures).getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('After a failed bulk change rows stay selected and the list is refetched', async () => {
  invite.mockRejectedValue({ status: 0, message: '' });
  const refetch = jest.fn();
  await deleteAll(refetch);
  expect(await screen.findByText('That did not work.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Sara' })).toBeChecked();
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('A refused bulk change shows the reason', async () => {
  invite.mockRejectedValue({ status: 404, message: 'We could not find what you asked for.' });
  await deleteAll();
  expect(await screen.findByText('We could not find what you asked for.')).toBeVisible();
});

it('A list that failed to load can be retried', async () => {
  const refetch = jest.fn();
  const { user } = renderKit(<People isError refetch={refetch} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('A failed next page keeps the rows and the pager, with the error above', async () => {
  const refetch = jest.fn();
  const { user, router } = renderKit(<People data={listOf(['Sara'], 1, 3)} isError refetch={refetch} />);
  const alert = screen.getByRole('alert');
  const row = screen.getByText('Sara');
  expect(alert.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(row.closest('.stale')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(router.state.location.search).toBe('?page=2');
});

it('A list that became forbidden does not keep its rows', () => {
  renderKit(<People data={listOf(['Sara'])} isError error={{ status: 403, message: '' }} />);
  expect(screen.queryByText('Sara')).not.toBeInTheDocument();
});

it('Page and search are in the address; a search starts at page 1', async () => {
  const { user, router } = renderKit(<People data={listOf(['Sara'], 1, 3)} />);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(router.state.location.search).toBe('?page=2');
  await user.type(screen.getByLabelText('Search'), 'sa');
  expect(router.state.location.search).toBe('?search=sa');
});

it('Unknown filters and invalid pages in the address are ignored', async () => {
  const { router } = renderKit(<People data={listOf(['Sara'])} />);
  await act(() => router.navigate('/?status=99&page=-1'));
  expect(screen.getByText('Status in force: none')).toBeVisible();
  expect(screen.getByText('Sara')).toBeVisible();
});

it('An address beyond the last page leads back to the last page', async () => {
  const { router } = renderKit(<People data={listOf([], 5, 2)} />);
  await act(() => router.navigate('/?page=5'));
  await screen.findByText('Nobody is here yet.');
  expect(router.state.location.search).toBe('?page=2');
  // Back leads to the previous page, not to the address that redirected here.
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

const everybody = {
  ...listOf(['Sara', 'Omar'], 1, 6),
  meta: { current_page: 1, last_page: 6, total: 250, per_page: 2 },
};

function Everybody({ everyId }: { everyId: () => Promise<number[]> }) {
  const { page, pageSize, setPage } = useListParams({});
  return (
    <ConsoleListPage
      title="People"
      filters={null}
      query={{ data: everybody, isError: false, refetch: () => {} }}
      columns={[{ id: 'name', header: 'Name', primary: true, cell: ({ name }) => name }]}
      loadingText="Fetching people..."
      emptyText="Nobody"
      bulk={{ ...bulk, everyId }}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}

it('All matching rows on all pages are changed in batches', async () => {
  invite.mockReset();
  invite.mockImplementation((ids) => Promise.resolve({ done: ids.length, failed: [] }));
  const ids = Array.from({ length: 250 }, (_, id) => id);
  const { user } = renderKit(
    <>
      <Toasts duration={5000} />
      <Everybody everyId={() => Promise.resolve(ids)} />
    </>,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Sara' }));
  expect(screen.queryByRole('button', { name: 'Select all 250 results' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Omar' }));
  await user.click(screen.getByRole('button', { name: 'Select all 250 results' }));
  expect(await screen.findByText('250 selected', { selector: '[role="status"]' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await screen.findByRole('dialog', { name: 'Invite 250 people?' });
  await user.click(screen.getByRole('button', { name: 'Yes, invite' }));
  expect(await screen.findByText('250 done')).toBeVisible();
  expect(invite.mock.calls.map(([part]) => part.length)).toEqual([200, 50]);
});

it('A new search clears the selection', async () => {
  const { user, router } = renderKit(<Everybody everyId={() => Promise.resolve([0, 1, 2])} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 250 results' }));
  expect(await screen.findByText('3 selected', { selector: '.bulk-bar p' })).toBeVisible();
  await act(() => router.navigate('/?page=2'));
  expect(screen.getByText('3 selected', { selector: '.bulk-bar p' })).toBeVisible();
  await act(() => router.navigate('/?search=sa'));
  expect(screen.queryByText('3 selected', { selector: '.bulk-bar p' })).not.toBeInTheDocument();
});

it('A list shows the range of its page and can show longer pages', async () => {
  const { user, router } = renderKit(<Everybody everyId={() => Promise.resolve([])} />);
  await act(() => router.navigate('/?page=3'));
  expect(screen.getByText('5–6 of 250', { selector: 'p' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Rows per page'), '50');
  expect(router.state.location.search).toBe('?per_page=50');
});

it('A search that is too wide asks for a narrower one and hides earlier rows', () => {
  const message = 'Choose days, then search again.';
  const data = { rows: [{ id: 1, name: 'Huda' }], meta: { current_page: 1, last_page: 1, total: 1 } };
  renderKit(<People data={data} isError error={{ status: 422, code: 'search_too_wide', message }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(`Narrow your search${message}`);
  expect(screen.queryByText('Huda')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('A list of which only the beginning is counted says so', () => {
  const rows = Array.from({ length: 10 }, (_, id) => ({ id, name: `Person ${id}` }));
  const meta = { current_page: 1, last_page: 200, total: 2000, total_is_more: true, per_page: 10 };
  renderKit(<People data={{ rows, meta }} />);
  expect(screen.getByText('1–10 of more than 2,000')).toBeVisible();
});
