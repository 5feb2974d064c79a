import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pager } from './Pager.tsx';

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

it('A shopper cannot leave the list at either end', () => {
  const { unmount } = renderKit(<Pager page={1} lastPage={2} />);
  expect(screen.getByRole('button', { name: 'First page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  unmount();
  renderKit(<Pager page={2} lastPage={2} />);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Last page' })).toBeDisabled();
});

it('A page with an address is a link that can be opened in another tab', async () => {
  const { user, router } = renderKit(<Pager page={1} lastPage={3} hrefFor={(page) => `/shop?page=${page}`} />);
  const link = screen.getByRole('link', { name: 'Page 2' });
  expect(link).toHaveAttribute('href', '/shop?page=2');
  await user.click(link);
  expect(router.state.location.search).toBe('?page=2');
});

it('A vendor has no ends to jump to, and an admin reads where they are', () => {
  const { unmount } = renderKit(<Pager page={2} lastPage={9} variant="console" />);
  expect(screen.queryByRole('button', { name: 'First page' })).not.toBeInTheDocument();
  unmount();
  renderKit(<Pager page={2} lastPage={9} variant="simple" />);
  expect(screen.getByText('Page 2 of 9')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument();
});

it('Nobody is offered a way through a single page, unless it is asked for', () => {
  const { unmount } = renderKit(<Pager page={1} lastPage={1} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  unmount();
  renderKit(<Pager page={1} lastPage={0} alwaysShow />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
});
