import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { StatusBadge } from './StatusBadge.tsx';

it.each([
  ['Pending', 'Pending', 'قيد الانتظار', 'badge-warning'],
  ['Confirmed', 'Confirmed', 'مؤكد', 'badge-info'],
  ['Shipped', 'Shipped', 'تم الشحن', 'badge-secondary'],
  ['Completed', 'Completed', 'مكتمل', 'badge-primary'],
  ['Cancelled', 'Cancelled', 'ملغى', 'badge-danger'],
  ['Cancel With Refund', 'Cancel With Refund', 'ملغى مع استرداد المبلغ', 'badge-danger'],
  ['CancelWithRefund', 'Cancel With Refund', 'ملغى مع استرداد المبلغ', 'badge-danger'],
  ['On its way', 'On its way', 'On its way', 'badge-default'],
])('A customer whose order is "%s" reads it in their language and sees it in its colour', (status, en, ar, look) => {
  const { unmount } = renderKit(<StatusBadge status={status} />);
  expect(screen.getByText(en)).toHaveClass(look);
  unmount();
  renderKit(<StatusBadge status={status} />, { lang: 'ar' });
  expect(screen.getByText(ar)).toHaveClass(look);
});
