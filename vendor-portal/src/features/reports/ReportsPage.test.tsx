import type { VendorReport } from '@balsam/shared-api';
import { fakeApi } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { aReportRow as row, reportOf } from '../../testing/sales.ts';

const openReports = async (given: Partial<VendorReport> = {}, at = '/vendor/reports') => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/reports': reportOf(given),
    'GET /vendor/reports.csv': new Response('Order', {
      headers: { 'content-disposition': 'attachment; filename="sales.csv"' },
    }),
  });
  const view = await renderPortal(at);
  return { ...view, asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/reports')) };
};

it('The report covers 30 days, with refunds and the net amount of each order', async () => {
  const { asked } = await openReports({
    rows: [{ ...row, units: 2, returned_units: 1, returned: 30, tax_amount: 9.78, net: 75 }],
    tiles: {
      ...{ gross: 100, discounts: 10, shipping: 15, returned: 30, tax: 9.78, net: 75 },
      ...{ orders: 1, units: 2, returned_units: 1, refunded: 0, cancelled: 2 },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Earnings, Oct 23, 2026 – Nov 21, 2026' })).toBeVisible();
  expect(asked()).toEqual(['/vendor/reports?page=1']);
  expect(screen.getAllByRole('cell').map((cell) => stripBidi(cell.textContent ?? ''))).toEqual([
    'BLS-AAAAAAAAA1-1Sara Ali',
    'Nov 20, 2026 12:30 PM',
    'Confirmed',
    '2',
    ...['100.00 SAR', '10.00 SAR', '15.00 SAR', '30.00 SAR', '9.78 SAR', '75.00 SAR'],
    ...['All orders except cancelled ones', '', '', '2'],
    ...['100.00 SAR', '10.00 SAR', '15.00 SAR', '30.00 SAR', '9.78 SAR', '75.00 SAR'],
  ]);
  expect(screen.getByText('Excluding 1 returned')).toBeVisible();
  expect(screen.getByText('Cancelled orders').nextSibling).toHaveTextContent('2');
});

it('Two typed dates, also in Arabic digits, go into the address', async () => {
  const { user, router, asked } = await openReports({}, '/vendor/reports?page=3');
  const from = await screen.findByDisplayValue('2026-10-23');
  expect(from).toHaveAttribute('placeholder', 'yyyy-mm-dd');
  await user.clear(from);
  await user.type(from, '٢٠٢٦-٠١-٠١');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/reports?page=1&from=2026-01-01&to=2026-11-21'));
  expect(router.state.location.search).toBe('?from=2026-01-01&to=2026-11-21');
});

it.each([
  ['soon', '2026-11-21', 'Enter a day as yyyy-mm-dd.'],
  ['2026-11-22', '2026-11-21', 'The first day is after the last one.'],
  ['2020-01-01', '2026-11-21', 'A report covers three years at most.'],
])('A vendor who asks for %s to %s is told: %s', async (from, to, words) => {
  const { user, asked } = await openReports();
  for (const [label, day] of [
    ['2026-10-23', from],
    ['2026-11-21', to],
  ] as const) {
    const input = await screen.findByDisplayValue(label);
    await user.clear(input);
    await user.type(input, day);
  }
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveFocus();
  expect(asked()).toHaveLength(1);
});

it('The download holds exactly what is on screen', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:report');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, asked } = await openReports();
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/reports.csv?from=2026-10-23&to=2026-11-21&currency=SAR'));
});

it('A status filter applies to address, totals and file', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:report');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, router, asked } = await openReports({ rows: [row], status_code: 2 }, '/vendor/reports?page=3');
  await user.selectOptions(await screen.findByLabelText('Status'), 'Confirmed');
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/reports?page=1&status=2'));
  expect(router.state.location.search).toBe('?status=2');
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(asked().at(-1)).toBe('/vendor/reports.csv?from=2026-10-23&to=2026-11-21&currency=SAR&status=2'),
  );
  await user.selectOptions(screen.getByLabelText('Status'), 'All statuses');
  expect(router.state.location.search).toBe('');
});

it('A status without orders says so and shows no totals', async () => {
  await openReports({ status_code: 5 }, '/vendor/reports?status=5');
  expect(await screen.findByText('There were no orders of this status in this period.')).toBeVisible();
  expect(screen.queryByText('All orders of this status')).not.toBeInTheDocument();
});

it('A page beyond the end redirects to the last one', async () => {
  const { router } = await openReports(
    { meta: { current_page: 9, last_page: 2, total: 12, per_page: 10 } },
    '/vendor/reports?page=9',
  );
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});

it('A broken link to a report shows the last 30 days without sales', async () => {
  const { asked } = await openReports({}, '/vendor/reports?from=2026-11-22&to=2026-11-01');
  expect(await screen.findByDisplayValue('2026-10-23')).toBeVisible();
  expect(screen.getByText('There were no orders in this period.')).toBeVisible();
  expect(stripBidi(screen.getByText('Net sales').nextSibling?.textContent ?? '')).toContain('0.00 SAR');
  expect(asked()).toEqual(['/vendor/reports?page=1']);
});
