import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { category } from '../../testing/catalog-samples.ts';
import { emptySite, testimonial } from '../../testing/content-samples.ts';
import { arabic, english, product, site } from '../../testing/samples.ts';
import { HomePage } from './HomePage.tsx';

// A carousel measures the page, and jsdom has no layout.
const mockShow = jest.fn();
jest.mock('embla-carousel', () => {
  const carousel = {
    on: () => carousel,
    off: () => carousel,
    selectedScrollSnap: () => 0,
    canScrollPrev: () => false,
    canScrollNext: () => true,
    scrollTo: (index: number) => mockShow(index),
    destroy: () => {},
  };
  return { __esModule: true, default: () => carousel };
});

const openHome = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /products': ok({ products: [product({ is_featured: true })] }),
    'GET /categories': ok({
      categories: [
        category(),
        category({ id: 2, slug: 'masks-face-protection', name: 'Masks', name_arabic: 'كمامات' }),
      ],
    }),
    'GET /site': ok({ data: site() }),
    'GET /testimonials': ok({ data: { testimonials: [1, 2, 3, 4].map((id) => testimonial({ id })) } }),
    ...more,
  });

test('The home page links to the shop and shows categories and featured products', async () => {
  const calls = openHome();
  await renderWithProviders(<HomePage />, { texts: english });
  expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/shop');
  expect(await screen.findByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/shop?search=masks');
  const gloves = await screen.findAllByRole('link', { name: 'Gloves' });
  expect(gloves.map((link) => link.getAttribute('href'))).toEqual(['/shop?category=1', '/shop?category=1']);
  expect(await screen.findByRole('link', { name: 'Nitrile gloves' })).toHaveAttribute(
    'href',
    '/product/nitrile-gloves',
  );
  expect(calls.map(({ path }) => path)).toContain('/products?featured=true');
});

test('Without featured products the newest ones are shown', async () => {
  openHome({ 'GET /products': ok({ products: [product({ is_featured: false })] }) });
  await renderWithProviders(<HomePage />, { texts: english });
  const newest = await screen.findByRole('region', { name: 'New arrivals' });
  expect(within(newest).getByRole('link', { name: 'Nitrile gloves' })).toBeVisible();
  expect(within(newest).getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
  expect(screen.queryByRole('heading', { name: 'Featured products' })).not.toBeInTheDocument();
});

test('The four benefits are shown', async () => {
  openHome();
  await renderWithProviders(<HomePage />, { texts: english });
  for (const promise of ['Free shipping', 'Easy returns', 'Secure checkout', 'Free gift']) {
    expect(await screen.findByText(promise)).toBeVisible();
  }
  expect(screen.getByText(/^From 150\.00.SAR, depending on the seller$/)).toBeVisible();
  expect(screen.getByText('Return unopened items within 30 days')).toBeVisible();
  expect(screen.getByText(/^A free gift with orders of 500\.00.SAR or more$/)).toBeVisible();
});

test('If featured products cannot be loaded, the rest of the page is shown', async () => {
  openHome({ 'GET /products': { status: 503, body: { status: 503, success: false, code: 'busy', message: 'Busy.' } } });
  await renderWithProviders(<HomePage />, { texts: english });
  expect(await screen.findByText('Busy.')).toBeVisible();
  expect(await screen.findAllByRole('link', { name: 'Gloves' })).toHaveLength(2);
});

test('An Arabic reader sees the categories in Arabic', async () => {
  openHome();
  await renderWithProviders(<HomePage />, { lang: 'ar', texts: arabic });
  expect(await screen.findAllByRole('link', { name: 'قفازات' })).toHaveLength(2);
});

test('One testimonial is shown at a time, and others can be chosen', async () => {
  openHome();
  const { user } = await renderWithProviders(<HomePage />, { texts: english });
  const testimonials = within(await screen.findByRole('region', { name: 'What our customers say' }));
  expect(testimonials.getAllByRole('listitem')).toHaveLength(1);
  const pages = testimonials.getAllByRole('button');
  expect(pages).toHaveLength(4);
  expect(pages[0]).toHaveAttribute('aria-current', 'true');
  await user.click(testimonials.getByRole('button', { name: 'Testimonial 3 of 4' }));
  await waitFor(() => expect(mockShow).toHaveBeenLastCalledWith(2));
});

test.each([
  ['en', english, 'Testimonial 1 of 4', '{ArrowRight}'],
  ['ar', arabic, 'الرأي 1 من 4', '{ArrowLeft}'],
] as const)('An arrow key moves the carousel in the reading direction of %s', async (lang, texts, name, key) => {
  openHome();
  const { user } = await renderWithProviders(<HomePage />, { lang, texts });
  (await screen.findByRole('button', { name })).focus();
  await user.keyboard(key);
  await waitFor(() => expect(mockShow).toHaveBeenLastCalledWith(1));
});

test('The page promotes masks and the newsletter', async () => {
  openHome();
  await renderWithProviders(<HomePage />, { texts: english });
  expect(await screen.findByRole('region', { name: 'buy medical mask' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('Benefits that do not apply are not shown', async () => {
  openHome({
    'GET /site': ok({ data: { ...emptySite, is_open: true } }),
    'GET /testimonials': ok({ data: { testimonials: [] } }),
  });
  await renderWithProviders(<HomePage />, { texts: english });
  expect(await screen.findByText('See each seller’s shipping fee before you order')).toBeVisible();
  for (const promise of ['Free shipping', 'Easy returns', 'Free gift']) {
    expect(screen.queryByText(promise)).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('region', { name: 'What our customers say' })).not.toBeInTheDocument();
});

test.each([
  ['en', english, 'We’re not open yet', 'Our newsletter'],
  ['ar', arabic, 'لم نفتح أبوابنا بعد', 'نشرتنا البريدية'],
] as const)('A shop without products says that it is not open yet: %s', async (lang, texts, title, newsletter) => {
  fakeApi({ 'GET /site': ok({ data: emptySite }) });
  await renderWithProviders(<HomePage />, { lang, texts });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([title, newsletter]);
});
