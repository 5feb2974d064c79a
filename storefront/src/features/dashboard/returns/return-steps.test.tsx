import { ok } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { returnable } from '../../../testing/return-samples.ts';
import { showDashboard } from '../testing/show-dashboard.tsx';

it('Each step moves the focus to its heading', async () => {
  const { user } = await showDashboard({
    lang: 'en',
    at: '/dashboard/orders/9/return',
    routes: {
      'GET /orders/9/returnable': ok({ data: { lines: [returnable()], refund_to: 'transfer' } }),
      'POST /orders/9/returns/preview': ok({
        data: { currency: 'SAR', shipping: 0, refund: 18.75, return_shipping: 'customer' },
      }),
    },
  });
  const heading = (name: string) => screen.findByRole('heading', { name });
  expect(await heading('1. What would you like to return?')).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'One more: Nitrile gloves' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await heading('2. Why?')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await heading('1. What would you like to return?')).toHaveFocus();
});
