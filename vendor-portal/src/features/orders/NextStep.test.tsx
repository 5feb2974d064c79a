import { anOrder, fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { consoleKit } from '@balsam/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import en from '../../locales/en.json';
import { NextStep } from './NextStep.tsx';

const [first, second] = [anOrder(), { ...anOrder(), id: 99, order_sub_no: 'BLS-AAAAAAAAA2-1' }];

function TwoOrders() {
  const [order, setOrder] = useState(first);
  return (
    <>
      <NextStep order={order} onShip={() => undefined} />
      <button type="button" onClick={() => setOrder(second)}>
        Next order
      </button>
    </>
  );
}

it('After one order is confirmed, another pending order can be confirmed at once', async () => {
  fakeApi({ [`POST /vendor/orders/${first.id}/status`]: ok({}) });
  const { user } = await renderWithProviders(<TwoOrders />, { texts: { 'vendor-portal': en, kit: consoleKit.en } });
  await user.click(screen.getByRole('button', { name: `Confirm: ${first.order_sub_no}` }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Confirm/ })).toHaveAttribute('aria-busy', 'true'));
  await user.click(screen.getByRole('button', { name: 'Next order' }));
  expect(screen.getByRole('button', { name: `Confirm: ${second.order_sub_no}` })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
});
