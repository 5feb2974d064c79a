import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { arabic, english } from '../../testing/samples.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

test('The not-found page links to the home page and the most used pages', async () => {
  await renderWithProviders(<NotFoundPage />, { texts: english });
  expect(screen.getByRole('heading', { level: 1, name: 'page not found' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/shop',
    '/track-order',
    '/blogs',
    '/contact-us',
  ]);
});

test('An Arabic reader sees it in Arabic', async () => {
  await renderWithProviders(<NotFoundPage />, { texts: arabic, lang: 'ar' });
  expect(screen.getByRole('heading', { level: 1, name: 'الصفحة غير موجودة' })).toBeVisible();
});
