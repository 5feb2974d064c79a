import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aVendorProduct } from '../../testing/a-vendor-product.ts';
import { openProducts } from '../../testing/open-products.ts';

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => stripBidi(cell.textContent ?? ''));

beforeEach(() => localStorage.clear());

it('A row shows stock, price, category, status, approval and date', async () => {
  await openProducts([aVendorProduct()]);
  await screen.findByRole('link', { name: 'Nitrile gloves' });
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Select all on this page',
    'Image',
    'Name',
    'Stock',
    'Price',
    'Category',
    'Status',
    'Approval',
    'Created',
    'Actions',
  ]);
  expect(cellsOf('Nitrile gloves').slice(2, -1)).toEqual([
    'Nitrile gloves',
    '40 ',
    '12.50 SAR',
    'Protection',
    'Inactive',
    'Not yet approved',
    'Nov 20, 2026 12:30 PM',
  ]);
});

it('A product with variants shows its lowest price', async () => {
  await openProducts([aVendorProduct({ has_variants: true })]);
  await screen.findByRole('link', { name: 'Nitrile gloves' });
  expect(cellsOf('Nitrile gloves')).toContain('From 12.50 SAR');
});

it('Names are in Arabic for an Arabic reader, or in English without one', async () => {
  await openProducts([aVendorProduct(), aVendorProduct({ id: 2, name: 'Masks', name_arabic: '' })], { lang: 'ar' });
  expect(await screen.findByRole('link', { name: 'قفازات نتريل' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Masks' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: 'الوقاية' })).toHaveLength(2);
});

it('Badges show low stock, sold-out products and changes under review', async () => {
  await openProducts([
    aVendorProduct({ in_stock: 3, low_stock: true, approval_status: 1, status: 'active' }),
    aVendorProduct({ id: 3, name: 'Gowns', in_stock: 90, low_stock: true, has_variants: true }),
    aVendorProduct({ id: 2, name: 'Masks', in_stock: 0, approval_status: 1, changes_waiting: true }),
  ]);
  await screen.findByRole('link', { name: 'Masks' });
  expect(cellsOf('Nitrile gloves')).toEqual(expect.arrayContaining(['3 Low stock', 'Active', 'Approved']));
  expect(cellsOf('Gowns')).toContain('90 A variant is low');
  expect(cellsOf('Masks')).toEqual(expect.arrayContaining(['0 Out of stock', 'ApprovedChanges waiting']));
});

it('A product without a required specification is marked', async () => {
  await openProducts([aVendorProduct({ lacks_specifications: true })]);
  const row = await screen.findByRole('row', { name: /Nitrile gloves/ });
  expect(within(row).getByText('Specifications missing')).toBeVisible();
});

it('The list links to each product, a new product and the import', async () => {
  await openProducts([aVendorProduct()]);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'Nitrile gloves' });
  expect(hrefOf('Nitrile gloves')).toBe('/vendor/edit-product/nitrile-gloves');
  expect(hrefOf('Add product')).toBe('/vendor/add-product');
  expect(hrefOf('Import CSV')).toBe('/vendor/products/import');
});

it('Filters and sorting are in the address, so that a link shows the same list', async () => {
  const { user, paths, router } = await openProducts([]);
  const choose = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option);
  await screen.findByRole('option', { name: 'Protection' });
  await choose('Category', 'Protection');
  await choose('Status', 'Inactive');
  await choose('Availability', 'Low stock');
  await choose('Approval', 'Not yet approved');
  await choose('Specifications', 'Missing');
  await choose('Sort by', 'Stock, descending');
  const query =
    'category=protection&status=inactive&in_stock=low&approval=0&specifications=missing&sort=stock&order=desc';
  expect(router.state.location.search).toBe(`?${query}`);
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(paths().at(-1)?.split('?')[1]))).toEqual({
      ...Object.fromEntries(new URLSearchParams(query)),
      filter: 'true',
      page: '1',
      currency: 'SAR',
    }),
  );
});

it('Search waits for a pause in typing and starts at page 1', async () => {
  const { user, paths } = await openProducts([aVendorProduct()], { at: '/vendor/products?page=2', lastPage: 3 });
  await screen.findByRole('link', { name: 'Nitrile gloves' });
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'mask');
  await waitFor(() => expect(paths()).toHaveLength(2));
  expect(paths()).toEqual([
    '/vendor/products?filter=true&page=2&currency=SAR',
    '/vendor/products?filter=true&page=1&currency=SAR&search=mask',
  ]);
});

it('An empty list explains how to start, but a search without matches does not', async () => {
  const { unmount } = await openProducts([]);
  expect(await screen.findByText('No products found...')).toBeVisible();
  expect(screen.getByText('Add your first product, or import a table of them.')).toBeVisible();
  unmount();
  await openProducts([], { at: '/vendor/products?search=mask' });
  expect(await screen.findByText('No products found...')).toBeVisible();
  expect(screen.queryByText(/first product/)).not.toBeInTheDocument();
});

it('Column choices persist across visits', async () => {
  const { user, unmount } = await openProducts([aVendorProduct()]);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'SKU' }));
  expect(screen.getByRole('cell', { name: 'GLV-1' })).toBeVisible();
  unmount();
  await openProducts([aVendorProduct()]);
  expect(await screen.findByRole('cell', { name: 'GLV-1' })).toBeVisible();
});

it('The export contains the filtered products in the import’s columns', async () => {
  URL.createObjectURL = () => 'blob:products';
  URL.revokeObjectURL = () => undefined;
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, paths } = await openProducts([aVendorProduct()], {
    at: '/vendor/products?page=2&status=active&sort=name',
    responses: {
      'GET /vendor/products.csv': new Response('sku', {
        headers: { 'content-disposition': 'attachment; filename="products.csv"' },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(paths()).toContain('/vendor/products.csv?status=active');
});
