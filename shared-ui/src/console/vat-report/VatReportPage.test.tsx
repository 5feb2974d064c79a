import { screen, waitFor } from '@testing-library/react';
import { renderKit } from '../../testing/render-kit.tsx';
import { stripBidi } from '../../testing/strip-bidi.ts';
import { VatReportPage } from './VatReportPage.tsx';
import type { VatReportView } from './vat-report-view.ts';

const reportOf = (changes: Partial<VatReportView> = {}): VatReportView => ({
  currency: 'SAR',
  from: '2026-10-25',
  to: '2026-11-23',
  totals: { taxable: 300, vat: 30, vendor_vat: 30, platform_vat: 0 },
  unstated_orders: 0,
  rows: [
    {
      ...{ vendor_id: 3, company_name: 'Gulf Medical', country: 'SA', tax_issuer: 'vendor' },
      ...{ kind: 'standard', percent: 15, orders: 2, taxable: 200, vat: 30 },
    },
    {
      ...{ vendor_id: 3, company_name: 'Gulf Medical', country: 'SA', tax_issuer: 'vendor' },
      ...{ kind: 'export', percent: 0, orders: 1, taxable: 100, vat: 0 },
    },
  ],
  meta: { current_page: 1, last_page: 1, total: 2 },
  ...changes,
});

const download = jest.fn(() => Promise.resolve());
const show = (data: VatReportView | undefined, failed = {}, lang: 'en' | 'ar' = 'en') =>
  renderKit(<VatReportPage query={{ data, isError: false, refetch: () => {}, ...failed }} onDownload={download} />, {
    lang,
  });

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => stripBidi(textContent ?? ''));

it('A vendor reads sales by class and rate, with the VAT in them', () => {
  show(reportOf());
  expect(screen.getByRole('heading', { name: 'VAT, Oct 25, 2026 – Nov 23, 2026' })).toBeVisible();
  expect(cells()).toEqual([
    ...['Standard rate', 'Saudi Arabia', '15%', 'Vendor', '2', '200.00 SAR', '30.00 SAR'],
    ...['Export', 'Saudi Arabia', '0%', 'Vendor', '1', '100.00 SAR', '0.00 SAR'],
    ...['All sales', '', '', '', '', '300.00 SAR', '30.00 SAR'],
  ]);
});

it('An Arabic reader finds it in Arabic', () => {
  show(reportOf(), {}, 'ar');
  expect(screen.getByRole('heading', { level: 1, name: 'تقرير ضريبة القيمة المضافة' })).toBeVisible();
  expect(screen.getByText('صادرات')).toBeVisible();
});

it('A report without sales says so, with the number of orders without tax', () => {
  show(reportOf({ rows: [], unstated_orders: 2 }));
  expect(screen.getByText('No sales in this period.')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('2 orders of this period were placed before tax was stated');
});

it('The download matches the screen', async () => {
  const { user } = show(reportOf());
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(download).toHaveBeenCalledWith(expect.objectContaining({ from: '2026-10-25', to: '2026-11-23' })),
  );
});

it.each([
  [403, 'You don’t have access to this page'],
  [503, 'Try again'],
])('Somebody whose report is refused with %i reads why', async (status, words) => {
  show(undefined, { isError: true, error: { status } });
  expect(await screen.findByText(words)).toBeVisible();
});
