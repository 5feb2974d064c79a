import { screen, waitFor } from '@testing-library/react';
import { renderKit } from '../../testing/render-kit.tsx';
import type { Command, SearchResult } from './command.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { boxArrowRightIcon, boxSeamIcon, receiptIcon } from '../../icon/shapes.ts';

const gauze: SearchResult = {
  kind: 'product',
  id: 7,
  label: 'Gauze',
  label_arabic: 'شاش طبي',
  detail: 'GZ-1',
  matched: null,
  href: '/admin/products/7',
};

const logout = jest.fn();
const commands: Command[] = [
  { id: 'orders', label: 'Orders', icon: receiptIcon, run: '/admin/orders' },
  { id: 'products', label: 'Products', icon: boxSeamIcon, run: '/admin/products' },
  { id: 'logout', label: 'Log out', icon: boxArrowRightIcon, run: logout },
];

const show = (onSearch?: (text: string) => Promise<SearchResult[]>, options?: Parameters<typeof renderKit>[1]) =>
  renderKit(<CommandPalette commands={commands} onSearch={onSearch} />, options);

const field = () => screen.findByRole('combobox');
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('An admin opens it by shortcut and goes to a page by part of its name', async () => {
  const { user, router } = show();
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  expect(names()).toEqual(['Orders', 'Products', 'Log out']);
  await user.type(await field(), 'prod');
  expect(names()).toEqual(['Products']);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/admin/products');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('An admin moves through the list by arrow keys and runs the marked command', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /Go to/ }));
  await user.type(await field(), '{ArrowDown}{ArrowDown}{Enter}');
  expect(logout).toHaveBeenCalledTimes(1);
});

it('An admin finds a product by name and hears the number of results', async () => {
  const search = jest.fn<Promise<SearchResult[]>, [string]>().mockResolvedValue([gauze]);
  const { user, router } = show(search);
  await user.click(screen.getByRole('button', { name: /Go to/ }));
  await user.type(await field(), 'gau');
  expect(await screen.findByRole('option', { name: 'Gauze Product · GZ-1' })).toBeVisible();
  expect(search.mock.calls).toEqual([['gau']]);
  expect(screen.getByText('1 result')).toBeInTheDocument();
  await user.click(screen.getByRole('option'));
  expect(router.state.location.pathname).toBe('/admin/products/7');
});

it('A result says that its phone number matched', async () => {
  const sara: SearchResult = {
    ...{ kind: 'customer', id: 9, label: 'Sara', label_arabic: 'Sara', detail: '' },
    ...{ matched: { by: 'phone', text: '+973 3619 2539' }, href: '/admin/customers/9' },
  };
  const { user } = show(() => Promise.resolve([sara]));
  await user.click(screen.getByRole('button', { name: /Go to/ }));
  await user.type(await field(), '36192539');
  expect(await screen.findByRole('option', { name: 'Sara Customer · Phone +973 3619 2539' })).toBeVisible();
});

it('Results of an earlier text disappear at once, and the first new one is marked', async () => {
  const swab = { ...gauze, id: 8, label: 'Gauze swab' };
  const search = (text: string) => Promise.resolve(text === 'gau' ? [gauze, swab] : [gauze]);
  const { user, router } = show(search);
  await user.click(screen.getByRole('button', { name: /Go to/ }));
  await user.type(await field(), 'gau');
  await screen.findByRole('option', { name: /Gauze swab/ });
  await user.type(await field(), '{ArrowDown}z');
  expect(names()).toEqual([]);
  expect(await screen.findByRole('option')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/admin/products/7');
});

it('A single letter starts no search', async () => {
  const search = jest.fn<Promise<SearchResult[]>, [string]>().mockResolvedValue([gauze]);
  const { user } = show(search);
  await user.click(screen.getByRole('button', { name: /Go to/ }));
  await user.type(await field(), 'z');
  expect(await screen.findByText('No results.')).toBeVisible();
  expect(search).not.toHaveBeenCalled();
});

it('A failed search is reported, and the pages remain reachable', async () => {
  const { user } = show(() => Promise.reject(new Error('offline')));
  await user.click(screen.getByRole('button', { name: /Go to/ }));
  await user.type(await field(), 'ord');
  expect(await screen.findAllByText('The search failed. Please try again.')).not.toHaveLength(0);
  expect(names()).toEqual(['Orders']);
});

it('An admin who reads Arabic finds records by their Arabic names', async () => {
  const { user } = show(() => Promise.resolve([gauze]), { lang: 'ar' });
  await user.click(screen.getByRole('button', { name: /الانتقال إلى/ }));
  await user.type(await field(), 'شاش');
  expect(await screen.findByRole('option', { name: 'شاش طبي منتج · GZ-1' })).toBeVisible();
});

it('Closing it returns the focus', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /Go to/ }));
  await field();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /Go to/ })).toHaveFocus();
});

it('The Tab key runs no command', async () => {
  const { user, router } = show();
  await user.click(screen.getByRole('button', { name: /Go to/ }));
  await field();
  await user.tab();
  expect(await field()).not.toHaveFocus();
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('dialog')).toBeVisible();
});
