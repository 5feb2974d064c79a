import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { productDetail, variant } from '../../testing/catalogSamples.ts';
import { arabic, asCustomer, english, product } from '../../testing/samples.ts';
import { ProductPage } from './ProductPage.tsx';

const sized = productDetail({
  has_variants: true,
  variants: [
    variant({ id: 71, value: 'Small', value_arabic: 'صغير', sku: 'GL-7-S', stock: 0 }),
    variant({ id: 72, value: 'Medium', value_arabic: 'متوسط', sku: 'GL-7-M', stock: 3, price: 13, original_price: 13 }),
    variant({ id: 73, value: 'Large', value_arabic: 'كبير', sku: 'GL-7-L', stock: 9, price: 14, original_price: 14 }),
  ],
});

const openProduct = (detail = productDetail(), more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /products/nitrile-gloves': ok({ product: detail }),
    'GET /products/7/related': ok({ data: [product({ id: 8, slug: 'masks', name: 'Surgical masks' })] }),
    'GET /wishlist': ok({ wishlist: [] }),
    ...more,
  });
const page = { at: '/product/nitrile-gloves', path: '/product/:slug', texts: english };

test('A shopper sees what it is, who sells it, what delivery costs and what goes with it', async () => {
  openProduct();
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nitrile gloves' })).toBeVisible();
  expect(document.title).toBe('Nitrile gloves · Balsam');
  expect(screen.getByText('1010123456')).toBeVisible();
  expect(screen.getByText('Shipping 15.00 SAR. Free for orders from 200.00 SAR with this seller.')).toBeVisible();
  expect(screen.getByText('Leaves the seller in 1 to 3 days')).toBeVisible();
  const [summary] = screen.getAllByText('No reviews yet');
  expect(summary).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Surgical masks' })).toHaveAttribute('href', '/product/masks');
});

test('Search engines read a description that no product text can break out of', async () => {
  openProduct(productDetail({ name: '</script><b>&' }));
  const { container } = await renderWithProviders(<ProductPage />, page);
  await screen.findByRole('heading', { level: 1 });
  const json = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({
    name: '</script><b>&',
    offers: { price: 12.5, priceCurrency: 'SAR', availability: 'https://schema.org/InStock' },
  });
});

test('A shopper at the address of no product is told so, and the server is asked once', async () => {
  const calls = fakeApi({
    'GET /products/nitrile-gloves': {
      status: 404,
      body: { status: 404, success: false, code: 'not_found', message: 'Not found' },
    },
  });
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('heading', { name: /page not found/i })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('A shopper who chooses a size sees its price, stock and SKU, and may share the address', async () => {
  openProduct(sized);
  const { user, router } = await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('radio', { name: 'Medium' })).toBeChecked();
  expect(screen.getByText('Only 3 left!')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Large' }));
  expect(router.state.location.search).toBe('?variant=73');
  expect(screen.getByText('14.00 SAR')).toBeVisible();
  expect(screen.getByText('GL-7-L')).toBeVisible();
  expect(screen.getByText('In stock')).toBeVisible();
});

test('A sold-out size stays in sight, says so and cannot be chosen', async () => {
  openProduct(sized);
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('radio', { name: 'Small unavailable' })).toBeDisabled();
});

test('A customer buys as many of the chosen size as there are, and no more', async () => {
  const calls = openProduct(sized, { 'POST /carts': ok({}) });
  const { user } = await renderWithProviders(<ProductPage />, { ...page, session: asCustomer });
  const quantity = await screen.findByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '50{Enter}');
  expect(quantity).toHaveValue('3');
  await user.clear(quantity);
  await user.type(quantity, '0{Enter}');
  expect(quantity).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/carts',
      body: { product_id: 7, variant_id: 72, quantity: 3 },
    }),
  );
});

test('A shopper cannot add a sold-out product', async () => {
  openProduct(productDetail({ stock: 0 }));
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('button', { name: 'Out of stock' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toBeDisabled();
});

test('A visitor signs in before keeping a product, and comes back to it', async () => {
  openProduct();
  const { user, router } = await renderWithProviders(<ProductPage />, {
    ...page,
    routes: [{ path: '/login', element: <h1>Log in</h1> }],
  });
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/product/nitrile-gloves' } });
});

test('A customer keeps a product and lets it go again', async () => {
  let wishlist: object[] = [];
  openProduct(productDetail(), {
    'GET /wishlist': () => ok({ wishlist }),
    'POST /wishlist': () => {
      wishlist = [{ id: 5, product: product() }];
      return ok({ wishlist });
    },
    'DELETE /wishlist/5': () => {
      wishlist = [];
      return ok({ wishlist });
    },
  });
  const { user } = await renderWithProviders(<ProductPage />, { ...page, session: asCustomer });
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
  await user.click(await screen.findByRole('button', { name: 'In your wishlist' }));
  expect(await screen.findByRole('button', { name: 'Add to wishlist' })).toBeEnabled();
});

test('A shopper looks at every picture', async () => {
  openProduct();
  const { user } = await renderWithProviders(<ProductPage />, page);
  await user.click(await screen.findByRole('button', { name: 'Show picture 2' }));
  expect(screen.getByRole('img', { name: 'Nitrile gloves, picture 2' })).toHaveAttribute(
    'src',
    '/media/gloves-angle-640.webp',
  );
});

test('A shopper reads the reviews with their dates', async () => {
  const review = { id: 1, date: '2026-10-02T10:00:00Z', review: 'Good fit.', rating: 5, user: { name: 'Sara A.' } };
  openProduct(productDetail({ reviews: [{ ...review, verified: true }], total_reviews: 1, rating: 5 }));
  const { user } = await renderWithProviders(<ProductPage />, page);
  await user.click(await screen.findByRole('tab', { name: 'Reviews (1)' }));
  expect(await screen.findByText('Good fit.')).toBeVisible();
  expect(screen.getByText('Oct 2, 2026')).toBeVisible();
});

test('An Arabic reader sees the Arabic name, description and sizes', async () => {
  openProduct(sized);
  await renderWithProviders(<ProductPage />, { ...page, lang: 'ar', texts: arabic });
  expect(await screen.findByRole('heading', { level: 1, name: 'قفازات نتريل' })).toBeVisible();
  expect(screen.getByText('خالية من البودرة.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'متوسط' })).toBeChecked();
});
