import { screen } from '@testing-library/react';
import { renderKit } from '../../testing/render-kit.tsx';
import { ChartPicture } from './ChartPicture.tsx';

let mockIsOffline = true;
jest.mock('./ChartBars.tsx', () => ({
  get ChartBars() {
    if (mockIsOffline) throw new Error('The code could not be fetched');
    return () => <p>Bars</p>;
  },
}));

it('A vendor whose connection drops can retry loading the chart', async () => {
  const { user } = renderKit(
    <ChartPicture
      caption="Sales"
      rows={[]}
      rowKey={String}
      label={{ header: 'Day', of: String, short: String }}
      series={[{ id: 'sales', label: 'Sales', valueOf: Number, format: String }]}
    />,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  mockIsOffline = false;
  await user.click(retry);
  expect(await screen.findByText('Bars')).toBeVisible();
});
