import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { act, screen } from '@testing-library/react';
import { category } from '../../testing/catalog-samples.ts';
import { english } from '../../testing/samples.ts';
import { CategoryMenu } from './CategoryMenu.tsx';

const CATEGORIES = ok({ categories: [category(), category({ id: 2, name: 'Masks' })] });

const show = () =>
  renderWithProviders(
    <>
      <CategoryMenu />
      <p>Elsewhere</p>
    </>,
    { texts: english },
  );

test('The categories open by keyboard, and Escape returns to the button', async () => {
  const calls = fakeApi({ 'GET /categories': CATEGORIES });
  const { user } = await show();
  expect(calls).toEqual([]);
  const button = screen.getByRole('button', { name: 'Shop by category', expanded: false });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Masks' })).toHaveAttribute('href', '/shop?category=2');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Gloves' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Masks' })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByText('Elsewhere'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Categories that did not load can be loaded again', async () => {
  let isBroken = true;
  fakeApi({ 'GET /categories': () => (isBroken ? { status: 500, body: {} } : CATEGORIES) });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Shop by category' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Masks' })).toBeVisible();
});
