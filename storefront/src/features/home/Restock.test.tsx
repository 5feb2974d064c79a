import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { boughtArticle } from '../../testing/catalog-samples.ts';
import { asCustomer, english } from '../../testing/samples.ts';
import { Restock } from './Restock.tsx';

const bought = (orders: number) => ({
  'GET /quick-order/bought': ok({ data: { articles: [boughtArticle()], orders } }),
});

test('A customer who ordered twice can buy again from the home page', async () => {
  fakeApi(bought(2));
  await renderWithProviders(<Restock />, { texts: english, session: asCustomer });
  expect(await screen.findByRole('heading', { name: 'Buy again' })).toBeVisible();
});

test('After the first order the home page is as for everyone else', async () => {
  const calls = fakeApi(bought(1));
  await renderWithProviders(<Restock />, { texts: english, session: asCustomer });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Buy again' })).not.toBeInTheDocument();
});

test('A visitor is not asked about earlier orders', async () => {
  const calls = fakeApi({});
  await renderWithProviders(<Restock />, { texts: english });
  expect(calls).toHaveLength(0);
});
