import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { receiptIcon } from '../icon/shapes.ts';

it('A vendor goes from a number to the list behind it', async () => {
  const { user, router } = renderKit(
    <SummaryCard label="Orders to confirm" value={14} icon={receiptIcon} href="/orders" />,
  );
  expect(screen.getByText('14')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Orders to confirm' }));
  expect(router.state.location.pathname).toBe('/orders');
});
