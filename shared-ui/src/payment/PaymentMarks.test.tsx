import { screen, within } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { PaymentMarks } from './PaymentMarks.tsx';

it('Each accepted scheme has a mark with its name, and cash follows', async () => {
  await renderKit(<PaymentMarks schemes={['mada', 'visa']} cash />);
  const list = within(screen.getByRole('list', { name: 'Accepted payment methods' }));
  expect(list.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['mada', 'Visa']);
  expect(list.getByText('Cash on delivery')).toBeVisible();
});

it('Without a payment method there is no list', async () => {
  await renderKit(<PaymentMarks schemes={[]} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
