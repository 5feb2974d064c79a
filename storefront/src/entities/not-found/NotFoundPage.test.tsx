import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { arabic, english } from '../../testing/samples.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

test('Someone with a wrong address finds the way home and to what is looked for most', async () => {
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

test('An Arabic reader is told so in Arabic', async () => {
  await renderWithProviders(<NotFoundPage />, { texts: arabic, lang: 'ar' });
  expect(screen.getByRole('heading', { level: 1, name: 'الصفحة غير موجودة' })).toBeVisible();
});
