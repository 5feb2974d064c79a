import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { attribute, length, productDetail } from '../../testing/catalog-samples.ts';
import { arabic, english } from '../../testing/samples.ts';
import { SheetPage } from './SheetPage.tsx';

const at = { at: '/product/nitrile-gloves/specifications', path: '/product/:slug/specifications', texts: english };
const openProduct = (product = productDetail()) => fakeApi({ 'GET /products/nitrile-gloves': ok({ product }) });

/** Rows of a section as [English, Arabic]. */
const rowsOf = (heading: string) => {
  const table = screen.getByRole('columnheader', { name: heading }).closest('table') as HTMLElement;
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
};

test('The sheet has specifications, authorisation and storage in both languages', async () => {
  const material = attribute({ arabic: { name: 'المادة', value: 'نتريل', unit: '' } });
  openProduct(
    productDetail({
      ...{ attributes: [material, length(1240)], sterile: 'no', store_max_c: '30', expires_from: '2028-01-05' },
      ...{ product_kind: 'device', sfda_number: 'MDMA-1-2024-0117', sfda_expires_on: '2030-05-01' },
    }),
  );
  await renderWithProviders(<SheetPage />, at);
  await screen.findByRole('article', { name: 'Specification sheet' });
  expect(rowsOf('Specifications')).toEqual([
    ['Material Nitrile', 'المادة نتريل'],
    ['Length 1,240\u00a0mm', 'الطول 1,240\u00a0مم'],
  ]);
  expect(rowsOf('Authorisation')).toEqual([
    ['Type Medical device', 'النوع جهاز طبي'],
    ['MDMA number MDMA-1-2024-0117', 'رقم الإذن التسويقي (MDMA) MDMA-1-2024-0117'],
    ['Valid until (SFDA) May 1, 2030', 'سارٍ حتى (الهيئة العامة للغذاء والدواء) 1 مايو 2030'],
    ['Sterile No', 'معقّم لا'],
  ]);
  expect(rowsOf('Storage and batches')).toEqual([
    ['Storage temperature Up to 30 °C', 'درجة حرارة التخزين حتى 30 °م'],
    ['Batch Recorded for each order', 'التشغيلة تُسجَّل لكل طلب'],
    ['Expiry of what you buy today No earlier than Jan 5, 2028', expect.stringContaining('5 يناير 2028')],
  ]);
});

test('Nothing is said of what a product does not state', async () => {
  openProduct();
  await renderWithProviders(<SheetPage />, { ...at, lang: 'ar', texts: arabic });
  await screen.findByRole('article', { name: 'نشرة المواصفات' });
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Product', 'المنتج']);
});

test('The sheet is printed on request', async () => {
  window.print = jest.fn();
  openProduct();
  const { user } = await renderWithProviders(<SheetPage />, at);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('A product that is not on sale has no sheet', async () => {
  const missing = { status: 404, body: { status: 404, success: false, code: 'not_found', message: 'Not found' } };
  fakeApi({ 'GET /products/nitrile-gloves': missing });
  await renderWithProviders(<SheetPage />, at);
  expect(await screen.findByRole('link', { name: 'Back to the home page' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
