import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchBox } from '../../form/SearchBox.tsx';
import { renderKit } from '../../testing/render-kit.tsx';
import { ConsoleListPage } from './ConsoleListPage.tsx';
import { useListParams } from './use-list-params.ts';

/** Number of people per search. */
const FOUND: Readonly<Record<string, number>> = { '': 25, s: 2, x: 0 };

/** A list that learns its rows once they have loaded, ten per page. */
function People() {
  const [hasCome, setHasCome] = useState(false);
  const { page, values, setValue, setPage } = useListParams({ search: 'text' });
  const total = FOUND[values.search] ?? 0;
  const rows = Array.from({ length: Math.max(0, Math.min(10, total - (page - 1) * 10)) }, (_, id) => ({ id }));
  const meta = { current_page: page, last_page: Math.ceil(total / 10), total, per_page: 10 };
  return (
    <ConsoleListPage
      title="People"
      filters={
        <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label="Search" delay={0} />
      }
      actions={<button onClick={() => setHasCome(true)}>They come</button>}
      query={{ data: hasCome ? { rows, meta } : undefined, isError: false, refetch: () => {} }}
      columns={[{ id: 'name', header: 'Name', primary: true, cell: ({ id }) => `Person ${id}` }]}
      loadingText="Fetching people..."
      emptyText="Nobody matched."
      page={page}
      onPageChange={setPage}
    />
  );
}

it('A screen reader hears the result of a search or the pager, not the first load', async () => {
  const { user, router } = renderKit(<People />);
  const news = screen.getAllByRole('status').find((region) => !region.closest('.data-table'));
  expect(news).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'They come' }));
  expect(screen.getByText('1–10 of 25')).toBeVisible();
  expect(news).toBeEmptyDOMElement();
  await user.type(screen.getByLabelText('Search'), 's');
  expect(news).toHaveTextContent(/^1–2 of 2$/);
  await act(() => router.navigate('/?search=x'));
  expect(news).toHaveTextContent(/^No data found\.$/);
  await act(() => router.navigate('/'));
  expect(news).toHaveTextContent(/^1–10 of 25$/);
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(news).toHaveTextContent(/^21–25 of 25$/);
  // A replaced live region would not be announced.
  expect(screen.getByRole('status')).toBe(news);
});
