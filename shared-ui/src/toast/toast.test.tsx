import { act, screen } from '@testing-library/react';
import { renderKit } from '../testing/renderKit.tsx';
import { toastError, toastSuccess } from './toast.ts';
import { Toasts } from './Toasts.tsx';

it('A shopper is told what worked and what did not, and may dismiss it in their language', async () => {
  renderKit(<Toasts duration={3000} rtl />, { lang: 'ar' });
  act(() => {
    toastSuccess('تم تحديث السلة');
    toastError('نفدت الكمية');
  });
  expect(await screen.findByText('تم تحديث السلة')).toBeInTheDocument();
  expect(await screen.findByText('نفدت الكمية')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'إخفاء' })).toHaveLength(2);
});
