import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { boughtArticle } from '../../testing/catalog-samples.ts';
import { asCustomer, english, product } from '../../testing/samples.ts';
import { BuyAgain } from './BuyAgain.tsx';

const mask = boughtArticle({ product: product({ id: 8, slug: 'mask', name: 'Mask' }), last_quantity: 50 });
const soldOut = boughtArticle({ product: product({ id: 9, slug: 'gown', name: 'Gown' }), stock: 0 });

test('One press adds the last quantities and reports each line', async () => {
  const outcomes = [
    { added: 3, reason: null },
    { added: 5, reason: 'fewer' },
  ];
  const calls = fakeApi({ 'POST /quick-order': ok({ lines: outcomes }), 'GET /carts': ok({ data: [] }) });
  const { user } = await renderWithProviders(<BuyAgain articles={[boughtArticle(), mask, soldOut]} />, {
    texts: english,
    session: asCustomer,
  });
  expect(screen.getByRole('textbox', { name: 'Quantity of Nitrile gloves' })).toHaveValue('3');
  expect(screen.getByRole('textbox', { name: 'Quantity of Mask' })).toHaveValue('20');
  expect(screen.queryByRole('textbox', { name: 'Quantity of Gown' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add 2 items to cart' }));
  expect(await screen.findByText(/Not enough in stock/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    lines: [
      { product_id: 7, variant_id: null, quantity: 3 },
      { product_id: 8, variant_id: null, quantity: 20 },
    ],
  });
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  const again = screen.getByRole('button', { name: 'Add to cart' });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(again).toHaveFocus();
});

test('An article with a quantity of 0 is left out', async () => {
  const { user } = await renderWithProviders(<BuyAgain articles={[boughtArticle({ last_quantity: 1 }), mask]} />, {
    texts: english,
    session: asCustomer,
  });
  await user.click(screen.getByRole('button', { name: 'One less: Nitrile gloves' }));
  expect(screen.getByRole('button', { name: 'Add 1 item to cart' })).toBeEnabled();
});
