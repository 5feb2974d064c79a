import { act, screen } from '@testing-library/react';
import { renderKit } from '../../testing/render-kit.tsx';
import { FilterBar } from './FilterBar.tsx';

it('A phone unfolds the filters on demand, and says how many are set', async () => {
  const { user, router } = renderKit(
    <FilterBar>
      <p>Status</p>
    </FilterBar>,
  );
  const bar = screen.getByRole('group', { name: 'Filters' });
  expect(bar).not.toHaveClass('is-open');
  await user.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
  expect(bar).toHaveClass('is-open');
  await act(() => router.navigate('/?status=1&currency=BHD&search=gauze&page=2&lang=en'));
  expect(await screen.findByRole('button', { name: 'Filters (2)', expanded: true })).toBeVisible();
});
