import { screen, waitFor } from '@testing-library/react';
import type { QueryResult } from '../../state/QueryState.tsx';
import { renderKit } from '../../testing/render-kit.tsx';
import { ConsolePage } from './ConsolePage.tsx';
import { RecordPage } from './RecordPage.tsx';

const open = (query: Partial<QueryResult<string | null>>) =>
  renderKit(
    <RecordPage
      title="Coupons"
      back={{ to: '/coupons', text: 'All coupons' }}
      query={{ isError: false, refetch: () => undefined, ...query }}
    >
      {(code) => <ConsolePage title={`Coupon ${code}`}>Ten per cent off</ConsolePage>}
    </RecordPage>,
  );

it('The title names the page before its record has loaded', async () => {
  const { unmount } = open({});
  await waitFor(() => expect(document.title).toBe('Coupons'));
  expect(screen.getByRole('status')).toBeVisible();
  unmount();
  open({ data: 'TEN' });
  await waitFor(() => expect(document.title).toBe('Coupon TEN'));
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'All coupons' })).toHaveAttribute('href', '/coupons');
});

it('A failed refetch keeps the record on screen, unless it became forbidden', () => {
  const { unmount } = open({ data: 'TEN', isError: true, error: { status: 500, message: '' } });
  expect(screen.getByText('Ten per cent off')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  open({ data: 'TEN', isError: true, error: { status: 403, message: '' } });
  expect(screen.queryByText('Ten per cent off')).not.toBeInTheDocument();
});

it('A page distinguishes a failed request from a missing record', () => {
  const { unmount } = open({ isError: true, error: { status: 0, message: '' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection');
  unmount();
  open({ data: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
});
