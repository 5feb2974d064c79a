import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { receiptIcon } from '../icon/shapes.ts';

it('A number links to its list', async () => {
  const { user, router } = renderKit(
    <SummaryCard label="Orders to confirm" value={14} icon={receiptIcon} href="/orders" />,
  );
  expect(screen.getByText('14')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Orders to confirm' }));
  expect(router.state.location.pathname).toBe('/orders');
});
