import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { emptySite, legalPage, postSummary } from '../../testing/content-samples.ts';
import { arabic, english, site } from '../../testing/samples.ts';
import { AboutPage } from './AboutPage.tsx';

const posts = ['a', 'b', 'c', 'd'].map((slug) => postSummary({ slug }));
const responses = {
  'GET /site': ok({ data: site() }),
  'GET /posts': ok({ data: { posts } }),
  'GET /pages/about': ok({ data: legalPage({ key: 'about', body: 'We sell masks.', body_arabic: 'نبيع الكمامات.' }) }),
};

test("A visitor sees the shop's story, three reasons to buy and the latest news", async () => {
  fakeApi(responses);
  await renderWithProviders(<AboutPage />, { texts: english });
  const breadcrumb = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(await screen.findByText('We sell masks.')).toBeVisible();
  const reasons = screen.getByRole('region', { name: 'Why choose us' });
  expect(
    within(reasons)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Verified sellers', 'One basket, many sellers', 'Pay on delivery']);
  expect(await within(reasons).findByText(/Return unopened items within 30 days/)).toBeVisible();
  const news = await screen.findByRole('region', { name: 'Latest news' });
  expect(within(news).getAllByRole('article')).toHaveLength(3);
  expect(within(news).getByRole('link', { name: 'See all posts' })).toHaveAttribute('href', '/blogs');
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('An Arabic visitor sees all of it in Arabic', async () => {
  fakeApi(responses);
  await renderWithProviders(<AboutPage />, { texts: arabic, lang: 'ar' });
  expect(await screen.findByText('نبيع الكمامات.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'لماذا تختارنا؟' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'آخر الأخبار' })).toBeVisible();
});

test('A shop without its own texts shows no story, news or return period', async () => {
  fakeApi({
    'GET /site': ok({ data: emptySite }),
    'GET /posts': ok({ data: { posts: [] } }),
    'GET /pages/about': ok({ data: legalPage({ key: 'about', body: '', body_arabic: '', published_at: null }) }),
  });
  await renderWithProviders(<AboutPage />, { texts: english });
  expect(await screen.findByText(/^Balsam is a marketplace for medical supplies/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Latest news' })).not.toBeInTheDocument();
  expect(screen.queryByText(/returned/)).not.toBeInTheDocument();
});
