import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchBox } from '../form/SearchBox.tsx';
import { renderKit } from '../testing/renderKit.tsx';
import { ConsoleListPage, type ListPage } from './ConsoleListPage.tsx';
import { useListParams } from './useListParams.ts';

interface Row {
  id: number;
  name: string;
}

interface PeopleProps {
  data?: ListPage<Row>;
  isError?: boolean;
  refetch?: () => void;
}

function People({ data, isError = false, refetch = () => {} }: PeopleProps) {
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
      query={{ data, isError, refetch }}
      columns={[{ id: 'name', header: 'Name', primary: true, cell: ({ name }) => name }]}
      loadingText="Fetching people..."
      emptyText={isFiltered ? 'Nobody matched.' : 'Nobody is here yet.'}
      bulkActions={(people, clear) => (
        <button onClick={clear}>Invite {people.map(({ name }) => name).join(' and ')}</button>
      )}
      page={page}
      onPageChange={setPage}
    />
  );
}

const listOf = (names: string[], current_page = 1, last_page = 1): ListPage<Row> => ({
  rows: names.map((name, id) => ({ id, name })),
  meta: { current_page, last_page, total: names.length },
});

it('A person reads what is being fetched, and then whether nothing is there or nothing matched', async () => {
  const { unmount } = renderKit(<People />);
  expect(screen.getByText('Fetching people...')).toBeVisible();
  unmount();
  const { router } = renderKit(<People data={listOf([])} />);
  expect(screen.getByText('Nobody is here yet.')).toBeVisible();
  await act(() => router.navigate('/?status=1'));
  expect(screen.getByText('Nobody matched.')).toBeVisible();
});

function LeavingPeople() {
  const [names, setNames] = useState(['Sara', 'Omar', 'Huda']);
  return (
    <>
      <button onClick={() => setNames(['Sara', 'Omar'])}>Huda leaves</button>
      <People data={listOf(names)} />
    </>
  );
}

it('A person acts on several rows at once, and never on one that is out of sight', async () => {
  const { user } = renderKit(<LeavingPeople />);
  await user.click(screen.getByRole('checkbox', { name: 'Sara' }));
  await user.click(screen.getByRole('checkbox', { name: 'Huda' }));
  expect(screen.getByRole('button', { name: 'Invite Sara and Huda' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Huda leaves' }));
  expect(screen.getByRole('button', { name: 'Invite Sara' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Invite Sara' }));
  expect(screen.getByRole('checkbox', { name: 'Sara' })).not.toBeChecked();
});

it('A person whose list could not be fetched can try again', async () => {
  const refetch = jest.fn();
  const { user } = renderKit(<People isError refetch={refetch} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('A person who turns the page or searches finds that in the address, and a search starts at page 1', async () => {
  const { user, router } = renderKit(<People data={listOf(['Sara'], 1, 3)} />);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(router.state.location.search).toBe('?page=2');
  await user.type(screen.getByLabelText('Search'), 'sa');
  expect(router.state.location.search).toBe('?search=sa');
});

it('A person with a hand-written address sees no filter that the list does not know, and no page that is none', async () => {
  const { router } = renderKit(<People data={listOf(['Sara'])} />);
  await act(() => router.navigate('/?status=99&page=-1'));
  expect(screen.getByText('Status in force: none')).toBeVisible();
  expect(screen.getByText('Sara')).toBeVisible();
});

it('A person who stands beyond the last page is brought back to it', async () => {
  const { router } = renderKit(<People data={listOf([], 5, 2)} />);
  await act(() => router.navigate('/?page=5'));
  await screen.findByText('Nobody is here yet.');
  expect(router.state.location.search).toBe('?page=2');
});
