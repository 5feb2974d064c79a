import type { VatReport } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminUser } from '../../../testing/responses.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const report: VatReport = {
  currency: 'SAR',
  from: '2026-10-25',
  to: '2026-11-23',
  totals: { taxable: 200, vat: 30, vendor_vat: 0, platform_vat: 30 },
  unstated_orders: 0,
  rows: [
    {
      ...{ vendor_id: 3, company_name: 'Gulf Medical', country: 'SA', tax_issuer: 'platform' },
      ...{ kind: 'standard', percent: 15, orders: 2, taxable: 200, vat: 30 },
    },
  ],
  meta: { current_page: 1, last_page: 1, total: 1, per_page: 10 },
};

it("An admin filters the report by a vendor's name, and clears the filter", async () => {
  URL.createObjectURL = jest.fn(() => 'blob:report');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/reports/vat': ok({ data: report }),
    'GET /admin/reports/vat.csv': new Response('Goods', {
      headers: { 'content-disposition': 'attachment; filename="vat.csv"' },
    }),
  });
  const asked = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/reports'));
  const { user } = await renderConsole('/admin/vat/report?page=2');
  await user.click(await screen.findByRole('link', { name: 'Gulf Medical' }));
  await waitFor(() => expect(asked().at(-1)).toBe('/admin/reports/vat?page=1&vendor_id=3'));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(asked().at(-1)).toBe('/admin/reports/vat.csv?from=2026-10-25&to=2026-11-23&currency=SAR&vendor_id=3'),
  );
  await user.click(screen.getByRole('button', { name: 'Vendor: Gulf Medical Show all vendors' }));
  await waitFor(() => expect(asked().at(-1)).toBe('/admin/reports/vat?page=1'));
});
