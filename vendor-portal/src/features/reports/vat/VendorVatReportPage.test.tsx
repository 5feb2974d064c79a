import type { VatReport } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { vendorUser } from '../../../testing/answers.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';

const report: VatReport = {
  currency: 'SAR',
  from: '2026-10-25',
  to: '2026-11-23',
  totals: { taxable: 200, vat: 30, vendor_vat: 30, platform_vat: 0 },
  unstated_orders: 0,
  rows: [
    {
      ...{ vendor_id: 3, company_name: 'Gulf Medical', country: 'SA', tax_issuer: 'vendor' },
      ...{ kind: 'standard', percent: 15, orders: 2, taxable: 200, vat: 30 },
    },
  ],
  meta: { current_page: 1, last_page: 1, total: 1, per_page: 10 },
};

const open = async (at: string) => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/reports/vat': ok({ data: report }),
    'GET /vendor/reports/vat.csv': new Response('Goods', {
      headers: { 'content-disposition': 'attachment; filename="vat.csv"' },
    }),
  });
  const view = await renderPortal(at);
  return { ...view, asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/reports')) };
};

it('A vendor chooses the first day and the currency, and the address, the report and the file follow', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:report');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, asked, router } = await open('/vendor/reports/vat?page=3');
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/reports/vat?page=1&from=2026-11-01&to=2026-11-23'));
  await user.click(screen.getByRole('button', { name: 'Bahraini dinar' }));
  await waitFor(() =>
    expect(asked().at(-1)).toBe('/vendor/reports/vat?page=1&from=2026-11-01&to=2026-11-23&currency=BHD'),
  );
  expect(router.state.location.search).toContain('currency=BHD');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(asked().at(-1)).toBe('/vendor/reports/vat.csv?from=2026-10-25&to=2026-11-23&currency=SAR'),
  );
});
