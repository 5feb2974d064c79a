import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../../testing/render-kit.tsx';
import { FilterChip } from './FilterChip.tsx';

function Orders() {
  const [isNarrowed, setIsNarrowed] = useState(true);
  return (
    <main tabIndex={-1}>
      {isNarrowed && (
        <FilterChip clearText="Show all" onClear={() => setIsNarrowed(false)}>
          Of one customer
        </FilterChip>
      )}
    </main>
  );
}

it('Removing a filter by keyboard keeps the focus in the page', async () => {
  const { user } = renderKit(<Orders />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
