import { fakeApi, renderWithProviders } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { productPage } from '../../testing/catalog-samples.ts';
import { english, product } from '../../testing/samples.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { useRecentlyViewed } from './use-recently-viewed.ts';

const gloves = product();
const masks = product({ id: 8, slug: 'masks', name: 'Surgical masks' });

beforeEach(() => localStorage.clear());

test('Recently viewed products exclude the open product and withdrawn ones', async () => {
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

test('A first visit shows nothing and sends no request', async () => {
  const calls = fakeApi({});
  await renderWithProviders(<RecentlyViewed />, { texts: english });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('A product whose page was server-rendered is recorded', async () => {
  localStorage.setItem('recently_viewed', '7,8');
  function ProductPage() {
    const { remember } = useRecentlyViewed();
    const look = useEffectEvent(() => remember(9));
    useEffect(() => look(), []);
    return <p>Thermometer</p>;
  }
  const painted = document.createElement('div');
  painted.innerHTML = '<p>Thermometer</p>';
  const root = await act(() => hydrateRoot(painted, <ProductPage />));
  expect(localStorage.getItem('recently_viewed')).toBe('9,7,8');
  act(() => root.unmount());
});
