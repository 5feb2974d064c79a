import { act, screen } from '@testing-library/react';
import { renderKit } from '../../testing/render-kit.tsx';
import { useListParams } from './use-list-params.ts';

const FILTERS = { search: 'text', status: ['active', 'draft'] } as const;

function List() {
  const { page, values, setValue, setPage } = useListParams(FILTERS);
  const narrow = () => {
    setValue('search', 'gauze');
    setValue('status', 'draft');
  };
  return (
    <>
      <p>{`${page} ${values.search} ${values.status}`}</p>
      <button onClick={narrow}>Narrow</button>
      <button onClick={() => setPage(3)}>Page 3</button>
      <button onClick={() => setValue('search', '')}>Everything</button>
    </>
  );
}
const press = (name: string) => screen.getByRole('button', { name });

it('Two quick filter changes are both applied, from page 1', async () => {
  const { user, router } = renderKit(<List />);
  await user.click(press('Page 3'));
  expect(router.state.location.search).toBe('?page=3');
  await user.click(press('Narrow'));
  expect(router.state.location.search).toBe('?search=gauze&status=draft');
  expect(screen.getByText('1 gauze draft')).toBeVisible();
  await user.click(press('Everything'));
  expect(router.state.location.search).toBe('?status=draft');
});

function Pages() {
  const { perPage, pageSize } = useListParams(FILTERS);
  return (
    <>
      <p>{`${perPage ?? 'usual'} of ${pageSize.value}`}</p>
      <button onClick={() => pageSize.onChange(50)}>50</button>
      <button onClick={() => pageSize.onChange(10)}>10</button>
    </>
  );
}

it('A longer page size is in the address and starts at page 1', async () => {
  const { user, router } = renderKit(<Pages />);
  await act(() => router.navigate('/?page=3&per_page=7'));
  expect(screen.getByText('usual of 10')).toBeVisible();
  await user.click(press('50'));
  expect(router.state.location.search).toBe('?per_page=50');
  expect(screen.getByText('50 of 50')).toBeVisible();
  await user.click(press('10'));
  expect(router.state.location.search).toBe('');
});
