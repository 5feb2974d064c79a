import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { english } from '../../testing/samples.ts';
import { EndStockAlertsPage } from './EndStockAlertsPage.tsx';

test('Stock alerts end only after the button on the linked page is pressed', async () => {
  const calls = fakeApi({ 'POST /stock-alerts/unsubscribe': ok({}) });
  const { user } = await renderWithProviders(<EndStockAlertsPage />, { at: '/?token=abc', texts: english });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop alerts' }));
  expect(await screen.findByText('You won’t get any more back-in-stock alerts.')).toBeVisible();
  expect(calls[0]?.body).toEqual({ token: 'abc' });
});
