import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { category } from '../../testing/catalogSamples.ts';
import { arabic, english, product } from '../../testing/samples.ts';
import { HomePage } from './HomePage.tsx';

// The carousel measures the page, and jsdom has no layout.
jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [() => {}, undefined] }));

const openHome = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /products': ok({ products: [product({ is_featured: true })] }),
    'GET /categories': ok({ categories: [category()] }),
    ...more,
  });

test('A visitor finds the way into the shop, the categories and the featured products', async () => {
  const calls = openHome();
  await renderWithProviders(<HomePage />, { texts: english });
  expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/shop');
  expect(screen.getByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/shop');
  expect(await screen.findByRole('link', { name: 'Gloves' })).toHaveAttribute('href', '/shop?category=1');
  expect(await screen.findByRole('link', { name: 'Nitrile gloves' })).toHaveAttribute(
    'href',
    '/product/nitrile-gloves',
  );
  expect(calls.map(({ path }) => path)).toContain('/products?featured=true');
});

test('A visitor reads the four promises', async () => {
  openHome();
  await renderWithProviders(<HomePage />, { texts: english });
  for (const promise of ['Free shipping', 'Money back', 'Secure checkout', 'Gift offer']) {
    expect(screen.getByText(promise)).toBeVisible();
  }
});

test('A visitor sees the rest of the page when the featured products cannot be had', async () => {
  openHome({ 'GET /products': { status: 503, body: { status: 503, success: false, code: 'busy', message: 'Busy.' } } });
  await renderWithProviders(<HomePage />, { texts: english });
  expect(await screen.findByText('Busy.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Gloves' })).toBeVisible();
});

test('An Arabic reader sees the categories in Arabic', async () => {
  openHome();
  await renderWithProviders(<HomePage />, { lang: 'ar', texts: arabic });
  expect(await screen.findByRole('link', { name: 'قفازات' })).toBeVisible();
});
