import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { category } from '../../testing/catalogSamples.ts';
import { arabic, english, product } from '../../testing/samples.ts';
import { HomePage } from './HomePage.tsx';

// A carousel measures the page, and jsdom has no layout.
const mockShow = jest.fn();
jest.mock('embla-carousel-react', () => {
  const carousel = {
    on: () => carousel,
    off: () => carousel,
    selectedScrollSnap: () => 0,
    canScrollPrev: () => false,
    canScrollNext: () => true,
    scrollTo: (index: number) => mockShow(index),
  };
  return { __esModule: true, default: () => [() => {}, carousel] };
});

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
  expect(screen.getByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/shop?search=masks');
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

test('A visitor reads one testimonial at a time, and chooses another one', async () => {
  openHome();
  const { user } = await renderWithProviders(<HomePage />, { texts: english });
  const testimonials = within(screen.getByRole('region', { name: 'What our customers say' }));
  expect(testimonials.getAllByRole('listitem')).toHaveLength(1);
  const pages = testimonials.getAllByRole('button');
  expect(pages).toHaveLength(4);
  expect(pages[0]).toHaveAttribute('aria-current', 'true');
  await user.click(testimonials.getByRole('button', { name: 'Testimonial 3 of 4' }));
  expect(mockShow).toHaveBeenLastCalledWith(2);
});

test.each([
  ['en', english, 'Testimonial 1 of 4', '{ArrowRight}'],
  ['ar', arabic, 'الرأي 1 من 4', '{ArrowLeft}'],
] as const)('An arrow key leads a reader of %s onward in the direction of reading', async (lang, texts, name, key) => {
  openHome();
  const { user } = await renderWithProviders(<HomePage />, { lang, texts });
  screen.getByRole('button', { name }).focus();
  await user.keyboard(key);
  expect(mockShow).toHaveBeenLastCalledWith(1);
});

test('A visitor is invited to buy masks and to subscribe', async () => {
  openHome();
  await renderWithProviders(<HomePage />, { texts: english });
  expect(screen.getByRole('region', { name: 'Buy medical masks' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});
