import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../testing/render-kit.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pager, type PagerProps } from './Pager.tsx';

it.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
  [12, 9, [5, 6, 7, 8, 9]],
  [1, 1, [1]],
])('On page %i of %i a shopper may choose among %j', (page, lastPage, numbers) => {
  expect(pageNumbers(page, lastPage)).toEqual(numbers);
});

it.each([
  ['First page', 1],
  ['Previous page', 3],
  ['Next page', 5],
  ['Last page', 9],
  ['Page 6', 6],
])('A shopper on page 4 of 9 who presses "%s" gets page %i', async (name, page) => {
  const onPageChange = jest.fn();
  const { user } = renderKit(<Pager page={4} lastPage={9} onPageChange={onPageChange} />);
  await user.click(screen.getByRole('button', { name }));
  expect(onPageChange).toHaveBeenCalledWith(page);
});

it('Neither end of the list can be passed', async () => {
  const onPageChange = jest.fn();
  const { user, unmount } = renderKit(<Pager page={1} lastPage={2} onPageChange={onPageChange} />);
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['First page', 'Previous page']) {
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  unmount();
  const { user: other } = renderKit(<Pager page={2} lastPage={2} onPageChange={onPageChange} />);
  for (const name of ['Next page', 'Last page']) {
    await other.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  expect(onPageChange).not.toHaveBeenCalled();
});

function Pages({ hrefFor }: Pick<PagerProps, 'hrefFor'>) {
  const [page, setPage] = useState(1);
  return <Pager page={page} lastPage={2} onPageChange={setPage} hrefFor={hrefFor} />;
}

it.each([
  ['button', undefined],
  ['link', (page: number) => `/shop?page=${page}`],
] as const)(
  'A shopper who comes to the end by keyboard keeps their place in the page, on a %s',
  async (role, hrefFor) => {
    const { user, router } = renderKit(<Pages hrefFor={hrefFor} />);
    const next = screen.getByRole(role, { name: 'Next page' });
    next.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole(role, { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(next).toHaveFocus();
    expect(next).toBeEnabled();
    const { key } = router.state.location;
    await user.keyboard('{Enter}');
    expect(router.state.location.key).toBe(key);
  },
);

it('A page with an address is a link that opens in another tab', async () => {
  const { user, router } = renderKit(<Pager page={1} lastPage={3} hrefFor={(page) => `/shop?page=${page}`} />);
  const link = screen.getByRole('link', { name: 'Page 2' });
  expect(link).toHaveAttribute('href', '/shop?page=2');
  await user.click(link);
  expect(router.state.location.search).toBe('?page=2');
});

it('The console variant has no ends; the simple one shows the position', () => {
  const { unmount } = renderKit(<Pager page={2} lastPage={9} variant="console" />);
  expect(screen.queryByRole('button', { name: 'First page' })).not.toBeInTheDocument();
  unmount();
  renderKit(<Pager page={2} lastPage={9} variant="simple" />);
  expect(screen.getByText('Page 2 of 9')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument();
});

it('A single page has no pager unless requested', () => {
  const { unmount } = renderKit(<Pager page={1} lastPage={1} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  unmount();
  renderKit(<Pager page={1} lastPage={0} alwaysShow />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
});
