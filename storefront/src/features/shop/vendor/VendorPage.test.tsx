import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { vendorDetail } from '../../../testing/catalog-samples.ts';
import { arabic, english } from '../../../testing/samples.ts';
import { gloves, listCalls, masks, productPage } from '../testing/open-shop.tsx';
import { VendorPage } from './VendorPage.tsx';

const open = (vendor = vendorDetail()) =>
  fakeApi({
    'GET /vendors': ok({ vendors: [] }),
    'GET /vendors/3': ok({ vendor }),
    'GET /products': productPage([gloves, masks], { total: 30, last_page: 3 }),
    'GET /categories': ok({ categories: [] }),
  });
const show = (at = '/sellers/3') => renderWithProviders(<VendorPage />, { at, path: '/sellers/:id', texts: english });

test("A seller's page shows facts, deliveries and products", async () => {
  open();
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Gulf Care' })).toBeVisible();
  expect(document.title).toBe('Gulf Care · Balsam');
  expect(screen.getByText('On Balsam since March 2025')).toBeVisible();
  expect(screen.getByText('1010123456')).toBeVisible();
  expect(screen.getByText('12 products')).toBeVisible();
  const [, bahrain, elsewhere] = within(screen.getByRole('table', { name: 'Delivery' })).getAllByRole('row');
  expect(bahrain).toHaveTextContent(/Bahrain.*15\.00 SAR.*200\.00 SAR.*In 1 to 3 working days/);
  expect(elsewhere).toHaveTextContent(/All other countries.*40\.00 SAR.*–.*Within 2 working days/);
  expect(await screen.findByRole('link', { name: 'Surgical masks' })).toBeVisible();
});

test.each([
  [1, 'Usually answers messages within an hour'],
  [24, 'Usually answers messages within 24 hours'],
  [25, 'Usually answers messages within 2 days'],
])('A shopper reads how soon a seller answers (%i hours)', async (hours, words) => {
  open(vendorDetail({ answers_within_hours: hours }));
  await show();
  expect(await screen.findByText(words)).toBeVisible();
});

test('An Arabic reader sees the same in Arabic', async () => {
  open(vendorDetail({ product_count: 3 }));
  await renderWithProviders(<VendorPage />, { at: '/sellers/3', path: '/sellers/:id', lang: 'ar', texts: arabic });
  expect(await screen.findByText('3 منتجات')).toBeVisible();
  expect(screen.getByText('من 1 إلى 3 أيام عمل')).toBeVisible();
});

test("Sorting and paging a seller's products updates the address", async () => {
  const calls = open();
  const { user, router } = await show('/sellers/3?page=2');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Best rated');
  expect(router.state.location).toMatchObject({ pathname: '/sellers/3', search: '?sort=rating_desc' });
  expect(listCalls(calls).map(({ path }) => path)).toEqual([
    '/products?filter=true&page=2&vendor=3',
    '/products?filter=true&sort=rating_desc&page=1&vendor=3',
  ]);
  expect(screen.getByRole('link', { name: 'Search and filter this seller’s products' })).toHaveAttribute(
    'href',
    '/shop?vendor=3',
  );
});

test.each(['/sellers/3', '/sellers/nobody'])('An unknown seller has no page (%s)', async (at) => {
  const missing = { status: 404, success: false, code: 'not_found', message: 'Not found' };
  fakeApi({ 'GET /vendors/3': { status: 404, body: missing } });
  await show(at);
  expect(await screen.findByRole('heading', { name: /page not found/i })).toBeVisible();
});
