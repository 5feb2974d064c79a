import { fakeApi, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { productPage } from '../../testing/catalog-samples.ts';
import { english, product } from '../../testing/samples.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const gloves = product();
const masks = product({ id: 8, slug: 'masks', name: 'Surgical masks' });

beforeEach(() => localStorage.clear());

test('A shopper sees what was looked at last, but neither the open product nor what is no longer sold', async () => {
  localStorage.setItem('recently_viewed', '5,8,9,7');
  const calls = fakeApi({ 'GET /products': productPage([gloves, masks]) });
  const { user } = await renderWithProviders(
    <main tabIndex={-1}>
      <RecentlyViewed except={5} />
    </main>,
    { texts: english },
  );
  const list = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Surgical masks', 'Nitrile gloves']);
  expect(calls.map(({ path }) => path)).toEqual(['/products?filter=true&ids=8%2C9%2C7']);
  await user.click(list.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(localStorage.getItem('recently_viewed')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('On a first visit there is nothing to see, and nothing is asked for', async () => {
  const calls = fakeApi({});
  await renderWithProviders(<RecentlyViewed />, { texts: english });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});
