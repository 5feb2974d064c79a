import { renderWithProviders } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { arabic, english } from '../../testing/samples.ts';
import { CompareBar } from './CompareBar.tsx';
import { CompareTool } from './CompareButton.tsx';

const shop = (
  <>
    <main tabIndex={-1}>
      {[1, 2, 3, 4, 5].map((id) => (
        <CompareTool key={id} productId={id} name={`Product ${id}`} />
      ))}
    </main>
    <CompareBar />
    <Toasts duration={3000} />
  </>
);

beforeEach(() => localStorage.clear());

test('A shopper selects up to four products and opens the comparison', async () => {
  const { user } = await renderWithProviders(shop, { at: '/shop', path: '/shop', texts: english });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  for (const id of [1, 2, 3, 4]) await user.click(screen.getByRole('button', { name: `Compare: Product ${id}` }));
  expect(screen.getByRole('status')).toHaveTextContent('4 of 4 products to compare');
  expect(screen.getByRole('button', { name: 'Compare: Product 4' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Compare: Product 5' }));
  expect(await screen.findByText('You can compare 4 products at a time. Remove one first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare?ids=1,2,3,4');
  await user.click(screen.getByRole('button', { name: 'Compare: Product 2' }));
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare?ids=1,3,4');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('The selection survives until the next visit and is hidden at the checkout', async () => {
  localStorage.setItem('compared_products', '1,2');
  await renderWithProviders(<CompareBar />, { at: '/shop', path: '/shop', lang: 'ar', texts: arabic });
  expect(screen.getByRole('status')).toHaveTextContent('منتجان للمقارنة من أصل 4');
  await renderWithProviders(<CompareBar />, { at: '/checkout', path: '/checkout', texts: english });
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});
