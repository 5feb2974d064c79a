import { aReturn } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { returnsResponse } from '../../../testing/return-samples.ts';
import { showDashboard } from '../testing/show-dashboard.tsx';

it('The list shows returns and refunds, explains an empty list and can be retried', async () => {
  let isUp = false;
  const { user } = await showDashboard({
    at: '/dashboard/returns',
    routes: {
      'GET /returns': () =>
        isUp ? returnsResponse([aReturn({ state: 'inspected', refund_total: 18.75 })]) : { status: 503, body: {} },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(retry);
  const row = within(await screen.findByRole('row', { name: /RET-7K3M9P2Q/ }));
  expect(row.getByText('Completed')).toBeVisible();
  expect(row.getByText('18.75 SAR')).toBeVisible();
});

it('A customer with nothing to return is told so', async () => {
  await showDashboard({ at: '/dashboard/returns', routes: { 'GET /returns': returnsResponse([]) } });
  expect(await screen.findByText(/You can return most items within 30 days/)).toBeVisible();
});
