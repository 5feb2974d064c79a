import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { arabic, english } from '../../testing/samples.ts';
import { AboutPage } from './AboutPage.tsx';

test('A visitor learns who the shop is, why to buy there and what is new', async () => {
  await renderWithProviders(<AboutPage />, { texts: english });
  const breadcrumb = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  const reasons = screen.getByRole('region', { name: 'Why choose us' });
  expect(
    within(reasons)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Sellers we know', 'One basket, many sellers', 'Pay when it arrives']);
  const news = screen.getByRole('region', { name: 'Latest news' });
  expect(within(news).getAllByRole('article')).toHaveLength(3);
  expect(within(news).getByRole('link', { name: 'See all posts' })).toHaveAttribute('href', '/blogs');
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('An Arabic visitor reads all of it in Arabic', async () => {
  await renderWithProviders(<AboutPage />, { texts: arabic, lang: 'ar' });
  expect(screen.getByRole('region', { name: 'لماذا تختارنا' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'آخر الأخبار' })).toBeVisible();
});
