import type { Lang, VendorProduct } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/answers.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';

const gloves: VendorProduct = {
  id: 1,
  slug: 'nitrile-gloves',
  name: 'Nitrile gloves',
  name_arabic: 'قفازات نتريل',
  sku: 'GLV-1',
  product_image: null,
  in_stock: 4,
  price: 12.5,
  currency: 'SAR',
  category: { id: 2, name: 'Protection', name_arabic: 'الوقاية' },
  status: 'draft',
  approval_status: 0,
  created_at: '2026-11-20T09:30:00.000Z',
};

const openProducts = async (products: VendorProduct[], lang: Lang = 'en') => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /categories': ok({
      categories: [
        { id: 2, slug: 'protection', name: 'Protection', name_arabic: 'الوقاية', image: null, product_count: 1 },
      ],
    }),
    'GET /vendor/products': ok({ products, meta: { current_page: 1, last_page: 1, total: 1, per_page: 10 } }),
  });
  const view = await renderPortal('/vendor/products', 'vendor', lang);
  return { ...view, calls: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/products')) };
};

it('A vendor sees stock, price, category, status and approval of a product', async () => {
  await openProducts([gloves]);
  const row = (await screen.findByRole('cell', { name: 'Nitrile gloves' })).closest('tr');
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => stripBidi(cell.textContent ?? '')),
  ).toEqual(['Nitrile gloves', '4', '12.50 SAR', 'Protection', 'Inactive', 'Pending', 'Nov 20, 2026 12:30 PM']);
});

it('A vendor who reads Arabic sees the Arabic names', async () => {
  await openProducts([gloves], 'ar');
  expect(await screen.findByRole('cell', { name: 'قفازات نتريل' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'الوقاية' })).toBeVisible();
});

it('A vendor narrows the list by category, status and availability', async () => {
  const { user, calls } = await openProducts([]);
  expect(await screen.findByText('No products found...')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Category'), 'Protection');
  await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
  await user.selectOptions(screen.getByLabelText('Availability'), 'Out of stock');
  await waitFor(() =>
    expect(calls().at(-1)).toBe(
      '/vendor/products?filter=true&page=1&currency=SAR&status=inactive&in_stock=0&category=protection',
    ),
  );
});
