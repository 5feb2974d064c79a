import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { coldRules, productDetail } from '../../testing/catalog-samples.ts';
import { english, shipping } from '../../testing/samples.ts';
import { ComparePage } from './ComparePage.tsx';

const gloves = productDetail();
const masks = productDetail({
  id: 8,
  slug: 'masks',
  name: 'Surgical masks',
  price: 20,
  vendor: { id: 4, company_name: 'Dilmun' },
});
const missing = { status: 404, body: { status: 404, success: false, code: 'not_found', message: 'Not found' } };

const open = () =>
  fakeApi({
    'GET /products/7': ok({ product: gloves }),
    'GET /products/8': ok({ product: masks }),
    'GET /products/9': missing,
  });
const show = (at: string) => renderWithProviders(<ComparePage />, { at, path: '/compare', texts: english });

beforeEach(() => localStorage.clear());

test('Products are shown side by side, and differing rows are announced', async () => {
  open();
  await show('/compare?ids=8,7');
  const table = await screen.findByRole('table', { name: 'Products side by side' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Product',
    expect.stringContaining('Surgical masks'),
    expect.stringContaining('Nitrile gloves'),
  ]);
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('Price \\(differs\\)')).toHaveTextContent(/20\.00 SAR.*12\.50 SAR/);
  expect(row('Seller \\(differs\\)')).toHaveTextContent(/Dilmun.*Gulf Care/);
  expect(within(row('Category')).getByRole('rowheader')).toHaveTextContent(/^Category$/);
  expect(within(table).getAllByRole('button', { name: /^Add to cart/ })).toHaveLength(2);
});

test('Missing delivery and unknown shipping costs are distinguished', async () => {
  const responses = [gloves, { ...masks, shipping: null }, { ...masks, id: 9, shipping: null, delivers: false }];
  fakeApi(Object.fromEntries(responses.map((response) => [`GET /products/${response.id}`, ok({ product: response })])));
  await show('/compare?ids=7,8,9');
  const row = await screen.findByRole('row', { name: /^Shipping \(differs\)/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/15\.00.SAR/), 'Calculated at checkout', 'Not delivered to your country']);
});

test('Shipping of cold goods includes the cold chain, or is not offered', async () => {
  const cold = (id: number, cold_fee: number | null) =>
    productDetail({ id, sale_rules: coldRules, shipping: { ...shipping, flat_fee: 0, cold_fee } });
  fakeApi({ 'GET /products/7': ok({ product: cold(7, 12.5) }), 'GET /products/8': ok({ product: cold(8, null) }) });
  await show('/compare?ids=7,8');
  const row = await screen.findByRole('row', { name: /^Shipping \(differs\)/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/12\.50.SAR/), 'This seller doesn’t deliver cold parcels there.']);
});

test('Removing a product updates the address', async () => {
  open();
  const { user, router } = await show('/compare?ids=8,7');
  await user.click(await screen.findByRole('button', { name: 'Remove from comparison: Surgical masks' }));
  expect(router.state.location.search).toBe('?ids=7');
  expect(await screen.findByText('Add another product to compare.')).toBeVisible();
});

test('A shared comparison names products that are no longer available', async () => {
  open();
  await show('/compare?ids=7,9');
  expect(await screen.findByText(/1 product is no longer available/)).toBeVisible();
});

test('The last selection is restored; without one there is a link to the shop', async () => {
  open();
  const { router } = await show('/compare');
  expect(screen.getByRole('link', { name: 'Choose products' })).toHaveAttribute('href', '/shop');
  localStorage.setItem('compared_products', '7,8');
  const again = await show('/compare');
  expect(again.router.state.location.search).toBe('?ids=7,8');
  expect(router.state.location.search).toBe('');
});
