import { fakeApi, ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { vendorUser } from '../../../testing/responses.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { vatReport } from '../../../testing/sales.ts';

const open = async (at: string) => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/reports/vat': ok({ data: vatReport }),
    'GET /vendor/reports/vat.csv': new Response('Goods', {
      headers: { 'content-disposition': 'attachment; filename="vat.csv"' },
    }),
  });
  const view = await renderPortal(at);
  return { ...view, asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/reports')) };
};

it('Changing the first day and the currency updates address, report and file', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:report');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, asked, router } = await open('/vendor/reports/vat?page=3');
  await screen.findByRole('button', { name: 'Download CSV' });
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
